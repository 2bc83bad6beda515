import type { RowId } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    subjects: SubjectsTable;
    comments: CommentsTable;
    likes: LikesTable;
  }
}

interface SubjectsTable {
  id: RowId;
  kind: string;
}

interface CommentsTable {
  id: RowId;
  /** What it is called outside, where its kind has random ids; else its id. */
  public_id: string | null;
  subject_id: number;
  /** Itself as something to be liked. Deleting that subject deletes the comment and its likes. */
  own_subject_id: number;
  account_id: number | null;
  alias: string | null;
  content: string;
  created_at: string;
  /** Why an admin has hidden it; null while everybody sees it. */
  hidden_because: string | null;
}

interface LikesTable {
  id: RowId;
  subject_id: number;
  account_id: number;
  created_at: string;
}
