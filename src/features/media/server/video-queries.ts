import { listGames } from '#features/games/server/queries.ts';
import { readSettings } from '#features/settings/server/queries.ts';
import type { Viewer } from '#server/access.ts';
import type { Database } from '#server/database/schema.ts';
import type { StreamAnswer, Video } from '../contract.ts';
import { presentEpisodeVideo, presentHighlightVideo } from './present.ts';

/** A video by its 11 characters, or by the highlight that shows it. Only what is stored here: nothing is fetched. */
export async function findVideo(db: Database, key: string | number): Promise<Video | undefined> {
  const highlight = await db
    .selectFrom('highlights')
    .selectAll()
    .where(typeof key === 'number' ? 'id' : 'video_id', '=', key)
    .orderBy('date_added', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (highlight) return presentHighlightVideo(highlight);
  if (typeof key === 'number') return undefined;
  const episode = await db
    .selectFrom('episodes')
    .selectAll()
    .where('video_id', '=', key)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return episode && presentEpisodeVideo(episode);
}

/** The stream is on while a game is. */
export async function readStream(db: Database, viewer: Viewer): Promise<StreamAnswer> {
  const { liveStreamId } = await readSettings(db);
  const [liveGame = null] = (await listGames(db, viewer, { status: 'live', limit: 1 })).rows;
  return { streamId: liveStreamId, status: liveGame ? 'active' : 'offline', liveGame };
}
