// The Spirit of Eden's pictures and words.

import type { Face } from '../face';
import { ask, label } from './asking';
import Board from './Board.svelte';
import { explain } from './explain';
import { motions } from './motions';
import { telling } from './telling';

const big = ['destroy', 'collect', 'goomz-out', 'won', 'land-lost', 'out-of-rounds'];

const face: Face = { Board, motions, telling, explain, ask, label, big };
export default face;
