import type { Game } from '#features/competition/games/contract.ts';
import { type HomeSide, isHomeSide } from '#features/competition/games/rules.ts';

type Sides = Record<'homeTeam' | 'awayTeam', Pick<Game['homeTeam'], 'name'>>;

/**
 * The names on Home's two cards: the home side has the one of the settings there, if they name one. Where both teams
 * are the home side, each has its own.
 */
export function namesOnHome(
  { homeTeam, awayTeam }: Sides,
  { homeSideName, homeSidePatterns }: HomeSide,
): Record<'home' | 'away', string> {
  const own = { home: homeTeam.name, away: awayTeam.name };
  const [home, away] = [isHomeSide(own.home, homeSidePatterns), isHomeSide(own.away, homeSidePatterns)];
  if (homeSideName === null || home === away) return own;
  return home ? { ...own, home: homeSideName } : { ...own, away: homeSideName };
}
