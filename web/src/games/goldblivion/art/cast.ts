// Who is who: how each card looks. (Cards of editions we do not know: see strangers.ts.)

import type { Folk } from './heads';

export interface Figure {
  folk: Folk;
  skin?: string;
  hair?: string; // its cut, and its colour
  dye?: string;
  beard?: string;
  hat?: string;
  eyes?: string;
  mouth?: string;
  cloth?: string;
  trim?: string;
  props?: string[];
}

const PALE = '#f7d7b5';
const WARM = '#e6b184';
const TAN = '#c78a5b';
const BROWN = '#a56d46';
const DEEP = '#875840';
const BLOND = '#efc14e';
const COPPER = '#d5672b';
const BLACK = '#3a3047';
const GREY = '#d9d6dc';
const NUT = '#7a4a2b';

type Looks = Omit<Figure, 'folk'>;
const elf = (looks: Looks): Figure => ({ folk: 'elf', cloth: '#4f8f4a', ...looks });
const human = (looks: Looks): Figure => ({ folk: 'human', cloth: '#4a6fb5', ...looks });
const dwarf = (looks: Looks): Figure => ({ folk: 'dwarf', cloth: '#8a5a34', ...looks });
const goblin = (looks: Looks): Figure => ({
  folk: 'goblin', skin: '#8fbf4d', eyes: 'goblin', mouth: 'tusks', hair: 'bald', cloth: '#7a4a2b',
  ...looks,
});

