import type { RowId } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    subjects: SubjectsTable;
    comments: CommentsTable;
    likes: LikesTable;
  }
}

/** What can be talked about or liked. An item holds the id of its own; so does a comment. */
interface SubjectsTable {
  id: RowId;
  /** The kind of the item; `comment` for a comment. */
  kind: string;
}

interface CommentsTable {
  id: RowId;
  /** What it is called outside, where its kind has random ids; else its id. */
  public_id: string | null;
  /** What it is about. */
  subject_id: number;
  /** Itself as something to be liked. Deleting that subject deletes the comment and its likes. */
  own_subject_id: number;
  /** Null for a guest, and for an account that is gone. */
  account_id: number | null;
  /** What the author is called here; null for the display name of the account. */
  alias: string | null;
  content: string;
  created_at: string;
}

interface LikesTable {
  id: RowId;
  subject_id: number;
  account_id: number;
  created_at: string;
}
