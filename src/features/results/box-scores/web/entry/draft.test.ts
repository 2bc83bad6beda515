import { describe, expect, it } from 'vitest';
import { sportDefinitions } from '#features/teams/sports/definitions/list.ts';
import { completed, contradictions, getDefinition, shownStats } from '#features/teams/sports/rules.ts';
import type { BoxScore } from '../../contract.ts';
import {
  buildBody,
  type EntryDraft,
  emptyLine,
  issueTexts,
  listStatKeys,
  sumSide,
  toDraft,
  withCount,
} from './draft.ts';

const basketball = getDefinition('basketball');

describe('a count that is changed', () => {
  it.each([
    [
      'made over attempted raises the attempts',
      { shotsMade: 2, shotsTaken: 2 },
      'shotsMade',
      3,
      { shotsMade: 3, shotsTaken: 3 },
    ],
    [
      'attempts under the made lower them',
      { shotsMade: 3, shotsTaken: 5 },
      'shotsTaken',
      2,
      { shotsMade: 2, shotsTaken: 2 },
    ],
    [
      'a three-pointer made is a field goal',
      {},
      'threePointersMade',
      1,
      { threePointersMade: 1, threePointersTaken: 1, shotsMade: 1, shotsTaken: 1 },
    ],
    ['one missed is a missed field goal', {}, 'threePointersTaken', 2, { threePointersTaken: 2, shotsTaken: 2 }],
    [
      'field goals that there are already are enough',
      { shotsMade: 8, shotsTaken: 14 },
      'threePointersMade',
      2,
      { shotsMade: 8, shotsTaken: 14, threePointersMade: 2, threePointersTaken: 2 },
    ],
    [
      'fewer field goals are fewer three-pointers',
      { shotsMade: 3, shotsTaken: 5, threePointersMade: 3, threePointersTaken: 5 },
      'shotsMade',
      1,
      { shotsMade: 1, shotsTaken: 5, threePointersMade: 1, threePointersTaken: 3 },
    ],
    [
      'points are nobody else’s affair',
      { shotsMade: 2, shotsTaken: 2 },
      'points',
      9,
      { shotsMade: 2, shotsTaken: 2, points: 9 },
    ],
  ])('%s', (_, before, key, value, after) => {
    expect(withCount(basketball, before, key, value)).toEqual(after);
  });

  it('never leaves a pair that contradicts itself, in any sport, whatever is typed', () => {
    let seed = 7;
    const below = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % most;
    };
    for (const definition of sportDefinitions) {
      const keys = listStatKeys(definition);
      let counts: Readonly<Record<string, number>> = {};
      for (let tap = 0; tap < 1_000; tap += 1) {
        const key = keys[below(keys.length)] ?? '';
        const value = below(10) === 0 ? null : below(13);
        counts = withCount(definition, counts, key, value);
        expect(contradictions(definition, counts), `${definition.key} ${key} ${value}`).toEqual([]);
        if (value !== null) expect(counts[key]).toBe(value);
      }
    }
  });
});

const player = { name: 'Ada', displayName: 'Ada', position: null, jerseyNumber: 4, photo: null };
const honours = { isAllStar: false, isMvp: false, isCaptain: false };

function buildBoxScore(lines: { playerId: number; counts: Record<string, number>; note?: string }[]): BoxScore {
  return {
    gameId: 1,
    version: 3,
    definition: 'basketball',
    status: 'completed',
    lines: lines.map(({ playerId, counts, note }) => ({
      playerId,
      player: { ...player, ...honours },
      side: 'home',
      isCorrected: false,
      didNotPlay: note !== undefined,
      note: note ?? null,
      stats: note === undefined ? shownStats(basketball, counts) : {},
    })),
    totals: { home: {}, away: {} },
    teamStats: { home: { points: 2 }, away: {} },
    periodScores: [],
    check: { home: null, away: null },
    correctedAt: null,
    can: { edit: true },
  };
}

const shots = { shotsMade: 8, shotsTaken: 14, threePointersMade: 1, threePointersTaken: 3 };

it('sends a saved box score unchanged, without the counts that follow from others', () => {
  const boxScore = buildBoxScore([
    { playerId: 7, counts: { ...shots, points: 17 } },
    { playerId: 8, counts: { ...shots, points: 20 } },
    { playerId: 9, counts: {}, note: 'DNP - Injured' },
  ]);
  const draft = toDraft(basketball, boxScore);
  expect(buildBody(draft)).toEqual({
    version: 3,
    lines: [
      { playerId: 7, ...shots },
      { playerId: 8, ...shots, points: 20 },
      { playerId: 9, didNotPlay: true, note: 'DNP - Injured' },
    ],
    teamStats: { home: { points: 2 }, away: {} },
    periodScores: [],
  });
  expect(sumSide(basketball, { draft }, 'home', [7, 8, 9])['points']).toBe(39);
  expect(completed(basketball, draft.lines['7']?.counts ?? {})['points']).toBe(17);
});

it('does not send players who are not listed', () => {
  const draft = { ...toDraft(basketball, buildBoxScore([])), lines: { '7': { ...emptyLine, counts: { points: 3 } } } };
  expect(buildBody(draft).lines).toEqual([]);
});

it('names the player of each problem that the server reported', () => {
  const line = { state: 'played', note: '', counts: { points: 1 } } as const;
  const draft: EntryDraft = {
    version: 0,
    teamStats: { home: {}, away: {} },
    periodScores: [],
    lines: { 3: { ...line, state: 'out' }, 7: line, 9: line },
  };
  const issues = [
    { path: 'lines.1.fg', message: 'must not be more than the field goals attempted' },
    { path: 'lines.0.playerId', message: 'is not on either of these teams' },
    { path: 'teamStats.home.pts', message: 'must be a whole number' },
  ];
  expect(issueTexts(issues, draft, (id) => `Player ${id}`)).toEqual([
    'Player 9: fg must not be more than the field goals attempted',
    'Player 7: is not on either of these teams',
    'pts must be a whole number',
  ]);
});