/** Some cards show two people. */
export const CAST: Record<string, Figure[]> = {
  // Where everybody begins
  tom: [human({
    skin: PALE, hair: 'short', dye: COPPER, hat: 'straw', mouth: 'grin', cloth: '#b5593c',
    props: ['freckles'],
  })],
  naya: [elf({
    skin: TAN, hair: 'long', dye: BLACK, hat: 'leaf', eyes: 'happy', cloth: '#6fa552',
  })],
  gloric: [dwarf({
    skin: WARM, dye: NUT, beard: 'full', hat: 'helm', eyes: 'stern', mouth: 'stern',
    props: ['sword'],
  })],
  // Nobles
  ariane: [human({
    skin: PALE, hair: 'bun', dye: NUT, hat: 'tiara', eyes: 'lashes', mouth: 'lips',
    cloth: '#8c4a9c', props: ['ruff'],
  })],
  blaze: [dwarf({
    skin: WARM, hair: 'flame', dye: '#e2512f', beard: 'fork', eyes: 'stern', mouth: 'grin',
    hat: 'gem', cloth: '#5b2b3c',
  })],
  charles: [human({
    skin: PALE, hair: 'wig', dye: GREY, hat: 'crown', beard: 'moustache', eyes: 'sly',
    mouth: 'smile', cloth: '#3557a0', props: ['ruff'],
  })],
  glasstok: [dwarf({
    skin: PALE, hair: 'short', dye: GREY, hat: 'tall', beard: 'bushy', eyes: 'monocle',
    mouth: 'smile', cloth: '#3c3a56', props: ['die'],
  })],
  jade: [elf({
    skin: BROWN, hair: 'long', dye: '#2f6d5a', hat: 'gem', eyes: 'lashes', mouth: 'smirk',
    cloth: '#2f9c77',
  })],
  // Elves
  amazone: [elf({
    skin: DEEP, hair: 'tail', dye: BLACK, hat: 'band', trim: '#cf4433', eyes: 'stern',
    mouth: 'stern', cloth: '#a3653a', props: ['paint', 'spear'],
  })],
  assassins: [
    elf({
      skin: PALE, dye: BLACK, hat: 'hood', trim: '#3d3a5c', eyes: 'stern', props: ['veil'],
      cloth: '#2f2c49',
    }),
    elf({
      skin: TAN, dye: BLACK, hat: 'hood', trim: '#54365f', eyes: 'sly', props: ['veil', 'dagger'],
      cloth: '#2f2c49',
    }),
  ],
  'bud-and-buddy': [
    elf({ skin: WARM, hair: 'spikes', dye: BLOND, eyes: 'wide', mouth: 'tooth', cloth: '#d98b2b' }),
    elf({ skin: BROWN, hair: 'curls', dye: BLACK, eyes: 'happy', mouth: 'grin', cloth: '#3f8f8a' }),
  ],
  christina: [elf({
    skin: PALE, hair: 'long', dye: BLOND, hat: 'flower', trim: '#e87aa6', eyes: 'lashes',
    mouth: 'lips', cloth: '#c75a86', props: ['coin'],
  })],
  'eve-and-lily': [
    elf({
      skin: PALE, hair: 'bob', dye: COPPER, eyes: 'lashes', mouth: 'smile', hat: 'flower',
      trim: '#f5f0dc', cloth: '#5f9ed1',
    }),
    elf({
      skin: DEEP, hair: 'long', dye: '#513b6b', eyes: 'happy', mouth: 'smile', hat: 'flower',
      trim: '#e8b23c', cloth: '#8c6bb8',
    }),
  ],
  harmony: [elf({
    skin: TAN, hair: 'braids', dye: '#b8503a', eyes: 'happy', mouth: 'sing', cloth: '#4f8f6a',
    hat: 'band', trim: '#efc14e', props: ['guitar'],
  })],
  picassol: [elf({
    skin: WARM, hair: 'bob', dye: BLACK, hat: 'beret', trim: '#cf4433', beard: 'moustache',
    eyes: 'sly', mouth: 'smile', cloth: '#ece4d2', props: ['brush'],
  })],
  timmy: [elf({
    skin: PALE, hair: 'short', dye: COPPER, hat: 'cap', trim: '#4aa06a', eyes: 'wide',
    mouth: 'tooth', cloth: '#e0a13a', props: ['freckles'],
  })],
  // Humans
  britney: [human({
    skin: WARM, hair: 'tail', dye: BLOND, eyes: 'wink', mouth: 'sing', cloth: '#d1487f',
    props: ['mic'],
  })],
  bro: [human({
    skin: TAN, hair: 'quiff', dye: BLACK, beard: 'stubble', eyes: 'shades', mouth: 'grin',
    cloth: '#f0ece2', props: ['chain'],
  })],
  bruno: [human({
    skin: BROWN, hair: 'bald', dye: BLACK, beard: 'full', eyes: 'plain', mouth: 'smile',
    cloth: '#7a3f35', props: ['bag'],
  })],
  magda: [human({
    skin: PALE, hair: 'bob', dye: GREY, hat: 'scarf', trim: '#b8402f', eyes: 'greedy',
    mouth: 'smirk', cloth: '#5a7a4a', props: ['coin'],
  })],
  magus: [human({
    skin: PALE, hair: 'long', dye: '#eef0f4', hat: 'wizard', trim: '#4b3f9c', beard: 'long',
    eyes: 'stern', cloth: '#4b3f9c', props: ['staff'],
  })],
  vlad: [human({
    skin: '#e6dbe6', hair: 'slick', dye: '#241d33', eyes: 'sly', mouth: 'fangs', cloth: '#2b2238',
    props: ['collar'],
  })],
  wanda: [human({
    skin: DEEP, hair: 'curls', dye: '#5c2d4d', hat: 'kerchief', trim: '#e0982b', eyes: 'lashes',
    mouth: 'smirk', cloth: '#7b3f86', props: ['die'],
  })],
  // Dwarves
  archimus: [dwarf({
    skin: WARM, hair: 'bald', dye: GREY, beard: 'bushy', eyes: 'goggles', mouth: 'grin',
    cloth: '#4f6f6a', props: ['potion'],
  })],
  boss: [dwarf({
    skin: TAN, hair: 'slick', dye: BLACK, beard: 'fork', eyes: 'shades', mouth: 'smirk',
    cloth: '#30304a', props: ['chain'],
  })],
  colin: [dwarf({
    skin: PALE, dye: COPPER, hair: 'short', hat: 'feather', trim: '#4a7d4a', beard: 'goatee',
    eyes: 'plain', mouth: 'smile', cloth: '#5a7d4a', props: ['pick'],
  })],
  goldie: [dwarf({
    skin: PALE, hair: 'braids', dye: BLOND, eyes: 'greedy', mouth: 'tooth', cloth: '#c58a2b',
    props: ['coin'],
  })],
  menthor: [dwarf({
    skin: BROWN, hair: 'mohawk', dye: '#f0ece2', beard: 'braided', eyes: 'stern', mouth: 'stern',
    cloth: '#6b4b8c', props: ['hammer'],
  })],
  red: [dwarf({
    skin: PALE, dye: '#d23f2a', hat: 'miner', beard: 'full', eyes: 'happy', mouth: 'grin',
    cloth: '#5b6a8a', props: ['hammer'],
  })],
  'rolly-rockers': [
    dwarf({
      skin: WARM, hair: 'mohawk', dye: '#3fa3a0', beard: 'full', eyes: 'shades', mouth: 'grin',
      cloth: '#2b2840',
    }),
    dwarf({
      skin: TAN, hair: 'spikes', dye: '#8c3fa0', beard: 'goatee', eyes: 'wink', mouth: 'sing',
      cloth: '#3a2a30', props: ['guitar'],
    }),
  ],
  thardard: [dwarf({
    skin: PALE, hair: 'wig', dye: NUT, hat: 'tall', beard: 'long', eyes: 'monocle', mouth: 'smirk',
    cloth: '#35503f', props: ['bag'],
  })],
  // Combat cards
  arthur: [human({
    skin: PALE, hair: 'short', dye: NUT, hat: 'pot', eyes: 'wide', mouth: 'smile',
    cloth: '#8a7a58', props: ['stick'],
  })],
  xena: [human({
    skin: WARM, hair: 'long', dye: BLACK, hat: 'gem', eyes: 'stern', mouth: 'smirk',
    cloth: '#6b3a2b', props: ['armour', 'sword'],
  })],
  archer: [elf({
    skin: WARM, dye: NUT, hat: 'hood', trim: '#3f7a45', eyes: 'sly', mouth: 'smirk',
    cloth: '#2f5a38', props: ['bow'],
  })],
  axel: [dwarf({
    skin: WARM, hair: 'braids', dye: BLOND, beard: 'braided', eyes: 'plain', mouth: 'grin',
    cloth: '#4a5a78', props: ['axe'],
  })],
  bandit: [human({
    skin: TAN, hair: 'short', dye: BLACK, hat: 'kerchief', trim: '#b8402f', eyes: 'mask',
    mouth: 'smirk', cloth: '#3c3a4a', props: ['bag'],
  })],
  boomers: [human({
    skin: PALE, hair: 'spikes', dye: GREY, eyes: 'goggles', mouth: 'tooth', cloth: '#7a5a3a',
    props: ['bomb'],
  })],
  champion: [human({
    skin: BROWN, dye: BLACK, hat: 'wings', eyes: 'plain', mouth: 'grin', cloth: '#b8402f',
    props: ['armour', 'sword'],
  })],
  joker: [human({
    skin: '#f2e9e4', dye: '#3fa36a', hat: 'jester', eyes: 'wink', mouth: 'tooth', cloth: '#6b3f9c',
    trim: '#cf4433', props: ['ruff', 'cards'],
  })],
  karen: [human({
    skin: PALE, hair: 'bob', dye: BLOND, eyes: 'shades', mouth: 'stern', cloth: '#e07a9c',
    props: ['scroll'],
  })],
  thorin: [dwarf({
    skin: WARM, dye: '#5c4632', hat: 'horns', beard: 'long', eyes: 'stern', mouth: 'stern',
    cloth: '#3c4a6b', props: ['fur', 'hammer'],
  })],
};

/** Who waits under a Forest tile, by Force. */
export const GOBLINS: Record<number, Figure> = {
  2: goblin({ hat: 'leaf', mouth: 'smile', skin: '#a3cc5c' }),
  3: goblin({ hat: 'pot' }),
  4: goblin({ hat: 'kerchief', trim: '#b8402f', skin: '#7fae4a', props: ['dagger'] }),
  5: goblin({ hat: 'crown', skin: '#6d9c44', cloth: '#7b3f86' }),
};
