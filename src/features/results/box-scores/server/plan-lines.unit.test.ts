import { expect, it } from 'vitest';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { type Known, planLines } from './plan-lines.ts';
import type { SheetLine } from './sheet-lines.ts';

const game = { id: 7, day: '2026-05-01', time: '18:00', season: '2026', home: 'Lions', away: "O'Hara’s 2" };
const known: Known = {
  definition: getDefinition('soccer'),
  games: [
    {
      ...game,
      lines: [{ playerId: 1, side: 'home', didNotPlay: false, note: null, stats: { goals: 1 } }],
      teams: { home: {}, away: {} },
    },
    { ...game, id: 8, time: '20:00', lines: [], teams: { home: {}, away: {} } },
  ],
  players: [
    { id: 1, name: 'Zoë', number: 9, team: 'Lions' },
    { id: 2, name: 'Zoë', number: 4, team: 'Lions' },
    { id: 3, name: 'Moved on', number: null, team: 'Elsewhere' },
  ],
};

const row = (fields: Partial<SheetLine>): SheetLine => ({
  line: 2,
  ...game,
  team: 'Lions',
  player: 'Zoë',
  number: 9,
  isWalkOn: false,
  didNotPlay: false,
  note: null,
  isTapped: false,
  counts: {},
  ...fields,
});

const outcomes = (...rows: SheetLine[]) => {
  const { rows: planned, refused } = planLines(rows, known);
  return [...planned.map(({ outcome }) => outcome), ...refused.map(({ reason }) => reason)];
};

it('keeps what a file does not say, and adds to it', () => {
  const { games, rows } = planLines(
    [
      row({ counts: { Goals: 2 } }),
      row({ line: 3, number: 4, didNotPlay: true, note: 'Ill' }),
      row({ line: 4, player: 'Moved on', team: "O’Hara's 2", number: undefined, counts: { Assists: 1 } }),
      row({ line: 5, player: '', counts: { Corners: 3 }, isTapped: true }),
      row({ line: 6, player: 'A guest', number: 23, isWalkOn: true }),
    ],
    known,
  );
  expect(rows.map(({ outcome }) => outcome)).toEqual(['change', 'add', 'add', 'add', 'add']);
  expect(games).toEqual([
    {
      id: 7,
      isTapped: true,
      teams: { home: { corners: 3 }, away: {} },
      lines: [
        { playerId: 1, side: 'home', didNotPlay: false, note: null, stats: { goals: 2 } },
        { playerId: 2, side: 'home', didNotPlay: true, note: 'Ill', stats: {} },
        { playerId: 3, side: 'away', didNotPlay: false, note: null, stats: { assists: 1 } },
        {
          playerId: -1,
          side: 'home',
          didNotPlay: false,
          note: null,
          stats: {},
          walkOn: { name: 'A guest', jerseyNumber: 23 },
        },
      ],
    },
  ]);
});

it('changes nothing the second time', () => {
  const { games, rows } = planLines([row({ counts: { Goals: 1 } })], known);
  expect([rows[0]?.outcome, games]).toEqual(['skip', []]);
});

it('says what it cannot place', () => {
  expect(outcomes(row({ day: '2026-05-02' }))).toEqual([
    "there is no game Lions v O'Hara’s 2 on 2026-05-02: import the games first",
  ]);
  expect(outcomes(row({ time: '' }))).toEqual([
    "there are two games Lions v O'Hara’s 2 on 2026-05-01: the time says which",
  ]);
  expect(outcomes(row({ team: 'Rovers' }))).toEqual(['Rovers does not play in this game']);
  expect(outcomes(row({ number: 5 }))).toEqual(['there is no player Zoë of Lions: import the players first']);
  expect(outcomes(row({ counts: { 'Personal fouls': 1 } }))).toEqual(['Personal fouls is not counted in Soccer']);
  expect(outcomes(row({}), row({ line: 3 }))).toEqual(['skip', 'it is the same as line 2']);
});
