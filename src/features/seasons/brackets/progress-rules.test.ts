import { describe, expect, test } from 'vitest';
import { type Ending, endingOf, type PlayedGame, type Standing, wantedTeam } from './progress-rules.ts';

const game = (changes: Partial<PlayedGame>): PlayedGame => ({
  ...{ id: 1, homeTeamId: 10, awayTeamId: 20, status: 'completed', counts: true, resultType: null },
  ...{ resultAgainst: null, homeScore: 2, awayScore: 1, homeShootout: null, awayShootout: null },
  ...changes,
});

const ruled = (resultType: PlayedGame['resultType'], resultAgainst: PlayedGame['resultAgainst']) =>
  game({ resultType, resultAgainst, homeScore: 0, awayScore: 0 });

describe('who goes on', () => {
  test.each<[string, PlayedGame | undefined, Ending['kind'], number | undefined]>([
    ['by the score', game({}), 'won', 10],
    ['by a shoot-out', game({ awayScore: 2, homeShootout: 3, awayShootout: 4 }), 'won', 20],
    ['by a forfeit of the home side', ruled('forfeit', 'home'), 'won', 20],
    ['by a walkover', ruled('walkover', 'away'), 'won', 10],
    ['by an award', ruled('awarded', 'home'), 'won', 20],
    ['after an abandoned game that counts', game({ resultType: 'abandoned' }), 'won', 10],
    ['nobody from a level game', game({ awayScore: 2 }), 'undecided', undefined],
    ['nobody if neither side came', ruled('forfeit', 'both'), 'undecided', undefined],
    ['nobody from an annulled game', game({ resultType: 'annulled', counts: false }), 'undecided', undefined],
    ['nobody yet from a live game', game({ status: 'live' }), 'open', undefined],
    ['nobody yet from one that is off', game({ status: 'cancelled' }), 'open', undefined],
    ['nobody yet without a game', undefined, 'open', undefined],
  ])('%s', (_, played, kind, winner) => {
    const ending = endingOf(played);
    expect(ending.kind).toBe(kind);
    expect(ending.kind === 'won' ? ending.winner : undefined).toBe(winner);
  });
});

describe('who is on a side', () => {
  const table = [1, 2, 2, 2, 5].map((position, at) => ({ teamId: at + 1, position }));
  const standing = (rulings: [string, number[]][] = []): Standing => ({
    endings: new Map([['k1', endingOf(game({ awayScore: 2 }))]]),
    tables: new Map([['Group A', table]]),
    rulings: new Map(rulings),
  });
  const place = (at: number, rulings?: [string, number[]][]) =>
    wantedTeam({ place: at, group: 'Group A' }, standing(rulings));

  test('comes from the places of a table, but not between teams that it leaves level', () => {
    expect(place(1)).toEqual({ teamId: 1, undecided: [] });
    expect(place(2)).toEqual({ teamId: null, undecided: [2, 3, 4] });
    expect(place(4)).toEqual({ teamId: null, undecided: [2, 3, 4] });
    expect(place(5)).toEqual({ teamId: 5, undecided: [] });
    expect(place(6)).toEqual({ teamId: null, undecided: [] });
  });

  test('follows the order that an officer ruled among all of them', () => {
    const order: [string, number[]][] = [['table:Group A', [4, 2, 3]]];
    expect([2, 3, 4].map((at) => place(at, order).teamId)).toEqual([4, 2, 3]);
    expect(place(2, [['table:Group A', [4, 2]]]).teamId).toBeNull();
  });

  test('is who an officer named after a level game, until the result says it', () => {
    expect(wantedTeam({ winnerOf: 'k1' }, standing())).toEqual({ teamId: null, undecided: [10, 20] });
    const named = standing([['k1', [20, 10]]]);
    expect(wantedTeam({ winnerOf: 'k1' }, named).teamId).toBe(20);
    expect(wantedTeam({ loserOf: 'k1' }, named).teamId).toBe(10);
    const corrected = { ...named, endings: new Map([['k1', endingOf(game({}))]]) };
    expect(wantedTeam({ winnerOf: 'k1' }, corrected).teamId).toBe(10);
  });
});
