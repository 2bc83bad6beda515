import { sql } from 'kysely';
import { newSubject, removeSubject } from '#features/conversation/server/commands.ts';
import { gameExists } from '#features/games/server/queries.ts';
import { badField } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { type YoutubeVideo, youtubeVideo } from '#shared/youtube.ts';
import type { Highlight, HighlightChange, NewHighlight } from '../contract.ts';
import { highlightColumns } from './present.ts';

export async function addHighlight(write: Write, fresh: NewHighlight): Promise<number> {
  await mustBeAGame(write, fresh.gameId);
  const video = readVideo(fresh.videoUrl);
  const { id } = await write.db
    .insertInto('highlights')
    .values({
      ...highlightColumns(fresh, null),
      video_id: video.id,
      video_kind: video.kind,
      date_added: fresh.dateAdded ?? write.now.toISOString(),
      subject_id: await newSubject(write, 'highlight'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function changeHighlight(write: Write, current: Highlight, fields: HighlightChange): Promise<void> {
  if (fields.gameId !== current.gameId) await mustBeAGame(write, fields.gameId);
  const video = fields.videoUrl === undefined ? kept(current) : readVideo(fields.videoUrl);
  await write.db
    .updateTable('highlights')
    .set({
      ...highlightColumns(fields, current),
      video_id: video.id,
      video_kind: video.kind,
      date_added: fields.dateAdded ?? current.dateAdded,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', current.id)
    .execute();
}

/** Also what was said about it, and its likes. */
export async function removeHighlight(write: Write, current: Highlight): Promise<void> {
  const gone = await write.db
    .deleteFrom('highlights')
    .where('id', '=', current.id)
    .returning('subject_id')
    .executeTakeFirst();
  if (gone) await removeSubject(write, gone.subject_id);
}

const kept = ({ videoId, videoKind }: Highlight): YoutubeVideo => ({ id: videoId, kind: videoKind });

function readVideo(typed: string): YoutubeVideo {
  const video = youtubeVideo(typed);
  if (!video) throw badField('videoUrl', 'must be a YouTube link');
  return video;
}

async function mustBeAGame(write: Write, gameId: number | null | undefined): Promise<void> {
  if (gameId == null || (await gameExists(write.db, gameId))) return;
  throw badField('gameId', 'is not a game of this village');
}
