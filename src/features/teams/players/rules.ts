import { percentage, trueShooting } from '#shared/percentages.ts';
import type { Player, PlayerStats } from './contract.ts';
import { ofEachStat } from './stat-keys.ts';
import type { StatTotals } from './stat-names.ts';

/** The page of a player. */
export const playerPath = (id: number): string => `/players/${id}`;

/** Picks the season totals from counts with any keys. */
export const toTotals = (counts: Readonly<Record<string, number>>): StatTotals => ofEachStat((key) => counts[key] ?? 0);

export function seasonStats(totals: StatTotals): PlayerStats {
  return {
    ...totals,
    games: totals.gamesPlayed,
    fieldGoalPct: percentage(totals.shotsMade, totals.shotsTaken),
    threePointPct: percentage(totals.threePointersMade, totals.threePointersTaken),
    freeThrowPct: percentage(totals.freeThrowsMade, totals.freeThrowsTaken),
    trueShooting: trueShooting(totals),
    ppg: perGame(totals.points, totals.gamesPlayed),
    apg: perGame(totals.assists, totals.gamesPlayed),
    rpg: perGame(totals.rebounds, totals.gamesPlayed),
  };
}

/** `Includes 57 points in 4 games entered by hand`, with the sport's word for points; null if all totals are 0. */
export function describeOpening(opening: StatTotals, noun: string | null = 'points'): string | null {
  const { points, gamesPlayed } = opening;
  if (Object.values(opening).every((value) => value === 0)) return null;
  const games = `${gamesPlayed} ${gamesPlayed === 1 ? 'game' : 'games'}`;
  if (noun === null) return `Includes ${games} entered by hand`;
  return `Includes ${points} ${points === 1 ? noun.replace(/s$/, '') : noun} in ${games} entered by hand`;
}

export const isStar = (player: Pick<Player, 'isAllStar' | 'isMvp'>): boolean => player.isAllStar || player.isMvp;

export const rosterPreview = 8;

export function splitByStar<P extends Parameters<typeof isStar>[0]>(
  players: readonly P[],
): { stars: P[]; others: P[] } {
  return { stars: players.filter(isStar), others: players.filter((player) => !isStar(player)) };
}

/** An average with one decimal; 0 before the first game. */
export function perGame(total: number, games: number): number {
  return games === 0 ? 0 : Math.round((10 * total) / games) / 10;
}

type Rated = Pick<StatTotals, 'points' | 'rebounds' | 'assists' | 'shotsMade' | 'shotsTaken'>;

/** 0.4 x points + 0.3 x rebounds + 0.2 x assists + 0.1 x field goal percentage (0 to 100), rounded once, at the end. */
export function performanceRating({ points, rebounds, assists, shotsMade, shotsTaken }: Rated): number {
  const fieldGoalPct = shotsTaken === 0 ? 0 : (100 * shotsMade) / shotsTaken;
  return Math.round((4 * points + 3 * rebounds + 2 * assists + fieldGoalPct) / 10);
}
