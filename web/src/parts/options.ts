// What a game's options are called. A value has a text of its own (`havresac-option-season-winter`)
// or that of the thing it names (`eden-mode-ravage`).

import type { Json } from '../wire/messages';
import type { Words } from '../words/words';

export function optionLabel(name: string, own: Words, end = ''): string {
  const id = `${own.game}-option-${name}${end}`;
  return own.has(id) ? own.label(id) : '';
}

export function valueLabel(option: string, value: string, own: Words, end = ''): string {
  const thing = option.replace(/s$/u, '');
  const ids = [`${own.game}-option-${option}-${value}`, `${own.game}-${thing}-${value}`];
  const id = ids.map((one) => one + end).find((one) => own.has(one));
  return id ? own.label(id) : '';
}

/** What was chosen, in few words: only what differs from nothing. */
export function chosenLabels(options: Record<string, Json>, own: Words): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    if (value === true) return [optionLabel(name, own)];
    const values = Array.isArray(value) ? value : [value];
    return values.flatMap((one) =>
      typeof one === 'string' && one !== 'none' ? [valueLabel(name, one, own)] : []);
  }).filter(Boolean);
}

/** What in an edition is a stand-in: `actions.I` and `actions.II` are «the 2 Actions cards». */
export function standInLabels(parts: string[], own: Words): string[] {
  const counts = new Map<string, number>();
  for (const part of parts) {
    const kind = part.split('.')[0]!;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, n]) => {
    const id = `${own.game}-web-stand-in-${kind}`;
    return own.has(id) ? own.label(id, { n }) : kind;
  });
}
