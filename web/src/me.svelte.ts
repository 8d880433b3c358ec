// Who the server takes us for. Nobody needs to be anybody until they want to play.

import { api, ApiError, type Person } from './wire/api';

let person: Person | null = $state.raw(null);
let met: Promise<void> | undefined;

export const me = {
  get person(): Person | null {
    return person;
  },
};

/** Ask the server once who we are. Fails only where it does not answer. */
export function meet(): Promise<void> {
  met ??= api.me().then(become, (error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 401) {
      met = undefined; // to be tried again
      throw error;
    }
  });
  return met;
}

export function become(somebody: Person | null): void {
  person = somebody;
}

/** Have a name: a new person's, or another for who has one. */
export async function beCalled(name: string): Promise<void> {
  if (person?.name === name) return;
  become(await (person ? api.rename(name) : api.be(name)));
}

/** What may be a name: one short line that shows. The server looks again. */
export function isName(name: string): boolean {
  const length = [...name.trim()].length;
  return length >= 1 && length <= 40 && !/\p{C}/u.test(name);
}
