import type { RowId, RowVersion } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    episodes: EpisodesTable;
    episode_subscriptions: EpisodeSubscriptionsTable;
  }
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
