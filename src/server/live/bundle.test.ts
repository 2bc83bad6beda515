import { expect, test } from 'vitest';
import { bundleOf, merged } from './bundle.ts';

const rsvps = (number: number, rsvpCount: number) =>
  bundleOf(
    {
      number,
      topics: ['rsvps:1', `like:${number}`],
      patches: { 'rsvps:1': { row: 'game:1', fields: { rsvpCount } } },
    },
    number === 7 ? 7 : 9,
  );

test('changes in one event name all their topics, the latest number, and of each topic what stands now', () => {
  const { number, completeTo, topics, patches } = [rsvps(7, 2), rsvps(9, 4), rsvps(8, 3)].reduce(merged);
  expect([number, completeTo]).toEqual([9, 9]);
  expect([...topics]).toEqual(['rsvps:1', 'like:7', 'like:9', 'like:8']);
  expect([...patches]).toEqual([['rsvps:1', { row: 'game:1', fields: { rsvpCount: 4 }, at: 9 }]]);
});

test('a change without a patch takes none away from what was published before it', () => {
  const { topics, patches } = merged(rsvps(7, 2), bundleOf({ number: 8, topics: ['games'] }, 8));
  expect([...topics]).toEqual(['rsvps:1', 'like:7', 'games']);
  expect(patches.get('rsvps:1')?.fields).toEqual({ rsvpCount: 2 });
});
