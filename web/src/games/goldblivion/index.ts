// GOLDblivion in the browser.

import type { Face } from '../face';
import { ask, label } from './asking';
import Board from './Board.svelte';
import { explain } from './explain';
import { motions } from './motions';
import { telling } from './telling';

const big = ['win-fight', 'ingots', 'steal', 'noble-kills', 'noble-ingots', 'over', 'starved'];

export default { Board, motions, telling, explain, ask, label, big } satisfies Face;
