"""What the player may know of a position, as plain JSON, and positions imagined from it.

Built by allow-list: nothing is shown that is not named here. The hidden objectives are not stored
at all (E3), so a view says only which ones are still unseen.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from ludotheque.core.events import Json
from ludotheque.core.game import Game, Knowledge, State
from ludotheque.core.rng import Rng, count_bits
from ludotheque.games.eden import goomz as g
from ludotheque.games.eden import moves as m
from ludotheque.games.eden import pieces as p
from ludotheque.games.eden import rounds
from ludotheque.games.eden.pieces import NONE, EdenEdition
from ludotheque.games.eden.state import EdenState, bare_state


def public(s: EdenState) -> Json:
    due = rounds.due_back(s) if s.phase == p.RETURNING else NONE
    return {
        "game": "eden",
        "edition": s.edition.about,
        "seat": None,
        "options": {"modes": mode_names(s.modes), "shield_lasts": s.shield_lasts},
        "round": int(s.round),
        "last_round": int(p.LAST_ROUND),
        "phase": p.PHASES[s.phase],
        "returning": None if due == NONE else p.ally_ref(due),
        "places": [place_view(s, place) for place in range(8)],
        "goomz": [goomz_view(s, goomz) for goomz in range(3)],
        "allies": [ally_view(s, ally) for ally in range(3)],
        "cards": [card_view(s, card) for card in range(4)],
        "dice": [int(n) for n in range(1, 7) for _ in range(s.free[n])],
        "discarded": int(s.discarded),
        "discards_left": int(p.DISCARDS - s.discarded),
        "noa": s.noa,
        "rerolls": int(s.rerolls),
        "taken": [objective_view(s.content, i) for i in range(9) if (s.taken >> i) & 1],
        "unseen": [objective_view(s.content, i) for i in range(9) if (s.unseen >> i) & 1],
        "forecast": forecast(s),
        "outcome": p.OUTCOMES[s.outcome],
        "result": s.result().json() if s.over else None,
    }


def mode_names(modes: i64) -> list[str]:
    return [name for i, name in enumerate(p.MODES) if (modes >> i) & 1]


def place_view(s: EdenState, place: i64) -> Json:
    return {"ref": p.place_ref(place), "terrain": "terrain:" + p.TERRAINS[s.kinds[place]],
            "health": p.HEALTHS[s.health[place]]}


def goomz_view(s: EdenState, goomz: i64) -> Json:
    place = s.goomz[goomz]
    objective = s.shown[goomz]
    return {
        "ref": p.goomz_ref(goomz),
        "place": None if place == NONE else p.place_ref(place),
        "acted": (s.acted >> goomz) & 1 != 0,
        "collected": int(s.collected[goomz]),
        "objective": None if objective == NONE else objective_view(s.content, objective),
    }


def objective_view(edition: EdenEdition, objective: i64) -> Json:
    return {
        "id": int(objective),
        "ally": p.ally_ref(edition.ally_of[objective]),
        "terrain": "terrain:" + p.TERRAINS[edition.terrain_of[objective]],
        "reroll": edition.has_reroll[objective] != 0,
    }


def ally_view(s: EdenState, ally: i64) -> Json:
    place = s.allies[ally]
    trap = s.traps[ally]
    return {
        "ref": p.ally_ref(ally),
        "place": None if place == NONE else p.place_ref(place),
        "back": int(s.back[ally]) if place == NONE else None,
        "shield": s.shielded(ally),
        "protected": (s.locks >> ally) & 1 != 0,
        "traps": None if trap == NONE else p.goomz_ref(trap),
    }


def card_view(s: EdenState, card: i64) -> Json:
    rows: list[Json] = []
    for die in range(1, 7):
        at = card * 6 + die - 1
        rows.append({"die": int(die), "action": p.ACTIONS[s.content.action[at]],
                     "amount": int(s.content.amount[at])})
    die_here = s.placed[card]
    return {"ref": p.card_ref(card), "die": int(die_here) if die_here else None,
            "turned": s.weak == card, "rows": rows}


def forecast(s: EdenState) -> list[Json]:
    """What the Goomz would do now, in the order yellow, red, black; the first Ally where the
    player could choose. Nothing in it depends on what is hidden."""
    out: list[Json] = []
    then = s.copy()
    for goomz in range(3):
        if then.over or then.goomz[goomz] == NONE or (then.acted >> goomz) & 1:
            continue
        does = g.situation(then, goomz)
        met = g.victims(then, goomz, does)
        ally: object = None
        if met:
            ally = p.ally_ref(g.lowest(met))
        elif does == g.FLEES:
            ally = p.ally_ref(then.trapper_of(goomz))
        facts: Json = {"goomz": p.goomz_ref(goomz), "letter": g.LETTERS[does],
                       "choice": count_bits(met) > 1, "ally": ally}
        out.append(facts | then.spot(then.goomz[goomz]))
        g.goomz_acts(then, goomz, m.NO_ALLY, None)
    return out


# --- from a view back to positions --------------------------------------------------------------


class EdenKnowledge(Knowledge):
    """All of Eden is in sight but the order of the hidden objectives and the dice to come, and
    both are drawn when they happen: imagining is copying with other randomness."""

    def __init__(self, seen: EdenState) -> None:
        self.seen = seen

    def imagine(self, rng: Rng) -> State:
        state = self.seen.copy()
        state.rng = rng
        return state


def know(game: Game, view: Json, edition: EdenEdition, rng: Rng) -> Knowledge:
    options = cast(Json, view["options"])
    s = bare_state(game, edition, rng, bits_of(cast(list[str], options["modes"]), p.MODES),
                   bool(options["shield_lasts"]))
    s.round = cast(int, view["round"])
    s.phase = p.PHASES.index(cast(str, view["phase"]))
    s.outcome = p.OUTCOMES.index(cast(str, view["outcome"]))
    s.over = s.outcome != p.GOING
    places = cast(list[Json], view["places"])
    for place in range(8):
        s.kinds[place] = p.TERRAINS.index(name_in(places[place]["terrain"]))
        s.health[place] = p.HEALTHS.index(cast(str, places[place]["health"]))
    s.twins = rounds.twins_of(s.kinds)
    know_pieces(s, cast(list[Json], view["goomz"]), cast(list[Json], view["allies"]))
    s.taken = ids(view["taken"])
    s.unseen = ids(view["unseen"])
    s.rerolls = cast(int, view["rerolls"])
    s.noa = bool(view["noa"])
    for die in cast(list[int], view["dice"]):
        s.free[die] += 1
    s.discarded = cast(int, view["discarded"])
    cards = cast(list[Json], view["cards"])
    for card in range(4):
        s.placed[card] = cast(int, cards[card]["die"] or 0)
        if cards[card]["turned"]:
            s.weak = card
    return EdenKnowledge(s)


def know_pieces(s: EdenState, all_goomz: list[Json], allies: list[Json]) -> None:
    for goomz in range(3):
        about = all_goomz[goomz]
        s.goomz[goomz] = place_in(about["place"])
        s.collected[goomz] = cast(int, about["collected"])
        if about["objective"] is not None:
            s.shown[goomz] = cast(int, cast(Json, about["objective"])["id"])
        if about["acted"]:
            s.acted |= 1 << goomz
    for ally in range(3):
        about = allies[ally]
        s.allies[ally] = place_in(about["place"])
        s.back[ally] = cast(int, about["back"] or 0)
        if about["shield"]:
            s.shields |= 1 << ally
        if about["protected"]:
            s.locks |= 1 << ally
        if about["traps"] is not None:
            s.traps[ally] = p.GOOMZ.index(name_in(about["traps"]))


def name_in(ref: object) -> str:
    return cast(str, ref).partition(":")[2]


def place_in(ref: object) -> int:
    return NONE if ref is None else int(name_in(ref))


def ids(objectives: object) -> int:
    bits = 0
    for objective in cast(list[Json], objectives):
        bits |= 1 << cast(int, objective["id"])
    return bits


def bits_of(chosen: list[str], names: tuple[str, ...]) -> int:
    bits = 0
    for name in chosen:
        bits |= 1 << names.index(name)
    return bits
