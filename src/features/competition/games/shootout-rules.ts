import { isDecidedByRule } from '#features/competition/competitions/rules.ts';
import type { Game } from './contract.ts';
import { isLevel, noShootout, type ScoreWithShootout, type Shootout } from './score-rules.ts';

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
