import type { RowVersion } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    settings: SettingsTable;
  }
}

interface SettingsTable {
  /** Always 1: a village has one set of settings. */
  id: number;
  version: RowVersion;
  /** JSON of what was changed from the defaults, so that a setting added later has its default everywhere. */
  changed_values: string;
}
