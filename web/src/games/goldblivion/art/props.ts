// What people carry, or wear on body and face.

import { GOLD, INK, RED, round, rounds, type Shape, STEEL, WHITE, WOOD } from './shapes';

export const PROPS: Record<string, Shape[]> = {
  coin: [
    [GOLD, round(80, 84, 11)],
    ['#d5942a', round(80, 84, 6.5), 'line'],
  ],
  bag: [
    [WOOD, 'M72 74C60 82 60 100 66 104L96 104C100 94 98 82 86 74Z'],
    [WOOD, 'M70 68L88 68L85 76L73 76Z'],
    [GOLD, round(79, 90, 6)],
  ],
  sword: [
    [STEEL, 'M80 34L86 42L85 78L75 78L74 42Z'],
    [GOLD, 'M66 77H94V83H66Z'],
    [WOOD, 'M76 83h8v16h-8Z'],
  ],
  stick: [
    ['#c89b62', 'M77 36Q80 32 83 36L85 78L75 78Z'],
    ['#c89b62', 'M67 75H93V81H67Z'],
    [WOOD, 'M76 81h8v18h-8Z'],
  ],
  spear: [
    [WOOD, 'M82 30h5v74h-5Z'],
    [STEEL, 'M84.5 6L93 28L84.5 36L76 28Z'],
  ],
  dagger: [
    [STEEL, 'M82 56L88 64L86 84L78 84L76 64Z'],
    [INK, 'M71 83H93V88H71Z'],
  ],
  bow: [
    [WOOD, 'M72 36C98 44 100 84 74 98', 'band'],
    [WHITE, 'M72 36L74 98', 'line'],
    [WOOD, 'M56 68L96 66', 'band'],
    [STEEL, 'M94 61L102 66L94 71Z'],
  ],
  axe: [
    [WOOD, 'M78 44h6v60h-6Z'],
    [STEEL, 'M84 44C92 38 100 40 102 46C104 56 100 66 92 68C90 62 88 60 84 60Z'],
    [STEEL, 'M78 44C70 38 64 40 62 46C60 54 62 62 68 66C72 62 74 60 78 60Z'],
  ],
  hammer: [
    [WOOD, 'M79 58h7v46h-7Z'],
    [STEEL, 'M66 46H100V64H66Z'],
  ],
  pick: [
    [WOOD, 'M79 50h6v54h-6Z'],
    [STEEL, 'M58 58C66 42 98 42 106 58C96 51 90 50 82 50C74 50 68 51 58 58Z'],
  ],
  staff: [
    [WOOD, 'M82 40h6v64h-6Z'],
    ['#7cc7e8', round(85, 32, 9)],
    [WHITE, round(82, 29, 2.5), 'flat'],
  ],
  potion: [
    ['#7fd0a4', 'M76 72V62H88V72C98 78 98 100 82 100C66 100 66 78 76 72Z'],
    [WOOD, 'M74 57h16v6H74Z'],
    [WHITE, round(78, 86, 2.5) + round(85, 91, 1.8), 'flat'],
  ],
  brush: [
    [WOOD, 'M86 104L74 62L79 60L93 102Z'],
    [STEEL, 'M73 62L70 53L76 51L79 60Z'],
    ['#4f9bd8', 'M70 53C66 48 68 42 70 38C75 42 78 46 76 51Z'],
  ],
  guitar: [
    [WOOD, 'M60 88C56 78 64 72 70 75C76 66 88 72 84 82C90 92 78 102 70 97C64 100 60 94 60 88Z'],
    [INK, round(73, 86, 4), 'flat'],
    ['#6b4426', 'M77 80L94 52L99 55L82 83Z'],
  ],
  mic: [
    [INK, 'M66 80L78 66L84 71L74 85Z'],
    [STEEL, round(84, 63, 8)],
  ],
  die: [
    [WHITE, 'M68 76L84 70L98 79L97 96L82 103L68 94Z'],
    [INK, round(78, 84, 2.2) + round(86, 91, 2.2) + round(84, 78, 2.2), 'flat'],
  ],
  mug: [
    [WOOD, 'M66 76H86V102H66Z'],
    [WOOD, 'M87 82C98 80 98 96 87 95', 'band'],
    [WHITE, 'M64 78C60 70 68 66 72 69C74 63 84 64 84 70C90 70 90 78 86 79Z'],
  ],
  bomb: [
    [INK, round(78, 90, 14)],
    [WHITE, 'M70 84Q73 79 78 79Q73 82 72 86Z', 'flat'],
    [WOOD, 'M87 78Q92 68 98 72', 'band'],
    [GOLD, 'M98 62L100 68L106 68L101 72L104 78L98 75L92 78L95 72L90 68L96 68Z'],
  ],
  scroll: [
    [WHITE, 'M66 74H92V100H66Z'],
    ['#d9c69a', 'M62 70H96V77H62ZM62 97H96V104H62Z'],
    [INK, 'M71 82H87M71 88H87', 'line'],
  ],
  cards: [
    [WHITE, 'M64 78L78 72L88 96L74 102Z'],
    [WHITE, 'M78 72L93 76L86 101L74 98Z'],
    [RED, 'M83 82L87 87L82 92L79 86Z', 'flat'],
  ],
  chain: [
    [GOLD, 'M34 80Q50 98 66 80', 'band'],
    [GOLD, round(50, 92, 7)],
    [INK, 'M50 88v8M47 90h6', 'line'],
  ],
  collar: [
    [RED, 'M20 92L26 62L44 82ZM80 92L74 62L56 82Z'],
    [WHITE, 'M44 80L50 86L56 80L56 92L50 87L44 92Z'],
  ],
  armour: [
    [STEEL, 'M18 104C20 88 30 80 42 78L50 86L58 78C70 80 80 88 82 104Z'],
    ['#8f9baa', 'M50 86V104', 'line'],
  ],
  fur: [
    [
      '#e9dfcf',
      rounds([[24, 84], [36, 81], [50, 84], [64, 81], [76, 84]], 8, 7),
    ],
  ],
  ruff: [
    [
      WHITE,
      rounds([[32, 78], [41, 80], [50, 81], [59, 80], [68, 78]], 6),
    ],
  ],
  apron: [
    ['trim', 'M34 104V84H66V104Z'],
    ['trim', 'M34 85L38 74M66 85L62 74', 'line'],
  ],
  paint: [['#cf4433', 'M30 52L40 54M30 57L39 58M70 52L60 54M70 57L61 58', 'line']],
  freckles: [
    [
      '#b5651d',
      rounds([[36, 54], [33, 52], [38, 51], [64, 54], [67, 52], [62, 51]], 1.2),
      'flat',
    ],
  ],
  veil: [['trim', 'M28 54Q50 50 72 54L70 66Q60 80 50 80Q40 80 30 66Z']],
};
