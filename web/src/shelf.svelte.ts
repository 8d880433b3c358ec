// The games that the server has, with their words: fetched once, and when the language changes.

import { api, type GameAbout } from './wire/api';
import { wordsOf, type Language, type Words } from './words/words';

let games: Record<string, GameAbout> = $state.raw({});
let spoken: Record<string, Words> = $state.raw({});
let fetched: Promise<Record<string, GameAbout>> | undefined;

export const shelf = {
  get games(): Record<string, GameAbout> {
    return games;
  },
  /** The words of a game, as soon as they are here. */
  words(game: string): Words | null {
    return spoken[game] ?? null;
  },
  title(game: string): string {
    return spoken[game]?.label(`${game}-title`) ?? '';
  },
};

/** Have all games on the shelf in a language. Fails where the server does not answer. */
export async function fillShelf(language: Language): Promise<void> {
  fetched ??= api.games();
  try {
    const found = await fetched;
    const words = await Promise.all(Object.keys(found).map((game) => wordsOf(language, game)));
    spoken = Object.fromEntries(words.map((one) => [one.game, one]));
    games = found;
  } catch (error) {
    fetched = undefined;
    throw error;
  }
}
