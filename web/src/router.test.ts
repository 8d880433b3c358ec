import { describe, expect, it } from 'vitest';

import { routeOf } from './router.svelte';

describe('an address', () => {
  it.each([
    ['/', 'Home', {}],
    ['/lobby', 'Lobby', {}],
    ['/lobby/', 'Lobby', {}],
    ['/me', 'Me', {}],
    ['/claim', 'Claim', {}],
    ['/new/eden', 'NewTable', { game: 'eden' }],
    ['/rules/goldblivion', 'Rules', { game: 'goldblivion' }],
    ['/learn/havresac', 'Learn', { game: 'havresac' }],
    ['/t/KY3-tPwpdwHLis6Z0CplIg', 'Table', { id: 'KY3-tPwpdwHLis6Z0CplIg' }],
    ['/review/a_b-C9', 'Review', { id: 'a_b-C9' }],
  ])('%s is a screen', (path, screen, params) => {
    expect(routeOf(path)).toEqual({ screen, params });
  });

  it.each(['/nowhere', '/t', '/t/', '/t/a/b', '/lobby/more', '/new/<b>', `/t/${'x'.repeat(65)}`])(
    '%s leads nowhere',
    (path) => expect(routeOf(path).screen).toBe('NotFound'),
  );
});
