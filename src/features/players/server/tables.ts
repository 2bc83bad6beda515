import type { Default, DefaultFlag, RowId, RowVersion } from '#server/database/schema.ts';
import type { Snake } from '#shared/plain-resource.ts';
import type { StatKey } from '../stat-keys.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    players: PlayersTable;
  }
}

type StatColumns = { [Key in StatKey as Snake<Key>]: Default<number> };

interface PlayersTable extends StatColumns {
  id: RowId;
  version: RowVersion;
  name: string;
  display_name: string;
  name_key: string;
  team_id: number;
  position: string | null;
  jersey_number: number | null;
  photo: string | null;
  bio: string | null;
  is_mvp: DefaultFlag;
  is_all_star: DefaultFlag;
  is_captain: DefaultFlag;
  is_club_anchor: DefaultFlag;
  /** JSON: the totals that were kept by hand, while others follow from box scores; null while they stand. */
  kept_stats: Default<string | null>;
  /** JSON: of these what is in the totals of the current season beside its box scores; null where nothing is. */
  opening_stats: Default<string | null>;
  /** JSON: the same of each season, by its name. */
  openings: Default<string | null>;
}
