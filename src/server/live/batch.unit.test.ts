import { describe, expect, test } from 'vitest';
import { gamesTag, gameTag, rsvpsTag } from '#features/competition/games/cache-tags.ts';
import { eventsTag } from '#features/live/live-games/cache-tags.ts';
import { tagKind } from '#shared/cache-tags.ts';
import { type Batch, buildBatch, merged } from './listeners.ts';

const rsvps = (number: number, rsvpCount: number) =>
  buildBatch(
    {
      number,
      tags: [rsvpsTag(1), tagKind('like')(number)],
      patches: new Map([[rsvpsTag(1), { row: gameTag(1), fields: { rsvpCount } }]]),
    },
    number === 7 ? 7 : 9,
  );

test('merges changes into one event with all tags, the latest number, and the latest patch of each tag', () => {
  const { number, completeTo, tags, patches } = [rsvps(7, 2), rsvps(9, 4), rsvps(8, 3)].reduce(merged);
  expect([number, completeTo]).toEqual([9, 9]);
  expect([...tags]).toEqual(['rsvps:1', 'like:7', 'like:9', 'like:8']);
  expect([...patches]).toEqual([['rsvps:1', { row: 'game:1', fields: { rsvpCount: 4 }, at: 9 }]]);
});

test('keeps an earlier patch when a later change has none', () => {
  const { tags, patches } = merged(rsvps(7, 2), buildBatch({ number: 8, tags: [gamesTag] }, 8));
  expect([...tags]).toEqual(['rsvps:1', 'like:7', 'games']);
  expect(patches.get(rsvpsTag(1))?.fields).toEqual({ rsvpCount: 2 });
});

describe('items added to one list', () => {
  const added = (number: number, from: number, ...items: string[]) =>
    buildBatch(
      {
        number,
        tags: [eventsTag(1)],
        patches: new Map([[eventsTag(1), { row: eventsTag(1), fields: {}, added: { from, items } }]]),
      },
      number,
    );
  const together = (...batches: Batch[]) => batches.reduce(merged).patches.get(eventsTag(1));

  test('are sent together when they come in a burst', () => {
    expect(together(added(7, 4, 'a'), added(8, 5, 'b', 'c'), added(9, 7, 'd'))).toMatchObject({
      at: 9,
      added: { from: 4, items: ['a', 'b', 'c', 'd'] },
    });
  });

  test('are sent in their order, whatever order they arrive in', () => {
    expect(together(added(8, 5, 'b'), added(7, 4, 'a'))?.added).toEqual({ from: 4, items: ['a', 'b'] });
  });

  test('are only the latest ones where some in between are missing, or there are too many', () => {
    expect(together(added(7, 4, 'a'), added(9, 6, 'c'))?.added).toEqual({ from: 6, items: ['c'] });
    const many = Array.from({ length: 20 }, (_, at) => String(at));
    expect(together(added(7, 0, ...many), added(8, 20, 'z'))?.added).toEqual({ from: 20, items: ['z'] });
  });
});
