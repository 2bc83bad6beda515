import type { RowId } from '#server/database/schema.ts';
import type { PlainTable } from '#server/resources/plain-columns.ts';
import type { episodes } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    episodes: EpisodesTable;
    episode_subscriptions: EpisodeSubscriptionsTable;
  }
}

interface EpisodesTable extends PlainTable<typeof episodes.fields> {
  next_title: string | null;
  next_text: string | null;
}

interface EpisodeSubscriptionsTable {
  id: RowId;
  account_id: number;
  created_at: string;
}
