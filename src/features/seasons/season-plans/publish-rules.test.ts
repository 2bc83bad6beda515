import { expect, it } from 'vitest';
import type { Place } from './contract.ts';
import { comparePlan, type DraftGame, type PublishedGame } from './publish-rules.ts';

const monday: Place = { dateTime: '2027-02-01T16:00:00.000Z', venueId: 3, court: 1 };
const tuesday: Place = { ...monday, dateTime: '2027-02-02T16:00:00.000Z' };
const none: Place = { dateTime: null, venueId: null, court: null };

const draft = (place: Place, fields: Partial<DraftGame> = {}): DraftGame => ({
  ...{ key: 'a', homeTeamId: 1, awayTeamId: 2, place },
  ...fields,
});
const game = (fields: Partial<PublishedGame> = {}): PublishedGame => ({
  ...{
    key: 'a',
    gameId: 7,
    homeTeamId: 1,
    awayTeamId: 2,
    published: monday,
    now: monday,
    state: 'upcoming',
    hasScore: false,
  },
  ...fields,
});
const turned = { homeTeamId: 2, awayTeamId: 1 };
/** The list in which the one game is. */
const listOf = (drafts: DraftGame[], games: PublishedGame[], overwrite: number[] = []) =>
  Object.entries(comparePlan(drafts, games, new Set(overwrite)))
    .filter(([, list]) => list.length > 0)
    .map(([name]) => name);

it.each<[string, DraftGame[], PublishedGame[], string[]]>([
  ['a new game', [draft(monday)], [], ['added']],
  ['a new game without a place', [draft(none)], [], ['unplaced']],
  ['a game where it was', [draft(monday)], [game()], ['same']],
  ['a court that goes without saying', [draft({ ...monday, court: null })], [game()], ['same']],
  ['another court', [draft({ ...monday, court: 2 })], [game()], ['moved']],
  ['another day', [draft(tuesday)], [game()], ['moved']],
  ['no place any more', [draft(none)], [game()], ['moved']],
  ['still no place', [draft(none)], [game({ published: none, state: 'postponed' })], ['same']],
  ['a place again', [draft(tuesday)], [game({ published: none, state: 'postponed' })], ['moved']],
  ['gone from the plan', [], [game()], ['removed']],
  ['gone, and called off already', [], [game({ state: 'cancelled' })], []],
  ['gone, but played', [], [game({ state: 'played' })], ['kept']],
  ['played', [draft(monday)], [game({ state: 'played' })], ['same']],
  ['moved after it was played', [draft(tuesday)], [game({ state: 'played' })], ['kept']],
  ['moved while it is live', [draft(tuesday)], [game({ state: 'live' })], ['kept']],
  ['moved by hand', [draft(monday)], [game({ now: tuesday })], ['kept']],
  ['called off by hand', [draft(monday)], [game({ state: 'cancelled' })], ['kept']],
  ['moved by hand to where the plan has it now', [draft(tuesday)], [game({ now: tuesday })], ['same']],
  ['other sides', [draft(monday, { homeTeamId: 5 })], [game()], ['added', 'removed']],
  ['sides the other way round', [draft(monday, turned)], [game()], ['moved']],
  ['the other way round on another day', [draft(tuesday, turned)], [game()], ['moved']],
  ['the other way round, but played', [draft(monday, turned)], [game({ state: 'played' })], ['same']],
  ['the other way round, but moved by hand', [draft(monday, turned)], [game({ now: tuesday })], ['kept']],
  [
    'the other way round, but interrupted',
    [draft(none, turned)],
    [game({ state: 'postponed', hasScore: true })],
    ['same'],
  ],
  ['the other way round, moved by hand to there', [draft(tuesday, turned)], [game({ now: tuesday })], ['moved']],
])('%s', (_what, drafts, games, expected) => {
  expect(listOf(drafts, games)).toEqual(expected);
});

it('overwrites what was changed by hand if asked, and never what was played', () => {
  expect(listOf([draft(monday)], [game({ now: tuesday })], [7])).toEqual(['moved']);
  expect(listOf([draft(tuesday)], [game({ state: 'played' })], [7])).toEqual(['kept']);
});
