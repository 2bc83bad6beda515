import { expect, test } from 'vitest';
import type { MyTeam } from '#features/teams/my-teams/contract.ts';
import type { StandingsRow } from './contract.ts';
import { findOwnTable, topWithOwn } from './own-table-rules.ts';

const mine = (id: number): MyTeam => ({
  team: { id, name: `Side ${id}`, logo: null, sport: { id: 1, name: 'Korfball' } },
  isPlayer: true,
  isCaptain: false,
  isFollowed: false,
  isResidence: false,
});
const place = { position: 2, of: 4, sportId: 7, competitionId: null, group: null };

test('takes the table of the closest team that is in one', () => {
  const standings = [
    { teamId: 1, form: [], place: null },
    { teamId: 3, form: [], place },
    { teamId: 4, form: [], place: { ...place, sportId: 8 } },
  ];
  expect(findOwnTable([mine(1), mine(2), mine(3), mine(4)], standings)).toBe(place);
  expect(findOwnTable([mine(1)], standings)).toBe(null);
  expect(findOwnTable([], [])).toBe(null);
});

const row = (id: number): StandingsRow => ({
  position: id,
  team: { id, name: `Side ${id}`, logo: null },
  ...{
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    noResult: 0,
    netRunRate: null,
    for: 0,
    against: 0,
    difference: 0,
    points: 0,
    bonus: 0,
    adjustment: 0,
  },
  ...{ overtimeWon: 0, overtimeLost: 0, periodFor: 0, periodAgainst: 0 },
  form: [],
  brokenBy: null,
  marks: [],
});

test.each([
  [0, 7, '1 2 3 4 5'],
  [5, 7, '1 2 3 4 5'],
  [6, 7, '1 2 3 4 6'],
  [3, 3, '1 2 3'],
])('shows the own row %d of %d rows: %s', (own, count, expected) => {
  const rows = Array.from({ length: count }, (_, at) => row(at + 1));
  expect(
    topWithOwn(rows, (id) => id === own, 5)
      .map(({ team }) => team.id)
      .join(' '),
  ).toBe(expected);
});
