import { isDecidedByRule } from '#features/competition/competitions/rules.ts';
import { scorePair } from '#shared/notation.ts';
import type { Game } from './contract.ts';

export type GameSide = 'home' | 'away';
export type Shootout = Pick<Game, 'homeShootout' | 'awayShootout'>;
/** A score with the shoot-out that decided it, if there was one. */
export type ScoreWithShootout = Pick<Game, 'homeScore' | 'awayScore'> & Shootout;

export const noShootout: Shootout = { homeShootout: null, awayShootout: null };

export const hasBothScores = (game: Pick<Game, 'homeScore' | 'awayScore'>): boolean =>
  game.homeScore !== null && game.awayScore !== null;

export const isLevel = (game: Pick<Game, 'homeScore' | 'awayScore'>): boolean =>
  game.homeScore !== null && game.homeScore === game.awayScore;

/** Who won: by the score, or by the shoot-out if the score is level. Null for a draw, and without a score. */
export function findWinner({ homeScore, awayScore, homeShootout, awayShootout }: ScoreWithShootout): GameSide | null {
  return (
    higher({ home: homeScore, away: awayScore }) ??
    (homeScore === awayScore ? higher({ home: homeShootout, away: awayShootout }) : null)
  );
}

function higher({ home, away }: Record<GameSide, number | null>): GameSide | null {
  if (home === null || away === null || home === away) return null;
  return home > away ? 'home' : 'away';
}

/** `Oak Res 1–1 (4–2 pens) Knox House` */
export const describeResult = (game: ScoreWithShootout & Pick<Game, 'homeTeam' | 'awayTeam'>): string =>
  `${game.homeTeam.name} ${scoreText(game)} ${game.awayTeam.name}`;

type Sets = Partial<Pick<Game, 'periodScores'>>;

/**
 * `25–21, 20–25, 25–18`: the sets of a score that counts them; empty for other scores. Where periods add up to the score, it
 * counts points.
 */
export function setsText(game: Pick<Game, 'homeScore' | 'awayScore'> & Sets, first: GameSide = 'home'): string {
  const sets = game.periodScores ?? [];
  const sum = sets.flat().reduce((points, more) => points + more, 0);
  if (sum === Number(game.homeScore) + Number(game.awayScore)) return '';
  return sets.map(([home, away]) => pair({ home, away }, first)).join(', ');
}

/** What stands in brackets beside or below a score: the shoot-out that decided it, or its sets. Empty for most. */
export const besideScore = (game: ScoreWithShootout & Sets): string => shootoutText(game) ?? setsText(game);

/** `1–1 (4–2 pens)`, with the score of one side first. */
export function scoreText(game: ScoreWithShootout, first: GameSide = 'home'): string {
  const { homeScore, awayScore } = game;
  const shootout = shootoutText(game, first);
  return `${pair({ home: homeScore, away: awayScore }, first)}${shootout === null ? '' : ` (${shootout})`}`;
}

/** `4–2 pens`; null without a shoot-out. */
export function shootoutText({ homeShootout, awayShootout }: Shootout, first: GameSide = 'home'): string | null {
  if (homeShootout === null || awayShootout === null) return null;
  return `${pair({ home: homeShootout, away: awayShootout }, first)} pens`;
}

function pair({ home, away }: Record<GameSide, number | null>, first: GameSide): string {
  const [own, other] = first === 'home' ? [home, away] : [away, home];
  return scorePair(own ?? 0, other ?? 0);
}

type Ended = ScoreWithShootout & Pick<Game, 'status' | 'resultType'>;

/** The shoot-out, or none if it cannot belong to this game (any more). */
export function fittingShootout(game: Ended): Shootout {
  const { homeShootout, awayShootout } = game;
  return whyNoShootout(game) ? noShootout : { homeShootout, awayShootout };
}

/** Why this shoot-out cannot belong to this game, and the field that says so; null if it can, or if there is none. */
export function whyNoShootout(game: Ended): { field: keyof Shootout; message: string } | null {
  const { homeShootout, awayShootout, status, resultType } = game;
  if (homeShootout === null && awayShootout === null) return null;
  if (homeShootout === null || awayShootout === null) {
    return {
      field: homeShootout === null ? 'homeShootout' : 'awayShootout',
      message: 'Both sides of the shoot-out are needed',
    };
  }
  if (isDecidedByRule(resultType))
    return { field: 'homeShootout', message: 'Only a game that was played has a shoot-out' };
  if (!isLevel(game)) return { field: 'homeShootout', message: 'Only a level score has a shoot-out' };
  if (homeShootout === awayShootout && status !== 'live') {
    return { field: 'awayShootout', message: 'A shoot-out has a winner: it cannot be level' };
  }
  return null;
}

/** Whether somebody goes on after such a game, so that people are asked how it was decided if it ends level. */
export const isCupTie = ({ category }: { category: string }): boolean =>
  category === 'tournament' || category === 'playoff';

type Finished = ScoreWithShootout &
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
  if (winner === null) return 'A draw';
  const { name } = game[`${winner}Team`];
  if (homeScore === awayScore) {
    return `${name} won ${pair({ home: game.homeShootout, away: game.awayShootout }, winner)} on penalties`;
  }
  return countsPeriods ? `${name} won ${scoreText(game, winner)}` : `${name} won by ${Math.abs(homeScore - awayScore)}`;
}
