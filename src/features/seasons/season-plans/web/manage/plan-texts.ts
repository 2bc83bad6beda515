import type { SeasonPlan } from '../../contract.ts';

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** '2027 · 132 games, 3 without a place' */
export function planCounts({ season, games, unplaced }: Pick<SeasonPlan, 'season' | 'games' | 'unplaced'>): string {
  const made = games === 0 ? 'No games yet' : counted(games, 'game');
  return `${season} · ${made}${unplaced > 0 ? `, ${unplaced} without a place` : ''}`;
}
