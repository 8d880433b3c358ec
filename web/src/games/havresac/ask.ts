// What is asked now, and what may be pointed at, in a few words.

import type { Ref } from '../../wire/messages';
import type { Words } from '../../words/words';
import type { View } from '../face';
import { kindOf, mainBoard, squareOf, typed } from './view';

export function ask(
  view: View, chosen: readonly Ref[], offered: readonly Ref[], words: Words,
): string {
  const board = mainBoard(typed(view));
  const last = chosen.at(-1);
  if (offered.length === 0 && !last) return words.label('havresac-board-waiting');
  if (last && kindOf(last) === 'item') return words.say('havresac-ask-item', { item: last });
  if (board.stage === 'buying') return words.label('havresac-ask-buying', { gold: board.gold });
  const stage = offered.length === 1 ? 'over' : board.stage === 'acting' ? 'acting' : 'moving';
  return words.say(`havresac-ask-${stage}`, { guardian: board.now });
}

export function label(view: View, chosen: readonly Ref[], ref: Ref, words: Words): string {
  const square = kindOf(ref) === 'square' ? squareOf(typed(view), ref) : undefined;
  if (square) return words.name(square.spot);
  if (kindOf(ref) === 'item' && chosen.length === 0) {
    return words.say('havresac-says-declare', { item: ref });
  }
  return words.name(ref);
}
