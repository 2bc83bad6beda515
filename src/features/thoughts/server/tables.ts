import type { DefaultFlag, RowId } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    thoughts: ThoughtsTable;
    reposts: RepostsTable;
    thought_reports: ThoughtReportsTable;
  }
}

interface ThoughtsTable {
  id: RowId;
  /** What it is called outside, and its place within its minute: both tell nothing. */
  public_id: string;
  /** When it was posted, to the minute; by this it stands in lists. */
  minute: string;
  /** The moment itself, for admins. */
  created_at: string;
  /** Who wrote it, for moderation; null when that account is gone. */
  account_id: number | null;
  /** Whether its author was an admin then. Who becomes one later is not named. */
  official: DefaultFlag;
  display_name: string;
  content: string;
  upload_id: string | null;
  subject_id: number;
  /** Why an admin has hidden it; null while everybody sees it. */
  hidden_because: string | null;
}

interface RepostsTable {
  id: RowId;
  thought_id: number;
  account_id: number;
}

interface ThoughtReportsTable {
  id: RowId;
  thought_id: number;
  /** The comment that was reported; empty where it was the thought itself. */
  comment_id: string;
  /** Null for a visitor, and for an account that is gone. */
  account_id: number | null;
  reason: string | null;
  created_at: string;
  /** When an admin decided that what was reported stays as it is; null while it waits. */
  settled_at: string | null;
}
