// For who does not look: what happens is spoken in a live region, and the turn is announced by a
// sound and a notice of the browser.

import { settings } from '../settings.svelte';
import { Plain, type Words } from '../words/words';
import type { News } from './news';
import { chime, notify } from './notices';
import type { TableModel } from './table.svelte';

const MOST = 8; // sentences at once

export class Herald {
  spoken = $state.raw('');
  private saying: string[] = [];
  private wasYours = true;
  private talked: number;

  constructor(private readonly model: TableModel, private readonly words: () => Words) {
    this.talked = model.chat.length;
  }

  hear(news: News): void {
    const { model } = this;
    const words = this.words();
    if (!news.whole) this.say(news.events.slice(-MOST).map((event) => words.event(event)));
    const yours = model.choices.length > 0;
    if (yours && !this.wasYours) this.announceTurn();
    this.wasYours = yours || model.waits('move') || model.waits('undo');
  }

  /** To be called when another language is spoken: what was said is not said again. */
  fallSilent(): void {
    this.spoken = '';
  }

  /** To be called when the talk goes on. */
  hearTalk(): void {
    const fresh = this.model.chat.slice(this.talked).filter(({ seat }) => seat !== this.model.you);
    this.talked = this.model.chat.length;
    this.say(fresh.map(({ name, text }) =>
      this.words().say('table-said', { name: new Plain(name), text: new Plain(text) })));
  }

  private announceTurn(): void {
    const words = this.words();
    this.say([words.label('table-your-turn')]);
    if (settings.sound) chime();
    if (!document.hidden) return;
    const game = words.label(`${words.game}-title`);
    void notify(words.label('table-your-turn'), game, this.model.id);
  }

  /** Speak, together with what is said in the same moment. */
  private say(lines: string[]): void {
    if (lines.length === 0) return;
    if (this.saying.length === 0) {
      queueMicrotask(() => {
        this.spoken = this.saying.join(' ');
        this.saying = [];
      });
    }
    this.saying.push(...lines);
  }
}
