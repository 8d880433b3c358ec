// What each piece says of itself, with the rule that tells more; stand-ins are called so.

import type { Ref } from '../../wire/messages';
import { capital, type Words } from '../../words/words';
import type { Explanation, View } from '../face';
import { placeLabel } from './asking';
import {
  actionName, allyMarks, forecastLine, goomzMarks, landName, placedLine, restLine, wantedLine,
  whoIsOn,
} from './telling';
import {
  type Ally, type Eden, edenOf, isStandIn, nameIn, numberIn, objectivePart, placesOf, type Row,
} from './view';

type Explain = (ref: Ref, eden: Eden, words: Words) => Explanation | null;

const EXPLAINED: Record<string, Explain> = {
  place, terrain, goomz, ally, objective, card, die, face, noa, act, mode,
};

export function explain(ref: Ref, view: View, words: Words): Explanation | null {
  const kind = ref.slice(0, ref.indexOf(':'));
  return EXPLAINED[kind]?.(ref, edenOf(view), words) ?? null;
}

function place(ref: Ref, eden: Eden, words: Words): Explanation {
  const { terrain: kind, health } = eden.places[numberIn(ref)]!;
  const twins = placesOf(eden, kind).filter((other) => other.ref !== ref)
    .map((other) => words.label('eden-web-twin', { place: placeLabel(eden, other.ref, words) }));
  return {
    title: placeLabel(eden, ref, words),
    lines: [
      words.label(`eden-web-about-${health}`),
      whoIsOn(eden, ref, words),
      ...twins,
    ],
    rule: 'E41',
  };
}

function terrain(ref: Ref, eden: Eden, words: Words): Explanation {
  const lines = placesOf(eden, ref).map((one) => placeLabel(eden, one.ref, words));
  lines.push(words.label('eden-web-about-land'));
  if (ref === 'terrain:forest') lines.push(words.label('eden-web-about-forest'));
  return { title: landName(ref, words), lines, rule: 'E51' };
}

function goomz(ref: Ref, eden: Eden, words: Words): Explanation | null {
  const one = eden.goomz.find((other) => other.ref === ref);
  if (!one) return null;
  const entry = eden.forecast.find((other) => other.goomz === ref);
  const lines = goomzMarks(eden, one, words).map(capital);
  if (one.objective) lines.push(wantedLine(one.objective, words));
  if (entry) lines.push(words.label('eden-web-omen', { does: forecastLine(entry, words) }));
  lines.push(words.label('eden-web-about-goomz'));
  return { title: capital(words.name(ref)), lines, rule: 'E41' };
}

function ally(ref: Ref, eden: Eden, words: Words): Explanation | null {
  const one = eden.allies.find((other) => other.ref === ref);
  if (!one) return null;
  const lines = one.place === null ? [restLine(one, words)] : allyMarks(one, words).map(capital);
  lines.push(words.label('eden-web-about-ally'));
  return { title: capital(words.name(ref)), lines, rule: allyRule(one) };
}

function allyRule(one: Ally): string {
  if (one.place === null) return 'E44';
  if (one.traps !== null) return 'E25';
  return one.shield ? 'E23' : 'E11';
}

function objective(ref: Ref, eden: Eden, words: Words): Explanation | null {
  const one = eden.goomz.find((other) => nameIn(other.ref) === nameIn(ref));
  if (!one) return null;
  const title = words.label(`eden-objective-${nameIn(ref)}`);
  const reached = words.label('eden-web-reached', { n: one.collected });
  if (!one.objective) return { title, lines: [reached], rule: 'E45' };
  const lines = [wantedLine(one.objective, words), reached];
  if (one.objective.reroll) lines.push(words.label('eden-web-about-symbol'));
  return { title, lines, rule: 'E25', standIn: isStandIn(eden, objectivePart(one.objective)) };
}

function card(ref: Ref, eden: Eden, words: Words): Explanation | null {
  const one = eden.cards.find((other) => other.ref === ref);
  if (!one) return null;
  const lines = one.rows.map((row) => rowLine(row, words));
  if (one.turned) lines.unshift(words.label('eden-web-turned'));
  else if (one.die !== null) lines.unshift(placedLine(one, words));
  return {
    title: capital(words.name(ref)), lines, rule: one.turned ? 'E65' : 'E11',
    standIn: isStandIn(eden, `actions.${nameIn(ref)}`),
  };
}

const rowLine = (row: Row, words: Words): string => words.label('eden-web-row-about', {
  die: row.die, action: actionName(row, words),
  about: words.label(`eden-action-${row.action}-about`, { amount: row.amount }),
});

function die(ref: Ref, eden: Eden, words: Words): Explanation {
  const n = numberIn(ref);
  const lines = eden.cards.filter((one) => one.die === null && !one.turned).map((one) => {
    const action = actionName(one.rows[n - 1]!, words);
    return words.say('eden-web-row', { card: one.ref, action });
  });
  return { title: capital(words.label('eden-web-die', { n })), lines, rule: 'E11' };
}

function face(ref: Ref, _: Eden, words: Words): Explanation {
  const title = capital(words.label('eden-web-face', { n: numberIn(ref) }));
  return { title, lines: [words.label('eden-web-about-noa')], rule: 'E14' };
}

function noa(ref: Ref, eden: Eden, words: Words): Explanation {
  const power = words.label(eden.noa ? 'eden-web-power-ready' : 'eden-web-power-spent');
  return { title: words.name(ref), lines: [words.label('eden-web-about-noa'), power], rule: 'E14' };
}

const ACTS: Record<string, string> = { backup: 'E12', reroll: 'E13', end: 'E40' };

function act(ref: Ref, eden: Eden, words: Words): Explanation | null {
  const rule = ACTS[nameIn(ref)];
  if (!rule) return null;
  const n = ref === 'act:backup' ? eden.discards_left : eden.rerolls;
  const about = words.label(`eden-web-about-${nameIn(ref)}`, { n });
  return { title: words.name(ref), lines: [about], rule };
}

const MODES: Record<string, string> = {
  celestial: 'E61', fearless: 'E62', resurrection: 'E63', ravage: 'E64', weakness: 'E65',
};

function mode(ref: Ref, _: Eden, words: Words): Explanation {
  const about = words.label(`eden-mode-${nameIn(ref)}-about`);
  return { title: words.name(ref), lines: [about], rule: MODES[nameIn(ref)]! };
}
