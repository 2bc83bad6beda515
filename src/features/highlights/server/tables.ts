import type { DefaultFlag, RowId, RowVersion } from '#server/database/schema.ts';
import type { VideoKind } from '#shared/youtube.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    highlights: HighlightsTable;
  }
}

interface HighlightsTable {
  id: RowId;
  version: RowVersion;
  title: string;
  /** The 11 characters; the address typed by a person is not kept. */
  video_id: string;
  video_kind: VideoKind;
  thumbnail: string | null;
  description: string | null;
  duration: string | null;
  featured: DefaultFlag;
  date_added: string;
  /** The game it shows; null when none, or when that game is gone. */
  game_id: number | null;
  /** What it is talked about and liked by. */
  subject_id: number;
}
