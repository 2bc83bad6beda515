import { listGames } from '#features/competition/games/server/queries.ts';
import type { Video, VideoKey } from '#features/media/video/contract.ts';
import { readSettings } from '#platform/settings/server/queries.ts';
import type { ViewerRole } from '#server/access/access.ts';
import type { Database, Row } from '#server/database/schema.ts';
import { type PlainRow, plainTable } from '#server/resources/plain-table.ts';
import { buildVideoUrl } from '#shared/youtube.ts';
import { type Episode, episodes, type StreamResponse } from '../contract.ts';

export const presentVideo = (row: Row<'episodes'>): Video => ({
  id: row.video_id,
  title: row.title,
  description: row.description,
  source: 'YouTube',
  videoUrl: buildVideoUrl({ id: row.video_id, kind: 'video' }),
  videoKind: 'video',
  dateAdded: row.published_on,
  highlightId: null,
});

export const episodeTable = plainTable(episodes, {
  table: 'episodes',
  order: [{ column: 'number', holds: 'number', descending: true }],
  rowsPerPage: 50,
  shown: async () => computedFields,
});

const computedFields = ({ video_id, next_title: title, next_text: text }: PlainRow) => ({
  videoId: video_id,
  next: title === null ? null : { title, text },
});

export const latestEpisode = (db: Database, viewer: ViewerRole): Promise<Episode | null> =>
  episodeTable.first(db, viewer);

export async function findEpisodeVideo(db: Database, key: VideoKey): Promise<Video | undefined> {
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

export async function readStream(db: Database, viewer: ViewerRole): Promise<StreamResponse> {
  const { liveStreamId } = await readSettings(db);
  const [liveGame = null] = (await listGames(db, viewer, { status: 'live', limit: 1 })).rows;
  return { streamId: liveStreamId, status: liveStreamId === null ? 'offline' : 'active', liveGame };
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
