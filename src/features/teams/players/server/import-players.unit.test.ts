import { expect, it } from 'vitest';
import { guessColumns, namedRow } from '#platform/spreadsheets/server/sheet/columns.ts';
import { sheetRows } from '#platform/spreadsheets/server/sheet/csv.ts';
import type { Answers } from '#platform/spreadsheets/server/sheet/import-kind.ts';
import { readRows } from '#platform/spreadsheets/server/sheet/row-reader.ts';
import type { Player } from '../contract.ts';
import { seasonStats } from '../rules.ts';
import { noStats } from '../stat-names.ts';
import { planPlayers, playerColumns, readPlayer } from './import-players.ts';

let ids = 0;
function stored(fields: Partial<Player>): Player {
  ids += 1;
  const name = fields.name ?? 'Palesa';
  return {
    id: ids,
    version: 1,
    name,
    displayName: name,
    position: null,
    jerseyNumber: null,
    photo: null,
    bio: null,
    isMvp: false,
    isAllStar: false,
    isCaptain: false,
    isClubAnchor: false,
    teamId: 1,
    areStatsDerived: false,
    openingStats: null,
    team: { id: 1, name: 'Lions', sportId: 1, sport: { id: 1, name: 'Basketball' } },
    stats: seasonStats(noStats),
    can: { edit: true, delete: true },
    ...fields,
  };
}

function plan(rows: string[], players: Player[] = [], answers: Answers = { team: 'new' }) {
  const [heading = { line: 1, cells: [] }, ...read] = sheetRows(
    ['name,team,no,captain,pts,fg,fga', ...rows].join('\n'),
  );
  const { mapping } = guessColumns(playerColumns, heading);
  const named = read.map((row) => namedRow(row, mapping, heading.cells.length));
  return planPlayers(readRows(named, readPlayer), {
    sport: { id: 1, name: 'Basketball' },
    teams: ['Lions'],
    players,
    answers,
  });
}

it('changes what the sheet contains, and keeps the rest', () => {
  const { change, same, add } = plan(
    ['palesa,LIONS,7,yes,12', 'Thabo,Lions,,,'],
    [stored({ jerseyNumber: 7, position: 'Guard' }), stored({ name: 'Thabo', isCaptain: true })],
  );
  expect(change).toMatchObject([{ fields: { isCaptain: true, stats: { points: 12 } } }]);
  expect(change[0]?.fields).not.toHaveProperty('position');
  expect(change[0]?.changes).toEqual(['Now captain', 'Points 12, was 0']);
  expect([same.length, add.length]).toEqual([1, 0]);
});

it('distinguishes players of the same name in a team by their numbers', () => {
  const twins = [stored({ id: 71, jerseyNumber: 7 }), stored({ id: 72, jerseyNumber: 8 })];
  expect(plan(['Palesa,Lions,8,yes', 'Palesa,Lions,7,no'], twins).change).toMatchObject([{ current: { id: 72 } }]);
  expect(plan(['Palesa,Lions,9,'], twins).add).toHaveLength(1);
  // The only player with this name has a new number.
  expect(plan(['Palesa,Lions,9,'], twins.slice(0, 1)).change).toMatchObject([{ fields: { jerseyNumber: 9 } }]);
});

it('does not change statistics that are derived from box scores', () => {
  const derived = [stored({ areStatsDerived: true, stats: seasonStats({ ...noStats, points: 12 }) })];
  expect(plan(['Palesa,Lions,,,12'], derived).same).toHaveLength(1);
  expect(plan(['Palesa,Lions,,,13'], derived).refused).toMatchObject([
    { line: 2, reason: expect.stringContaining('follow from box scores') },
  ]);
});

it('treats the same name in another team as another player', () => {
  expect(plan(['Palesa,Rovers,,'], [stored({})])).toMatchObject({ newTeams: ['Rovers'], add: [{ team: 'Rovers' }] });
});

it('refuses a repeated row and impossible statistics, and asks about an unknown team', () => {
  const { refused, add, ask } = plan(
    ['Palesa,Lions,7', 'palesa,lions,7', 'Thabo,Rovers,', 'Sipho,Lions,,,,5,4', 'Nomsa,Lions,100', 'Zola,,'],
    [],
    {},
  );
  expect(add).toHaveLength(1);
  expect(ask).toMatchObject([{ line: 4, team: 'Rovers' }]);
  expect(refused).toEqual([
    { line: 3, reason: 'it is the same player as line 2' },
    { line: 5, reason: 'Shots made must not be more than the shots taken' },
    { line: 6, reason: 'the jersey number is at most 99 (100)' },
    { line: 7, reason: 'the team is required' },
  ]);
});
