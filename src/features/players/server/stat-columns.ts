import { columnOf } from '#server/plain-columns.ts';
import { nameKey } from '#shared/name-key.ts';
import { ofEachStat, statKeys } from '../stat-keys.ts';
import type { StatTotals } from '../stat-names.ts';

/** The totals as columns: `shotsMade` is kept in `shots_made`. */
export const statColumns = (stats: StatTotals) =>
  Object.fromEntries(statKeys.map((key) => [columnOf(key), stats[key]]));

export const statsIn = (row: Readonly<Record<string, unknown>>): StatTotals =>
  ofEachStat((key) => Number(row[columnOf(key)]));

/** What the search looks through. */
export function playerNameKey(player: { name: string; displayName: string; position: string | null }): string {
  return nameKey(`${player.name} ${player.displayName} ${player.position ?? ''}`);
}
