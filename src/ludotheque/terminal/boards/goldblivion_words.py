"""GOLDblivion's cards and powers in words: whole sentences, and short signs for the picture.

Powers come from the view as data (see `power_view` in games/goldblivion/view.py) and are put
together here from the vocabulary's texts, so that a new card needs no words of its own.
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.text import Words

View = dict[str, Any]  # a GOLDblivion view or a part of one; see games/goldblivion/view.py

DIE, MAGIC, CARD = "⚂", "✦", "▯"
REACH = ("", "-gold", "-combat")  # where a Destroy reaches: the second number of its step


def name_of(ref: str) -> str:
    """`tom` of `hand:tom`."""
    return ref.partition(":")[2]


def card_name(slug: str, words: Words) -> str:
    return words.name(f"card:{slug}")


def cost_letter(card: View, words: Words) -> str:
    """`2N`, or `3M` of a Building."""
    return f"{card['cost']}{letter('materials' if card['building'] else 'nuggets', words)}"


def letter(name: str, words: Words) -> str:
    return words.label(f"goldblivion-letter-{name}")


def types_of(card: View, words: Words) -> str:
    """The symbols of a card: `EE`, `HE`, `B`."""
    if card["building"]:
        return letter("building", words)
    return "".join(letter(one, words) for one in card["types"])


# --- in whole words -----------------------------------------------------------------------------


def step_text(step: View, words: Words) -> str:
    do, n = step["do"], step["n"]
    if do == "repeat":
        return words.label(f"goldblivion-op-repeat-{step['per']}")
    if do == "destroy":
        return words.label(f"goldblivion-op-destroy{REACH[step['more']]}", n=n)
    text = words.label(f"goldblivion-op-{do}", n=n)
    if do == "fight":
        parts = [text]
        if n:
            parts.append(words.label("goldblivion-op-fight-force", n=n))
        if step["more"]:
            parts.append(words.label("goldblivion-op-fight-cards", n=step["more"]))
        return " ".join(parts)
    return with_per(text, step["per"], words)


def with_per(text: str, per: str, words: Words) -> str:
    return f"{text} {words.label(f'goldblivion-per-{per}')}" if per else text


def power_text(power: View, words: Words) -> str:
    """«pay 1 material to gain 1 gold ingot»."""
    effects = ", ".join(step_text(step, words) for step in power["steps"])
    effects = effects or words.label("goldblivion-power-nothing")
    pay = power["pay"]
    if pay is None:
        return effects
    id = "goldblivion-power-pay-again" if pay["again"] else "goldblivion-power-pay"
    return words.label(id, cost=cost_text(pay, words), effects=effects)


def cost_text(pay: View, words: Words) -> str:
    return words.label(f"goldblivion-cost-{pay['what']}", n=pay["n"])


def card_cost(card: View, words: Words) -> str:
    what = "materials" if card["building"] else "nuggets"
    return words.label(f"goldblivion-cost-{what}", n=card["cost"])


def powers_text(powers: list[View], words: Words) -> str:
    """One power, or the two sides of which one is chosen."""
    texts = [power_text(power, words) for power in powers]
    if len(texts) == 1:
        return texts[0]
    return words.label("goldblivion-power-or", left=texts[0], right=texts[1])


def fighter_side_text(side: View, words: Words) -> str:
    parts = []
    if side["force"] or not side["power"]["steps"]:
        force = words.label("goldblivion-fighter-force", n=side["force"])
        parts.append(with_per(force, side["per"], words))
    parts += [step_text(step, words) for step in side["power"]["steps"]]
    if side["draws"]:
        parts.append(words.label("goldblivion-fighter-draws", n=side["draws"]))
    if side["destroyed"]:
        parts.append(words.label("goldblivion-fighter-destroyed"))
    text, pay = ", ".join(parts), side["power"]["pay"]
    if pay is None:
        return text
    return words.label("goldblivion-fighter-pay", cost=cost_text(pay, words), effects=text)


def fighter_text(fighter: View, words: Words) -> str:
    if fighter["joker"]:
        return words.label("goldblivion-fighter-copies")
    texts = [fighter_side_text(side, words) for side in fighter["sides"]]
    if len(texts) == 1:
        return texts[0]
    return words.label("goldblivion-power-or", left=texts[0], right=texts[1])


# --- in signs -----------------------------------------------------------------------------------


def step_short(step: View, words: Words) -> str:
    do, n, per = step["do"], step["n"], step["per"]
    if do in ("nuggets", "materials", "ingots"):
        text = f"+{n}{letter(do, words)}"
    elif do == "die":
        text = f"{n if n > 1 else ''}{DIE}"
    elif do == "magic":
        text = f"+{n if n > 1 else ''}{MAGIC}"
    elif do in ("lose", "lose-materials"):
        text = f"-{n}{letter('nuggets' if do == 'lose' else 'materials', words)}"
    elif do == "repeat":
        return words.label("goldblivion-short-repeat", what=letter(per, words))
    elif do == "destroy":
        return words.label(f"goldblivion-short-destroy{REACH[step['more']]}", n=n)
    elif do == "fight":
        return fight_short(step, words)
    else:
        text = words.label(f"goldblivion-short-{do}", n=n)
    return f"{text}/{letter(per, words)}" if per else text


def fight_short(step: View, words: Words) -> str:
    text = words.label("goldblivion-short-fight")
    if step["n"]:
        text += f" +{step['n']}{letter('force', words)}"
    if step["more"]:
        text += f" +{step['more']}{CARD}"
    return text


def power_short(power: View, words: Words) -> str:
    """`1M→+1G`; a doubled arrow may be paid again and again."""
    text = ", ".join(step_short(step, words) for step in power["steps"])
    pay = power["pay"]
    if pay is None:
        return text
    arrow = "→→" if pay["again"] else "→"
    return f"{pay['n']}{letter(pay['what'], words)}{arrow}{text}"


def powers_short(powers: list[View], words: Words) -> str:
    return " / ".join(power_short(power, words) for power in powers)


def fighter_short(fighter: View, words: Words) -> str:
    if fighter["joker"]:
        return words.label("goldblivion-short-copy")
    return " / ".join(fighter_side_short(side, words) for side in fighter["sides"])


def fighter_side_short(side: View, words: Words) -> str:
    parts = []
    if side["force"] or not side["power"]["steps"]:
        per = f"/{letter(side['per'], words)}" if side["per"] else ""
        parts.append(f"{letter('force', words)}{side['force']}{per}")
    parts += [step_short(step, words) for step in side["power"]["steps"]]
    if side["draws"]:
        parts.append(f"+{side['draws']}{CARD}")
    text = " ".join(parts) + ("†" if side["destroyed"] else "")
    pay = side["power"]["pay"]
    return text if pay is None else f"{pay['n']}{letter(pay['what'], words)}→{text}"


def reward_signs(power: View, words: Words) -> str:
    """A tile's reward in as few signs as can be: `⚂⚂ 1G`."""
    parts = []
    for step in power["steps"]:
        do, n = step["do"], step["n"]
        if do in ("nuggets", "materials", "ingots"):
            parts.append(f"{n}{letter(do, words)}")
        elif do == "die" and n <= 2:
            parts.append(DIE * n)
        elif do == "magic":
            parts.append(MAGIC * min(n, 2))
        elif do == "take-combat":
            parts.append(letter("combat", words) * min(n, 2))
        else:
            parts.append(step_short(step, words))
    return " ".join(parts)


