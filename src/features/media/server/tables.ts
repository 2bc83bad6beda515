import type { RowId, RowVersion } from '#server/database/schema.ts';
import type { PhotoStatus } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    photos: PhotosTable;
    episodes: EpisodesTable;
    episode_subscriptions: EpisodeSubscriptionsTable;
  }
}

interface PhotosTable {
  id: RowId;
  version: RowVersion;
  title: string;
  description: string;
  status: PhotoStatus;
  /** Either an upload of its own or the address of a picture elsewhere, never both. */
  upload_id: string | null;
  image_url: string | null;
  /** Who uploaded it; never answered. */
  uploaded_by: number | null;
  date_added: string;
  /** In pixels, with an average colour; unknown for a picture from elsewhere. */
  width: number | null;
  height: number | null;
  colour: string | null;
}

interface EpisodesTable {
  id: RowId;
  version: RowVersion;
  series: string;
  number: number;
  title: string;
  description: string;
  video_id: string;
  duration: string;
  /** A day. */
  published_on: string;
  /** JSON list of texts. */
  tags: string;
  next_title: string | null;
  next_text: string | null;
}

interface EpisodeSubscriptionsTable {
  id: RowId;
  account_id: number;
  created_at: string;
}
