import { describe, expect, it } from 'vitest';
import type { PlanGame } from '#features/seasons/season-plans/contract.ts';
import { gamesOf } from '#features/seasons/timetables/format-rules.ts';
import { nextDraw } from './draw-rules.ts';
import type { PlayedGame } from './progress-rules.ts';

const place = { dateTime: null, venueId: null, court: null };

/** A Swiss competition of these many teams, 1 the first seed, of which the first round is made: its games are 1, 2 and so on. */
function start(teams: number, rounds = 3): PlanGame[] {
  const teamIds = Array.from({ length: teams }, (_, at) => at + 1);
  const entrants = { competition: 'c', teams: teamIds.map(String), minutes: 60 };
  return gamesOf({ kind: 'swiss', rounds }, entrants).map(({ id, home, away, ...game }, at) => {
    const [homeTeamId = null, awayTeamId = null] = [home, away].map((side) =>
      'team' in side ? Number(side.team) : null,
    );
    return {
      ...game,
      ...{ id: at + 1, version: 1, key: id, home, away, homeTeamId, awayTeamId, ...place },
      ...{ isLocked: false, problem: null, gameId: homeTeamId === null ? null : at + 1, published: place },
    };
  });
}

const ended = (game: PlanGame, [homeScore, awayScore]: [number, number], more: Partial<PlayedGame> = {}) =>
  [
    game.id,
    {
      ...{ id: game.id, homeTeamId: game.homeTeamId ?? 0, awayTeamId: game.awayTeamId ?? 0, status: 'completed' },
      ...{ counts: true, resultType: null, resultAgainst: null, homeShootout: null, awayShootout: null },
      ...{ homeScore, awayScore, ...more },
    } satisfies PlayedGame,
  ] as const;

const drawAfter = (games: PlanGame[], results: [[number, number], Partial<PlayedGame>?][], teams = 4) =>
  nextDraw({
    teamIds: Array.from({ length: teams }, (_, at) => at + 1),
    games,
    played: new Map(results.flatMap(([score, more], at) => (games[at] ? [ended(games[at], score, more)] : []))),
  });

const pointsOf = (draw: ReturnType<typeof nextDraw>) =>
  Object.fromEntries(draw?.points.map(({ teamId, points }) => [teamId, points]) ?? []);

describe('the next Swiss round', () => {
  it('can be drawn once each game before it is over, and no later one', () => {
    const games = start(4);
    expect(drawAfter(games, [])).toBeNull();
    expect(drawAfter(games, [[[1, 0]]])).toBeNull();
    expect(drawAfter(games, [[[1, 0]], [[1, 0], { status: 'live' }]])).toBeNull();
    const draw = drawAfter(games, [[[1, 0]], [[1, 0]]]);
    expect(draw).toMatchObject({ stage: 2, round: 'Round 2', byes: [] });
    // 1 v 3 and 4 v 2 were played, and won by 1 and 4.
    expect(draw?.pairings.map(({ home, away }) => [home, away].sort())).toEqual([
      [1, 4],
      [2, 3],
    ]);
    expect(draw?.games.map(({ key }) => key)).toEqual(['c.s2.1', 'c.s2.2']);
  });

  it('gives half a point for a draw, one for a win, a walkover and a bye, and the bye to another', () => {
    const draw = drawAfter(start(5), [[[1, 1]], [[0, 0], { resultType: 'walkover', resultAgainst: 'home' }]], 5);
    expect(pointsOf(draw)).toEqual({ 1: 0.5, 2: 1, 3: 0.5, 4: 0, 5: 1 });
    expect(draw?.byes).toEqual([4]);
  });

  it.each<[string, Partial<PlayedGame>]>([
    ['a double forfeit', { resultType: 'forfeit', resultAgainst: 'both' }],
    ['an annulled game', { resultType: 'annulled', counts: false }],
    ['a game that was called off', { status: 'cancelled' }],
  ])('gives nobody a point for %s', (_, how) => {
    const draw = drawAfter(start(4), [[[2, 0]], [[0, 0], how]]);
    expect(pointsOf(draw)).toEqual({ 1: 1, 2: 0, 3: 0, 4: 0 });
  });

  it('is not drawn for what a draft adds, and not after the last', () => {
    const draft = start(4).map((game) => (game.gameId === null ? { ...game, published: null } : game));
    expect(drawAfter(draft, [[[1, 0]], [[1, 0]]])).toBeNull();
    expect(drawAfter(start(4, 1), [[[1, 0]], [[1, 0]]])).toBeNull();
  });
});
