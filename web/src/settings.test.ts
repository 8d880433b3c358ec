import { describe, expect, it } from 'vitest';

import { readSettings, spoken } from './settings.svelte';

describe('the language of a browser', () => {
  it.each([
    [['fr-CA', 'en'], 'fr'],
    [['de', 'es-MX', 'en'], 'es'],
    [['de', 'it'], 'en'],
    [[], 'en'],
  ])('%j is %s', (languages, language) => expect(spoken(languages)).toBe(language));
});

describe('what was kept', () => {
  const usual = {
    language: 'fr', theme: 'auto', sound: false, motion: 'auto', confirm: 'barrier',
  };

  it('holds', () => {
    const chosen = {
      language: 'es', theme: 'dark', sound: true, motion: 'less', confirm: 'never',
    };
    expect(readSettings(JSON.stringify(chosen), ['fr'])).toEqual(chosen);
  });

  it.each([null, '', '{', '[]', '7', 'null', '{"theme": "pink", "sound": "loud", "extra": 1}'])(
    '%j is as if nobody had chosen',
    (kept) => expect(readSettings(kept, ['fr'])).toEqual(usual),
  );

  it('is taken as far as it makes sense', () => {
    expect(readSettings('{"theme": "light", "language": "xx"}', ['fr'])).toEqual(
      { ...usual, theme: 'light' });
  });
});
