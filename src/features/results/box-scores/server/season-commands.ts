import { sql } from 'kysely';
import { gameChanged } from '#features/competition/games/server/events.ts';
import { toTotals } from '#features/teams/players/rules.ts';
import { playerRows } from '#features/teams/players/server/extension-points.ts';
import { definePlayerRows } from '#features/teams/players/server/moving-commands.ts';
import { derivedPlayers, withoutKeptStats } from '#features/teams/players/server/queries.ts';
import { lockStats, recomputeStats } from '#features/teams/players/server/season-commands.ts';
import { settingsChanged } from '#platform/settings/server/events.ts';
import { lockSettings, readSettings } from '#platform/settings/server/queries.ts';
import { batches } from '#server/database/engine.ts';
import { type Write, when } from '#server/write.ts';
import { boxScoreTag } from '../cache-tags.ts';
import { seasonTotals } from '../rules.ts';
import { listSeasonLines, listSeasonPlayers, playersWithLines } from './queries.ts';
import type { BoxScoreGame } from './stored-queries.ts';

type Counting = Pick<BoxScoreGame, 'status' | 'season' | 'counts'>;

/** The season that a game's lines count for. None if the game is called off, annulled or abandoned without counting. */
export const seasonCounting = ({ status, season, counts }: Counting): string | null =>
  status === 'cancelled' || status === 'postponed' || !counts ? null : season;

/** Locks the season and the players before lines refer to them: a deletion of a player would wait for the reference. */
export async function lockSeason(write: Write, playerIds: readonly number[]) {
  const { season } = await lockSettings(write);
  await lockStats(write, playerIds);
  return season;
}

/** Updates the totals of these players from their lines of the current season. */
export async function recomputeSeason(write: Write, playerIds: readonly number[]): Promise<void> {
  if (playerIds.length === 0) return;
  const season = await lockSeason(write, playerIds);
  const totals = seasonTotals(await listSeasonLines(write.db, season, playerIds));
  const begun = await begunBefore(
    write,
    playerIds.filter((id) => !totals.has(id)),
  );
  await recomputeStats(
    write,
    season,
    playerIds.map((id) => ({ id, totals: totals.get(id) ?? (begun.has(id) ? noTotals : null) })),
  );
}

const noTotals = toTotals({});

/** Players whose totals were computed from lines, and who still have lines of another season: they start this one at zero. */
async function begunBefore(write: Write, playerIds: readonly number[]): Promise<Set<number>> {
  if (playerIds.length === 0) return new Set();
  const withLines = await playersWithLines(write.db, playerIds);
  return new Set((await derivedPlayers(write.db)).filter((id) => withLines.has(id)));
}

/** Updates totals when the season changes, and when a game changes its season or whether it counts. */
export const seasonSubscribers = [
  when(settingsChanged, (write) => recomputeNewSeason(write)),
  when(gameChanged, (write, games) =>
    recomputeMovedGames(
      write,
      games.map(({ gameId }) => gameId),
    ),
  ),
];

/** Players with lines in the new season get totals from them. Totals kept by hand stay until the player's next line. */
async function recomputeNewSeason(write: Write): Promise<void> {
  const { season } = await readSettings(write.db);
  const scored = await withoutKeptStats(write.db, await listSeasonPlayers(write.db, season));
  const ids = [...(await derivedPlayers(write.db)), ...scored];
  await lockStats(write, ids);
  const totals = seasonTotals(await listSeasonLines(write.db, season, ids));
  await recomputeStats(
    write,
    season,
    ids.map((id) => ({ id, totals: totals.get(id) ?? noTotals })),
  );
}

async function recomputeMovedGames(write: Write, gameIds: readonly number[]): Promise<void> {
  const moved: MovedGame[] = [];
  for (const some of batches(gameIds)) moved.push(...(await movedGames(write, some)));
  if (moved.length === 0) return;
  for (const { id, season } of moved) {
    await write.db.updateTable('box_scores').set({ counted_in: season }).where('game_id', '=', id).execute();
  }
  const ids = moved.map(({ id }) => id);
  const lines = await write.db
    .selectFrom('box_score_lines')
    .select('player_id')
    .distinct()
    .where('game_id', 'in', ids)
    .execute();
  await recomputeSeason(
    write,
    lines.map(({ player_id }) => player_id),
  );
}

interface MovedGame {
  id: number;
  season: string | null;
}

async function movedGames(write: Write, ids: readonly number[]): Promise<MovedGame[]> {
  const games = await write.db
    .selectFrom('box_scores')
    .innerJoin('games', 'games.id', 'box_scores.game_id')
    .select(['games.id', 'games.status', 'games.season', 'games.counts', 'counted_in'])
    .where('games.id', 'in', ids)
    .execute();
  return games
    .map((game) => ({
      id: game.id,
      season: seasonCounting({ ...game, counts: game.counts === 1 }),
      before: game.counted_in,
    }))
    .filter(({ season, before }) => season !== before);
}

const lines = definePlayerRows({ table: 'box_score_lines', key: 'game_id', tag: boxScoreTag });

/** Moving lines raises the versions, so that a form opened before is behind. Putting them back lowers the versions again. */
export const playerLineRows = playerRows.contribution({
  ...lines,
  move: async (write, from, to) => {
    await stepVersions(write, await lines.findGameIds(write.db, from), 1);
    return lines.move(write, from, to);
  },
  putBack: async (write, moved, from, to) => {
    await lines.putBack(write, moved, from, to);
    await stepVersions(write, JSON.parse(moved), -1);
  },
});

async function stepVersions(write: Write, gameIds: readonly number[], step: 1 | -1): Promise<void> {
  for (const some of batches(gameIds)) {
    await write.db
      .updateTable('box_scores')
      .set({ version: sql<number>`version + ${sql.lit(step)}` })
      .where('game_id', 'in', some)
      .execute();
  }
}
