import { listGames } from '#features/games/server/queries.ts';
import { readSettings } from '#features/settings/server/queries.ts';
import type { Video, VideoKey } from '#features/video/contract.ts';
import type { Viewer } from '#server/access.ts';
import type { Database } from '#server/database/schema.ts';
import { fromCursor, isIdKey, type Page, pageOf } from '#server/paging.ts';
import { type Episode, type EpisodeFilters, episodesPerPage, type StreamAnswer } from '../contract.ts';
import { presentEpisode, presentVideo } from './present.ts';

/** The highest number first. */
export async function listEpisodes(db: Database, viewer: Viewer, filters: EpisodeFilters): Promise<Page<Episode>> {
  const after = fromCursor(filters.cursor, isIdKey);
  let query = db
    .selectFrom('episodes')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(episodesPerPage + 1);
  if (filters.number !== undefined) query = query.where('number', '=', filters.number);
  if (after) query = query.where('number', '<', after[0]);
  const page = pageOf(await query.execute(), (row) => [row.number], episodesPerPage);
  return { rows: page.rows.map((row) => presentEpisode(row, viewer)), next: page.next };
}

export async function findEpisode(db: Database, viewer: Viewer, id: number): Promise<Episode | undefined> {
  const row = await db.selectFrom('episodes').selectAll().where('id', '=', id).executeTakeFirst();
  return row && presentEpisode(row, viewer);
}

export async function latestEpisode(db: Database, viewer: Viewer): Promise<Episode | null> {
  const row = await db.selectFrom('episodes').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst();
  return row ? presentEpisode(row, viewer) : null;
}

export async function videoOfEpisode(db: Database, key: VideoKey): Promise<Video | undefined> {
  if (typeof key === 'number') return undefined;
  const row = await db
    .selectFrom('episodes')
    .selectAll()
    .where('video_id', '=', key)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && presentVideo(row);
}

/** The stream is on while a game is. */
export async function readStream(db: Database, viewer: Viewer): Promise<StreamAnswer> {
  const { liveStreamId } = await readSettings(db);
  const [liveGame = null] = (await listGames(db, viewer, { status: 'live', limit: 1 })).rows;
  return { streamId: liveStreamId, status: liveGame ? 'active' : 'offline', liveGame };
}

export async function isSubscribed(db: Database, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('episode_subscriptions')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

export const subscribers = (db: Database) => db.selectFrom('episode_subscriptions').select('account_id');