# --- finding things -----------------------------------------------------------------------------


def printed_card(view: View, slug: str) -> View:
    card: View = view["printed"]["cards"][slug]
    return card


def printed_fighter(view: View, slug: str) -> View:
    fighter: View = view["printed"]["fighters"][slug]
    return fighter


def card_of(view: View, ref: str) -> View | None:
    """The GOLDblivion card a reference means, if it means one."""
    kind, _, name = ref.partition(":")
    if kind == "market":
        card: View | None = view["market"][int(name) - 1]
        return card
    if kind in ("card", "hand", "played", "building", "noble"):
        found: View | None = view["printed"]["cards"].get(name)
        return found
    return None


def fighter_of(view: View, ref: str) -> View | None:
    """The Combat card a reference means, if it means one."""
    kind, _, name = ref.partition(":")
    if kind == "combat":
        top = view["combat"][int(name) - 1]["card"]
        return None if top is None else printed_fighter(view, top)
    if kind in ("army", "copy", "fighter"):
        return printed_fighter(view, name)
    return None


def me(view: View) -> View | None:
    """The viewer's own seat; None for a spectator."""
    if view["seat"] is None:
        return None
    mine: View = view["seats"][view["seat"]]
    return mine


def hex_of(view: View, ref: str) -> View:
    land: View = view["land"][int(name_of(ref)) - 1]
    return land


def asking(view: View) -> View | None:
    """What is half done and asks now."""
    frame: View | None = view["asking"][-1] if view["asking"] else None
    return frame


def counted(counts: dict[str, int], words: Words) -> list[str]:
    """Names of cards, with their number where there are several."""
    return [card_name(slug, words) + (f" ×{n}" if n > 1 else "") for slug, n in counts.items()]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
