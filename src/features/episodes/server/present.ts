import type { Video } from '#features/video/contract.ts';
import type { Row } from '#server/database/schema.ts';
import { videoUrlOf } from '#shared/youtube.ts';

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
