import { expect, test } from 'vitest';
import { describeAct, describeThing } from './act-words.ts';
import { fieldChanges, idsIn, nameIn } from './field-changes.ts';

const moment = (instant: string) => `at ${instant}`;
const getName = (resourceName: string, id: number) => (resourceName === 'team' && id < 9 ? `Team ${id}` : undefined);
const readChanges = (detail: unknown) => fieldChanges(detail, { moment, getName });

test('a change lists each field before and after', () => {
  expect(
    readChanges({ before: { homeScore: null, location: '' }, after: { homeScore: 3, location: 'Lower Field' } }),
  ).toEqual([
    { field: 'Home score', before: '—', after: '3' },
    { field: 'Location', before: '—', after: 'Lower Field' },
  ]);
});

test('a tie-break is in words', () => {
  expect(readChanges({ before: { firstTieBreak: 'sport' }, after: { firstTieBreak: 'headToHead' } })).toEqual([
    { field: 'First tie-break', before: 'default of the sport', after: 'head-to-head' },
  ]);
});

test('an addition has no before, a deletion no after, and fields that identify a row are left out', () => {
  expect(readChanges({ after: { title: 'Chess', featured: true } })).toEqual([
    { field: 'Title', after: 'Chess' },
    { field: 'Featured', after: 'Yes' },
  ]);
  const row = {
    id: 7,
    version: 2,
    can: { edit: true },
    sport: { id: 1, name: 'Rugby' },
    tags: ['a', 'b'],
    hidden: false,
  };
  expect(readChanges({ before: row })).toEqual([
    { field: 'Sport', before: 'Rugby' },
    { field: 'Tags', before: 'a, b' },
    { field: 'Hidden', before: 'No' },
  ]);
});

test('other facts have their value alone', () => {
  expect(readChanges({ username: 'thandi', ended: 0, expiresAt: '2026-11-22T10:00:00.000Z' })).toEqual([
    { field: 'Username', after: 'thandi' },
    { field: 'Ended', after: '0' },
    { field: 'Expires at', after: 'at 2026-11-22T10:00:00.000Z' },
  ]);
  expect(readChanges({ stats: { points: 3 }, none: [] })).toEqual([
    { field: 'Stats', after: 'Points: 3' },
    { field: 'None', after: '—' },
  ]);
  for (const nothing of [null, undefined, 'text', []]) expect(readChanges(nothing)).toEqual([]);
});

test('a row has its new name, else its old one', () => {
  expect(nameIn({ before: { name: 'Old' }, after: { name: 'New' } })).toBe('New');
  expect(nameIn({ before: { title: 'Gone' } })).toBe('Gone');
  expect(nameIn({ username: 'thandi' })).toBe('thandi');
  expect(nameIn({ before: { score: 3 } })).toBe(null);
});

test('shows other rows by name, each once, and fields by their usual labels', () => {
  const before = { homeTeamId: 3, homeTeam: { id: 3, name: 'Lions' }, dateTime: '2026-11-22T10:00:00.000Z' };
  const after = { homeTeamId: 4, homeTeam: { id: 4, name: 'Comets' }, dateTime: '2026-11-23T10:00:00.000Z' };
  expect(readChanges({ before, after: { ...after, date_time: after.dateTime } })).toEqual([
    { field: 'Home team', before: 'Lions', after: 'Comets' },
    { field: 'Date and time', before: 'at 2026-11-22T10:00:00.000Z', after: 'at 2026-11-23T10:00:00.000Z' },
  ]);
  expect(readChanges({ after: { homeTeamId: 3, awayTeamId: 9, sportId: 1, status: 'upcoming' } })).toEqual([
    { field: 'Home team', after: 'Team 3' },
    { field: 'Away team', after: 'Team 9' },
    { field: 'Sport', after: 'Sport 1' },
    { field: 'Status', after: 'Upcoming' },
  ]);
  expect(idsIn({ after: { homeTeamId: 3, title: 'x' }, events: [{ playerId: 7, kind: 'tap' }] })).toEqual([
    { resourceName: 'team', id: 3 },
    { resourceName: 'player', id: 7 },
  ]);
});

test('keeps text that only looks like a moment, and ignores invalid ids', () => {
  const fake = '2026-13-45T99:99:99Z';
  const real = (instant: string) => new Date(instant).toISOString();
  expect(fieldChanges({ after: { title: fake } }, { moment: real, getName })).toEqual([
    { field: 'Title', after: fake },
  ]);
  for (const id of [0, -1, 1.5, 2 ** 31, 1e300]) expect(idsIn({ teamId: id })).toEqual([]);
});

test('a deleted game is named after its sides', () => {
  expect(nameIn({ before: { homeTeam: { name: 'Lions' }, awayTeam: { name: 'Comets' } } })).toBe('Lions v Comets');
});

test.each([
  ['game.change', 'game:3', 'Lions v Comets', 'changed Lions v Comets'],
  ['game.delete', 'game:3', null, 'deleted game 3'],
  ['residence-anchor.add', 'residence-anchor:1', 'Buhle', 'added the residence anchor Buhle'],
  ['login.failed', null, null, 'failed to log in'],
  ['admin.remove', 'account:7', 'Thandi', 'removed the admin role from Thandi'],
  ['box-score.correct', 'game:3', 'Lions v Comets', 'corrected the box score of Lions v Comets'],
  ['comments.delete-all', 'comments', null, 'deleted all comments'],
  ['thought.hide', 'thought:abc', null, 'hid a thought'],
  ['stream.open-up', null, null, 'open up the stream'],
])('%s of %s reads as a sentence', (act, subject, name, sentence) => {
  expect(describeAct(act, describeThing(subject, name))).toBe(sentence);
});
