import type { RowId } from '#server/database/schema.ts';
import type { ResultEvent, Side } from '../rules.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    result_events: ResultEventsTable;
  }
}

/** What captains were asked and said of a game's result, in the order of ids. How it stands follows from all of them (`rules.ts`). */
interface ResultEventsTable {
  id: RowId;
  game_id: number;
  kind: ResultEvent['kind'];
  at: string;
  side: Side | null;
  reason: string | null;
  /** Of a question: the result that it is about, and the sides without a captain, as JSON. */
  question: string | null;
  /** Who said it; null where it followed from a change of the game. */
  account_id: number | null;
}
