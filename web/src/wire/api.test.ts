import { afterEach, describe, expect, it, vi } from 'vitest';

import { wordsOf } from '../words/words';
import { api, ApiError, errorText } from './api';

function answers(status: number, body: string): void {
  const empty = status === 204;
  vi.stubGlobal('fetch', vi.fn(async () => new Response(empty ? null : body, { status })));
}

afterEach(() => vi.unstubAllGlobals());

describe('asking', () => {
  it('sends what is to be changed as JSON', async () => {
    answers(201, '{"name":"Ann","notify":null,"push_key":""}');
    expect((await api.be('Ann')).name).toBe('Ann');
    expect(fetch).toHaveBeenCalledWith('/api/me', {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Ann"}',
    });
  });

  it('may be answered with nothing', async () => {
    answers(204, '');
    expect(await api.forget()).toBeUndefined();
  });

  it('tells what the server says is wrong', async () => {
    answers(400, '{"status_code":400,"detail":"two seats for you"}');
    await expect(api.tables()).rejects.toEqual(new ApiError(400, 'two seats for you'));
  });

  it('bears an error page that is no JSON', async () => {
    answers(502, '<html>Bad gateway</html>');
    await expect(api.tables()).rejects.toEqual(new ApiError(502, ''));
  });

  it('knows when nobody answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')));
    await expect(api.games()).rejects.toEqual(new ApiError(0, ''));
  });
});

describe('an error in words', () => {
  it.each(['en', 'fr', 'es'] as const)('is said in %s', async (language) => {
    const words = await wordsOf(language);
    const said = [0, 401, 403, 404, 429, 500, 503].map((status) =>
      errorText(new ApiError(status, ''), words));
    expect(new Set(said).size).toBe(7);
    expect(errorText(new ApiError(400, 'no such mode'), words)).toContain('no such mode');
    expect(errorText(new Error('ours'), words)).toBe(words.say('web-error-fault'));
  });
});
