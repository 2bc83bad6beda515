import type { Video } from '#features/video/contract.ts';
import type { Viewer } from '#server/access.ts';
import type { Row } from '#server/database/schema.ts';
import { canOf } from '#server/resource-access.ts';
import { videoUrlOf } from '#shared/youtube.ts';
import type { Episode } from '../contract.ts';

export function presentEpisode(row: Row<'episodes'>, viewer: Viewer): Episode {
  return {
    id: row.id,
    version: row.version,
    series: row.series,
    number: row.number,
    title: row.title,
    description: row.description,
    videoUrl: videoUrlOf({ id: row.video_id, kind: 'video' }),
    videoId: row.video_id,
    duration: row.duration,
    publishedDate: row.published_on,
    tags: JSON.parse(row.tags),
    next: row.next_title === null || row.next_text === null ? null : { title: row.next_title, text: row.next_text },
    can: canOf(viewer),
  };
}

export const presentVideo = (row: Row<'episodes'>): Video => ({
  id: row.video_id,
  title: row.title,
  description: row.description,
  source: 'YouTube',
  videoUrl: videoUrlOf({ id: row.video_id, kind: 'video' }),
  videoKind: 'video',
  dateAdded: row.published_on,
  highlightId: null,
});
