import type { Video } from '#features/video/contract.ts';
import type { Row } from '#server/database/schema.ts';
import { youtubeVideo } from '#shared/youtube.ts';

/** An anchor's video, as the page that plays it tells of it. */
export function presentVideo(row: Row<'residence_anchors'>, id: string): Video {
  const videoUrl = row.video_url ?? '';
  return {
    id,
    videoUrl,
    source: 'YouTube',
    highlightId: null,
    title: `${row.name}, ${row.position}`,
    description: row.bio ?? '',
    videoKind: youtubeVideo(videoUrl)?.kind ?? 'video',
    dateAdded: row.created_at,
  };
}
