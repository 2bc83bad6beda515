import type { RowId, RowVersion } from '#server/database/schema.ts';
import type { PlainColumns } from '#shared/plain-resource.ts';
import type { announcements } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    announcements: AnnouncementsTable;
    announcement_reads: AnnouncementReadsTable;
  }
}

interface AnnouncementsTable extends PlainColumns<typeof announcements.fields> {
  id: RowId;
  version: RowVersion;
  created_at: string;
}

/** One row per person, however much there was to read. */
interface AnnouncementReadsTable {
  account_id: number;
  /** The newest announcement that they have read; all before it count as read too. */
  announcement_id: number;
}
