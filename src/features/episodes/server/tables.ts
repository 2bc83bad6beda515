import type { RowId, RowVersion } from '#server/database/schema.ts';
import type { PlainColumns } from '#shared/plain-resource.ts';
import type { episodes } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    episodes: EpisodesTable;
    episode_subscriptions: EpisodeSubscriptionsTable;
  }
}

interface EpisodesTable extends PlainColumns<typeof episodes.fields> {
  id: RowId;
  version: RowVersion;
  next_title: string | null;
  next_text: string | null;
}

interface EpisodeSubscriptionsTable {
  id: RowId;
  account_id: number;
  created_at: string;
}
