import { isDecidedByRule } from '#features/competition/competitions/rules.ts';
import type { Game } from './contract.ts';
import { marginText, type WithInnings } from './innings-rules.ts';
import { findWinner, pairText, type ScoreWithShootout, scoreText } from './score-rules.ts';

type Finished = ScoreWithShootout &
  WithInnings &
  Pick<Game, 'status' | 'homeTeam' | 'awayTeam' | 'resultType' | 'resultAgainst' | 'counts'>;

/**
 * Who won, in words: `Oak Res won by 7`, `Oak Res won 4–2 on penalties`, `A draw`. Null if it is not over or does not count, and
 * where another sentence says it: of an award and a double forfeit.
 */
export function winnerText(game: Finished, countsPeriods = false): string | null {
  const { status, resultType, resultAgainst, counts, homeScore, awayScore } = game;
  if (status !== 'completed' || !counts) return null;
  if (isDecidedByRule(resultType)) {
    if (resultAgainst !== 'home' && resultAgainst !== 'away') return null;
    const name = game[resultAgainst === 'home' ? 'awayTeam' : 'homeTeam'].name;
    return resultType === 'awarded' ? null : `${name} won by ${resultType}`;
  }
  if (homeScore === null || awayScore === null) return null;
  const winner = findWinner(game);
  if (winner === null) return game.innings ? 'A tie' : 'A draw';
  const { name } = game[`${winner}Team`];
  if (homeScore === awayScore) {
    return `${name} won ${pairText({ home: game.homeShootout, away: game.awayShootout }, winner)} on penalties`;
  }
  const margin = marginText(game);
  if (margin) return `${name} won by ${margin}`;
  return countsPeriods ? `${name} won ${scoreText(game, winner)}` : `${name} won by ${Math.abs(homeScore - awayScore)}`;
}
