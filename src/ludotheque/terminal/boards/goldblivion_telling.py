"""GOLDblivion's position told in lines: for line mode, and to explain a single component."""

from __future__ import annotations

from ludotheque.core.text import Words
from ludotheque.terminal.boards.goldblivion_words import (
    View,
    asking,
    capital,
    card_cost,
    card_name,
    card_of,
    counted,
    fighter_of,
    fighter_text,
    hex_of,
    me,
    name_of,
    power_text,
    powers_text,
    printed_card,
    printed_fighter,
)

TYPES = ("elf", "human", "dwarf", "building")


def position(view: View, words: Words, full: bool) -> list[str]:
    """The whole position; `full` tells each hex, each column of the noble, and what cards do."""
    lines = draft_lines(view, words)
    lines += market_lines(view, words)
    lines += [village_line(village, words) for village in view["villages"]]
    lines += [hex_line(land, words) for land in view["land"]
              if full or land["enemy"] is not None]
    if not full:
        lines += other_hexes(view, words)
    mine = me(view)
    for seat in view["seats"]:
        lines += seat_lines(view, seat, words, seat is mine)
    if view["noble"] is not None:
        lines += noble_lines(view, words)[:None if full else 1]
    lines += fight_lines(view, words)
    if full:
        lines += glossary(view, words)
    return lines


# --- the table ----------------------------------------------------------------------------------


def draft_lines(view: View, words: Words) -> list[str]:
    if view["phase"] != "draft":
        return []
    lines = [words.label("goldblivion-tell-noble", card=card_line(noble, words))
             for noble in view["draft"]["nobles"]]
    order = list(reversed(view["draft"]["picking"]))
    return [*lines, words.label("goldblivion-tell-picking", seats=order)]


def market_lines(view: View, words: Words) -> list[str]:
    lines = [words.say("goldblivion-tell-market", market=f"market:{number}",
                       card=words.label("goldblivion-board-gap") if card is None
                       else card_line(card, words))
             for number, card in enumerate(view["market"], 1)]
    lines.append(words.label("goldblivion-tell-deck", n=view["deck"], magic=view["tokens_down"]))
    for pile in view["combat"]:
        top = pile["card"]
        what = words.label("goldblivion-board-gap") if top is None else \
            fighter_line(printed_fighter(view, top), words)
        lines.append(words.say("goldblivion-tell-combat", pile=pile["ref"], card=what,
                               n=pile["below"]))
    return lines


def card_line(card: View, words: Words) -> str:
    """«Bruno (Human, 2 nuggets): gain 3 nuggets, destroy 1 market card, or draw 1 card»."""
    facts = [words.label(f"goldblivion-type-{name}")
             for name in (["building"] if card["building"] else card["types"])]
    if card["cost"]:
        facts.append(card_cost(card, words))
    return words.label("goldblivion-tell-card", name=card_name(card["card"], words),
                       facts=", ".join(facts), power=powers_text(card["powers"], words))


def fighter_line(fighter: View, words: Words) -> str:
    facts = words.label("goldblivion-tell-combat-card")
    if fighter["cost"]:
        facts += ", " + words.label("goldblivion-cost-nuggets", n=fighter["cost"])
    return words.label("goldblivion-tell-card", name=card_name(fighter["card"], words),
                       facts=facts, power=fighter_text(fighter, words))


def village_line(village: View, words: Words) -> str:
    now = village["powers"][village["face"]]
    then = village["powers"][1 - village["face"]]
    return words.say("goldblivion-tell-village", village=village["ref"],
                     now=power_text(now, words), then=power_text(then, words))


def hex_line(land: View, words: Words) -> str:
    terrain = words.label(f"goldblivion-terrain-{land['terrain']}")
    enemy = land["enemy"]
    if enemy is not None:
        what = words.label("goldblivion-tell-enemy", tile=f"tile:{enemy['tile']}",
                           force=enemy["force"], reward=power_text(enemy["reward"], words))
    elif land["tiles"]:
        what = words.label("goldblivion-tell-face-down", n=land["tiles"])
    else:
        return words.say("goldblivion-tell-empty-hex", hex=land["ref"], terrain=terrain)
    return words.say("goldblivion-tell-hex", hex=land["ref"], terrain=terrain, what=what,
                     n=land["draws"])


def other_hexes(view: View, words: Words) -> list[str]:
    """In short: where tiles lie face down, and where none are left."""
    lines = []
    down = [words.label("goldblivion-tell-hex-draws", hex=land["ref"], n=land["draws"])
            for land in view["land"] if land["tiles"] and land["enemy"] is None]
    if down:
        lines.append(words.label("goldblivion-tell-hexes-down", hexes=", ".join(down)))
    empty = [land["ref"] for land in view["land"] if not land["tiles"] and land["enemy"] is None]
    if empty:
        lines.append(words.label("goldblivion-tell-hexes-empty", hexes=empty))
    return lines


# --- the players --------------------------------------------------------------------------------


