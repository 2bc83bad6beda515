import { describe, expect, it } from 'vitest';
import { planDemoGames } from '#features/competition/games/server/demo/games.ts';
import { planRoster } from '#features/teams/players/server/demo/fill.ts';
import { contradictions, sumCounts } from '#features/teams/sports/rules.ts';
import { demoTeams } from '#features/teams/teams/server/demo/teams.ts';
import { checkScore, readCounts, sides } from '../../rules.ts';
import { planDemoSeason } from './honours.ts';
import { planSeasonLines } from './season-lines.ts';

const moments = ['2026-11-21T05:37:15.000Z', '2027-01-01T00:00:30.000Z', '2028-02-29T16:29:00.000Z'];
const games = planDemoGames(new Date('2026-11-21T05:37:15.000Z'));
const played = planSeasonLines(games);
const season = planDemoSeason(games, played);
const teamByPlayer = new Map(planRoster(demoTeams).map(({ id, team }) => [id, team]));
const inBasketball = season.filter(({ playerId }) => teamByPlayer.get(playerId)?.sportId === 1);

describe('the box scores of the demo village', () => {
  it('exist for every game that was played out, except in basketball', () => {
    const completed = games.filter(
      ({ status, sportId, resultType }) => status === 'completed' && resultType === null && sportId !== 1,
    );
    expect(played.map(({ game }) => game.id)).toEqual(completed.map(({ id }) => id));
    expect(played.length).toBeGreaterThan(50);
  });

  it.each(moments)(
    'add up to the score at %s, contain no contradiction, and use only statistics of their sport',
    (moment) => {
      const lines = planSeasonLines(planDemoGames(new Date(moment)));
      for (const { game, definition, sides: plays, periodScores } of lines) {
        for (const side of sides) {
          const { players, team, score } = plays[side];
          const all = sumCounts([...players.map(({ counts }) => counts), team]);
          const label = `${definition.name} ${game.id} ${side}`;
          expect(checkScore(definition, side, all, periodScores, score)?.difference, label).toBe(0);
          expect(players.length, label).toBeGreaterThan(1);
          for (const { counts } of [...players, { counts: team }]) {
            expect(contradictions(definition, counts), label).toEqual([]);
            expect(readCounts(definition, counts).issues, label).toEqual([]);
            for (const value of Object.values(counts)) expect(value, label).toBeGreaterThanOrEqual(0);
          }
        }
      }
    },
  );

  it('have periods that add up to the score, in sports with several', () => {
    for (const { definition, sides: plays, periodScores } of played) {
      if (definition.periods.score !== 'sum' || periodScores.length === 0) continue;
      for (const side of sides) {
        expect(periodScores.reduce((sum, period) => sum + period[side], 0)).toBe(plays[side].score);
      }
    }
  });

  it('are the same at every start', () => {
    expect(planSeasonLines(games)).toEqual(played);
  });
});

describe('the season of the demo village', () => {
  it('gives basketball players, who have no box scores this year, totals that add up to the points of their team', () => {
    for (const team of demoTeams.filter(({ sportId }) => sportId === 1)) {
      const roster = season.filter(({ playerId }) => teamByPlayer.get(playerId) === team);
      const scored = games
        .filter(({ status, category }) => status === 'completed' && ['league', 'regular'].includes(category))
        .map(({ homeTeamId, awayTeamId, homeScore, awayScore }) => {
          if (homeTeamId === team.id) return homeScore ?? 0;
          return awayTeamId === team.id ? (awayScore ?? 0) : 0;
        });
      expect(roster.reduce((sum, { stats }) => sum + stats.points, 0)).toBe(scored.reduce((sum, own) => sum + own, 0));
      expect(roster.some(({ areStatsDerived }) => areStatsDerived)).toBe(false);
    }
  });

  it('has consistent basketball totals', () => {
    for (const { stats } of inBasketball) {
      expect(stats.shotsMade).toBeLessThanOrEqual(stats.shotsTaken);
      expect(stats.threePointersMade).toBeLessThanOrEqual(stats.threePointersTaken);
      expect(stats.freeThrowsMade).toBeLessThanOrEqual(stats.freeThrowsTaken);
      expect(stats.threePointersMade).toBeLessThanOrEqual(stats.shotsMade);
      expect(stats.threePointersTaken).toBeLessThanOrEqual(stats.shotsTaken);
      const twos = stats.shotsMade - stats.threePointersMade;
      expect(stats.points).toBe(2 * twos + 3 * stats.threePointersMade + stats.freeThrowsMade);
    }
  });

  it('names most valuable players and all-stars', () => {
    expect(season.filter(({ isMvp }) => isMvp).length).toBe(4);
    expect(season.filter(({ isAllStar }) => isAllStar).length).toBeGreaterThan(5);
  });
});
