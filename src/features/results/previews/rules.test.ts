import { expect, test } from 'vitest';
import { rowsAround, tallyMeetings } from './rules.ts';

const table = (teams: number) => Array.from({ length: teams }, (_, at) => ({ team: { id: at + 1 } }));
const ids = (rows: { team: { id: number } }[]) => rows.map(({ team }) => team.id);

test.each([
  ['a table of six is shown whole', 6, [2, 5], [1, 2, 3, 4, 5, 6]],
  ['the first and the last have one neighbour each', 7, [1, 7], [1, 2, 6, 7]],
  ['two side by side', 12, [5, 6], [4, 5, 6, 7]],
  ['a neighbour of both is shown once', 12, [5, 7], [4, 5, 6, 7, 8]],
  ['no team of it', 12, [99], []],
])('%s', (_what, teams, both, shown) => {
  expect(ids(rowsAround(table(teams), both))).toEqual(shown);
});

const meeting = (homeTeamId: number, homeScore: number, awayScore: number, fields = {}) => ({
  gameId: 1,
  dateTime: '2026-03-01T10:00:00.000Z',
  homeTeamId,
  homeScore,
  awayScore,
  homeShootout: null,
  awayShootout: null,
  resultAgainst: null,
  ...fields,
});

test('counts who won the meetings, at home, away and by a shoot-out; a loss of both is nobody’s win', () => {
  const meetings = [
    meeting(1, 2, 1),
    meeting(2, 0, 3),
    meeting(2, 4, 3),
    meeting(1, 1, 1),
    meeting(2, 1, 1, { homeShootout: 4, awayShootout: 2 }),
    meeting(1, 0, 0, { resultAgainst: 'both' }),
  ];
  expect(tallyMeetings(meetings, 1)).toEqual({ won: { home: 2, away: 2 }, drawn: 1 });
  expect(tallyMeetings([], 1)).toEqual({ won: { home: 0, away: 0 }, drawn: 0 });
});
