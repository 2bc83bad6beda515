import type { RowsOfPlayers } from '#features/players/server/extension-points.ts';
import type { Database } from '#server/database/schema.ts';

interface OfSport {
  id: number;
  sport_id: number;
}

/** Why these two cannot be merged; null if they can. */
export async function whyNot(
  db: Database,
  rows: readonly RowsOfPlayers[],
  kept: OfSport,
  merged: OfSport,
): Promise<string | null> {
  if (kept.sport_id !== merged.sport_id) return 'They play different sports';
  const games = await gamesOf(db, rows, kept.id);
  const together = [...(await gamesOf(db, rows, merged.id))].filter((id) => games.has(id)).length;
  if (together > 0) {
    return `They are two people: both are recorded in ${together === 1 ? 'the same game' : `${together} games`}`;
  }
  for (const { refusal } of rows) {
    const why = await refusal?.(db, kept.id, merged.id);
    if (why) return why;
  }
  return null;
}

export async function gamesOf(db: Database, rows: readonly RowsOfPlayers[], playerId: number): Promise<Set<number>> {
  const games = new Set<number>();
  for (const of of rows) for (const id of (await of.gamesOf?.(db, playerId)) ?? []) games.add(id);
  return games;
}
