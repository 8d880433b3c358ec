// Les Gardiens de Havresac: its pictures and words.

import type { Face } from '../face';
import { ask, label } from './ask';
import Board from './Board.svelte';
import { explain } from './explain';
import { motions } from './motions';
import { telling } from './telling';

const carried = ['web:drawn', 'web:walker']; // the Guardian whose turn it is
const big = ['open', 'tent-catch'];

const face: Face = { Board, motions, telling, explain, ask, label, carried, big };
export default face;
