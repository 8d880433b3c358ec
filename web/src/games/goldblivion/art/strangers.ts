// Faces for cards of editions we do not know.

import type { Figure } from './cast';
import { BEARDS, HAIR } from './hair';
import { HATS } from './hats';
import { EYES, type Folk, MOUTHS } from './heads';
import { PROPS } from './props';
import { hashOf } from './shapes';

const SKINS = ['#f7d7b5', '#e6b184', '#c78a5b', '#a56d46', '#875840'];
const DYES = ['#efc14e', '#d5672b', '#3a3047', '#d9d6dc', '#7a4a2b'];
const CLOTHS = ['#b5593c', '#4a6fb5', '#4f8f4a', '#8c4a9c', '#c58a2b', '#3f8f8a'];

/** A face made by chance, but always the same for a name. */
export function stranger(name: string, folk: Folk): Figure {
  let hash = hashOf(name);
  const pick = (from: string[]): string => {
    hash = (hash * 1103515245 + 12345) >>> 0;
    return from[(hash >>> 8) % from.length] ?? '';
  };
  const beards = Object.keys(BEARDS);
  return {
    folk,
    skin: pick(SKINS),
    dye: pick(DYES),
    hair: pick(Object.keys(HAIR)),
    beard: pick(folk === 'dwarf' ? beards : [...beards, ...beards.map(() => '')]),
    hat: pick([...Object.keys(HATS), '', '', '', '']),
    eyes: pick(Object.keys(EYES).filter((one) => one !== 'goblin')),
    mouth: pick(Object.keys(MOUTHS)),
    cloth: pick(CLOTHS),
    trim: pick(CLOTHS),
    props: [pick(Object.keys(PROPS))],
  };
}