def seat_lines(view: View, seat: View, words: Words, mine: bool) -> list[str]:
    lines = [words.say("goldblivion-tell-seat", seat=seat["ref"], nuggets=seat["nuggets"],
                       materials=seat["materials"], gold=seat["gold"])]
    left = sum(one["side"] == "left" for one in seat["developed"])
    lines.append(words.label("goldblivion-tell-counts", hand=seat["hand_size"],
                             pile=seat["pile_size"], left=left,
                             right=len(seat["developed"]) - left, tokens=seat["tokens"],
                             tiles=sum(seat["trophies"].values())))
    for id, counts in (("hand", seat["hand"]), ("play", seat["play"]),
                       ("upright", seat["upright"]), ("turned", seat["turned"]),
                       ("army", seat["army"]), ("spent", seat["spent"])):
        if counts:
            lines.append(words.label(f"goldblivion-tell-{id}",
                                     cards=", ".join(counted(counts, words))))
    if seat["held"]:
        lines += [token_line(view, ref, words) for ref in seat["held"]]
    if mine and seat["developed"]:
        lines.append(words.label("goldblivion-tell-developed",
                                 cards=", ".join(developed(seat, words))))
    if view["phase"] == "development":
        if seat["choice"]:
            lines.append(words.say("goldblivion-event-chosen-own",
                                   card=f"card:{seat['choice']['card']}",
                                   side=f"develop:{seat['choice']['side']}"))
        elif seat["chosen"]:
            lines.append(words.say("goldblivion-event-chosen", seat=seat["ref"]))
    if seat["passed"]:
        lines.append(words.say("goldblivion-tell-passed", seat=seat["ref"]))
    return lines


def developed(seat: View, words: Words) -> list[str]:
    """The owner may look at what lies face down (G11)."""
    return [words.label("goldblivion-tell-developed-card", card=f"card:{one['card']}",
                        side=f"develop:{one['side']}") for one in seat["developed"]]


def token_line(view: View, ref: str, words: Words) -> str:
    return words.say("goldblivion-tell-token", token=ref,
                     power=powers_text(view["printed"]["tokens"][ref], words))


def noble_lines(view: View, words: Words) -> list[str]:
    noble = view["noble"]
    lines = [words.label("goldblivion-tell-opponent", noble=f"noble:{noble['name']}",
                         level=words.label(f"goldblivion-level-{noble['level']}"),
                         nuggets=noble["nuggets"], materials=noble["materials"],
                         gold=noble["gold"], tiles=sum(noble["trophies"].values()))]
    lines += [slot_line(noble, number, words) for number in range(4)]
    lines.append(words.label("goldblivion-tell-magic-line",
                             power=power_text(noble["lines"][4], words)))
    chart = noble["chart"]
    lines.append(words.label(
        "goldblivion-tell-chart",
        materials=words.label("goldblivion-cost-materials", n=chart["materials"]),
        first=power_text(chart["materials_give"], words),
        nuggets=words.label("goldblivion-cost-nuggets", n=chart["nuggets"]),
        second=power_text(chart["nuggets_give"], words)))
    if noble["sixth_card"]:
        lines.append(words.label("goldblivion-tell-sixth"))
    return lines


def slot_line(noble: View, number: int, words: Words) -> str:
    cards = noble["slots"][number]
    told = ", ".join(counted(cards, words)) or words.label("goldblivion-board-none")
    return words.say("goldblivion-tell-slot", slot=f"slot:{TYPES[number]}",
                     power=power_text(noble["lines"][number], words), cards=told)


def fight_lines(view: View, words: Words) -> list[str]:
    fight = view["fight"]
    if fight["hex"] is None:
        return []
    enemy = hex_of(view, fight["hex"])["enemy"]
    frame = asking(view)
    lines = [words.say("goldblivion-tell-fight", hex=fight["hex"], force=fight["force"],
                       enemy=enemy["force"] if enemy else 0)]
    for id in ("fresh", "used"):
        if fight[id] and frame is not None:
            lines.append(words.label(f"goldblivion-tell-{id}",
                                     cards=", ".join(counted(fight[id], words))))
    return lines


# --- what things do -----------------------------------------------------------------------------


def glossary(view: View, words: Words) -> list[str]:
    """Every card that anybody owns, explained once. (Markets explain theirs.)"""
    slugs: dict[str, None] = {}
    fighters: dict[str, None] = {}
    for seat in view["seats"]:
        for part in ("owned", "upright", "turned"):
            slugs.update(dict.fromkeys(seat[part]))
        for part in ("army", "spent"):
            fighters.update(dict.fromkeys(seat[part]))
    fighters.update(dict.fromkeys([*view["fight"]["fresh"], *view["fight"]["used"]]))
    lines = [words.label("goldblivion-tell-glossary")]
    lines += [card_line(printed_card(view, slug), words) + "." for slug in slugs]
    lines += [fighter_line(printed_fighter(view, slug), words) + "." for slug in fighters]
    faces = [power_text(face, words) for face in view["dice"]]
    lines.append(words.label("goldblivion-tell-die", faces=", ".join(faces)))
    return lines


def about(view: View, ref: str, words: Words) -> list[str]:
    """What a component is and does; nothing where its name says it all."""
    kind = ref.partition(":")[0]
    card, fighter = card_of(view, ref), fighter_of(view, ref)
    if card is not None:
        return [card_line(card, words) + "."]
    if fighter is not None:
        return [fighter_line(fighter, words) + "."]
    if kind == "magic" and ref in view["printed"]["tokens"]:
        return [token_line(view, ref, words)]
    if kind == "village":
        return [village_line(one, words) for one in view["villages"] if one["ref"] == ref]
    if kind == "hex":
        return [hex_line(hex_of(view, ref), words)]
    if kind == "seat":
        return seat_lines(view, view["seats"][int(name_of(ref)) - 1], words, False)
    if kind == "slot" and view["noble"] is not None:
        return [capital(slot_line(view["noble"], TYPES.index(name_of(ref)), words))]
    return []
