import type { Video } from '#features/video/contract.ts';
import type { Row } from '#server/database/schema.ts';
import { videoUrlOf } from '#shared/youtube.ts';

export const presentVideo = (row: Row<'highlights'>): Video => ({
  id: row.video_id,
  title: row.title,
  description: row.description ?? '',
  source: 'YouTube',
  videoUrl: videoUrlOf({ id: row.video_id, kind: row.video_kind }),
  videoKind: row.video_kind,
  dateAdded: row.date_added,
  highlightId: row.id,
});
