import type { SeasonPlan } from '../../contract.ts';

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** '2 clashes, 5 things better avoided'; null if there is neither. */
export function describeFaults(hard: number, soft: number): string | null {
  const parts = [
    hard > 0 && counted(hard, 'clash', 'clashes'),
    soft > 0 && counted(soft, 'thing better avoided', 'things better avoided'),
  ].filter(Boolean);
  return parts.length === 0 ? null : parts.join(', ');
}

/** Which clock a plan's times are by, where the device shows another: 'Times are the village’s, Johannesburg'. */
export const describeClock = (village: string | undefined, device: string): string | null =>
  village === undefined || village === device
    ? null
    : `Times are the village’s, ${village.slice(village.lastIndexOf('/') + 1).replaceAll('_', ' ')}`;

/** '2027 · 132 games, 3 without a place' */
export function planCounts({ season, games, unplaced }: Pick<SeasonPlan, 'season' | 'games' | 'unplaced'>): string {
  const made = games === 0 ? 'No games yet' : counted(games, 'game');
  return `${season} · ${made}${unplaced > 0 ? `, ${unplaced} without a place` : ''}`;
}
