import type { PlainTable } from '#server/resources/plain-columns.ts';
import type { announcements } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    announcements: PlainTable<typeof announcements.fields> & { created_at: string };
    announcement_reads: AnnouncementReadsTable;
  }
}

/** One row per person, however much there was to read. */
interface AnnouncementReadsTable {
  account_id: number;
  /** The newest announcement that they have read; all before it count as read too. */
  announcement_id: number;
}
