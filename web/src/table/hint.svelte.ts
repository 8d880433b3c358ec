// Hints, asked for and shown until the position changes: the best moves, with what they promise.

import type { Choice, Ref } from '../wire/messages';
import { askForHint, type HintMove } from './errands';

export class Hint {
  state: 'quiet' | 'thinking' | 'none' | 'here' = $state.raw('quiet');
  moves: readonly HintMove[] = $state.raw([]);
  /** The one under the eye; else the best is pointed at. */
  looked: HintMove | null = $state.raw(null);
  /** Whether the server gives any. */
  isOffered = $state.raw(true);
  private asked = 0;
  private offered = '';

  constructor(private readonly table: string) {}

  /** What is to be lit on the board. */
  get path(): readonly Ref[] {
    return (this.looked ?? this.moves[0])?.path ?? [];
  }

  /** What is best in the decision before somebody who has acted so often. */
  async ask(seq: number | null): Promise<void> {
    const number = ++this.asked;
    this.state = 'thinking';
    const isWanted = (): boolean => number === this.asked; // the position has not changed
    const moves = await askForHint(this.table, seq, isWanted).catch(() => []);
    if (!isWanted()) return;
    if (moves === null) this.isOffered = false;
    this.moves = moves ?? [];
    this.looked = null;
    this.state = moves === null ? 'quiet' : this.moves.length > 0 ? 'here' : 'none';
  }

  /** Choices as they are now: where others act and mine stay, so does what was hinted. */
  renew(choices: readonly Choice[]): void {
    const offered = choices.map((choice) => choice.path.join(' ')).join('\n');
    if (offered !== this.offered) this.forget();
    this.offered = offered;
  }

  private forget(): void {
    this.asked++;
    this.state = 'quiet';
    this.moves = [];
    this.looked = null;
  }

  /** The hinted moves that are among the choices there are. */
  among(choices: readonly Choice[]): HintMove[] {
    const paths = new Set(choices.map((choice) => choice.path.join(' ')));
    return this.moves.filter((move) => paths.has(move.path.join(' ')));
  }
}
