import { totalsOf } from '#features/players/rules.ts';
import { settleStats } from '#features/players/server/season-commands.ts';
import { derivedPlayers } from '#features/players/server/season-queries.ts';
import { readSettings } from '#features/settings/server/queries.ts';
import type { Topic } from '#server/changes.ts';
import type { Write } from '#server/write.ts';
import { seasonTotals } from '../rules.ts';
import { linesOfSeason } from './queries.ts';

/** Brings the totals of these players in line with their lines, if the season is the current one. */
export async function settleSeason(write: Write, season: string, playerIds: readonly number[]): Promise<void> {
  if (season !== (await readSettings(write.db)).season) return;
  const totals = seasonTotals(await linesOfSeason(write.db, season, playerIds));
  await settleStats(
    write,
    playerIds.map((id) => ({ id, totals: totals.get(id) ?? null })),
  );
}

const noTotals = totalsOf({});

/** A new season begins at nothing for those whose totals follow from lines. */
export async function settleNewSeason(write: Write, topics: readonly Topic[]): Promise<void> {
  if (!topics.includes('settings')) return;
  const { season } = await readSettings(write.db);
  const ids = await derivedPlayers(write.db);
  const totals = seasonTotals(await linesOfSeason(write.db, season, ids));
  await settleStats(
    write,
    ids.map((id) => ({ id, totals: totals.get(id) ?? noTotals })),
  );
}
