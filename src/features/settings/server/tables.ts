import type { RowVersion } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    settings: SettingsTable;
    day_counts: DayCountsTable;
  }
}

interface SettingsTable {
  /** Always 1: a village has one set of settings. */
  id: number;
  version: RowVersion;
  /** JSON of what was changed from the defaults, so that a setting added later has its default everywhere. */
  changed_values: string;
}

/** How much of what has a limit a day has been taken on the last day on which any was. */
interface DayCountsTable {
  name: string;
  day: string;
  amount: number;
}
