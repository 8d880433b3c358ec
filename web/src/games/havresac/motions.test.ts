import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { Json } from '../../wire/messages';
import type { GameEvent, Motion } from '../face';
import { KINDS, motions } from './motions';
import { sampleView } from './sample';

function shown(kind: string, facts: Record<string, Json>, seat: number | null = 0): Motion[] {
  const event: GameEvent = { kind, facts, barrier: 0 };
  return motions(event, sampleView({ seat }));
}

describe('motions', () => {
  it('knows every event that has a text', () => {
    const texts = readFileSync('../src/ludotheque/locale/en/havresac.ftl', 'utf8');
    const kinds = [...texts.matchAll(/^havresac-event-([\w-]+) =/gmu)].map(([, kind]) => kind);
    expect([...KINDS].sort()).toEqual(kinds.sort());
  });

  it('lets a Guardian walk its way square by square', () => {
    const way = ['square:f6', 'square:f7', 'square:e7'];
    expect(shown('go', { seat: 'seat:1', guardian: 'guardian:warrior', way }))
      .toEqual([{ do: 'walk', what: 'web:walker', way }]);
  });

  it('shakes the bag before a draw', () => {
    expect(shown('draw', { seat: 'seat:1', guardian: 'guardian:druid' })).toEqual([
      { do: 'shake', what: 'web:bag' },
      { do: 'fly', what: 'kind:druid', from: 'web:bag', to: 'web:drawn' },
    ]);
  });

  it('takes a creature off its square', () => {
    const facts = { seat: 'seat:1', creature: 'creature:fox', place: 'hut:K', square: 'square:c7' };
    for (const kind of ['beat', 'catch', 'shoot']) {
      expect(shown(kind, facts))
        .toEqual([{ do: 'fly', what: 'figure:c7', from: 'square:c7', to: 'web:gains' }]);
    }
  });

  it('moves nothing for what happens on other boards, but tells when they are done', () => {
    expect(shown('go', { seat: 'seat:2', way: ['square:f6'] })).toEqual([]);
    expect(shown('finish', { seat: 'seat:2' })).toEqual([{ do: 'glow', what: 'seat:2' }]);
  });

  it('shows the first board to who watches', () => {
    expect(shown('point', { seat: 'seat:1' }, null)).toEqual([{ do: 'glow', what: 'web:points' }]);
  });
});
