import type { Viewer } from '#server/access/access.ts';
import type { CacheTag } from '#server/cache/changes.ts';
import type { Database } from '#server/database/schema.ts';
import { ExtensionPoint } from '#server/extension-point.ts';
import type { SearchHit } from '../contract.ts';

/** A kind of thing that is searched for, as its own feature describes it. */
export interface SearchSource {
  /** `player`; `player:7` is the tag of its row. */
  readonly kind: string;
  /** Above what was found of it: 'Players'. */
  readonly title: string;
  /** The tag of its list. A row that is new has a higher id than those before it. */
  readonly set: CacheTag;
  /** Tags of other lists whose words its rows are found by, such as a team's name. */
  readonly dependsOn: readonly CacheTag[];
  /** How many are read at once, where a row may be long. */
  readonly rowsAtOnce?: number;
  /** What rows are found by, in the order of their ids. */
  texts(db: Database, asked: AskedRows): Promise<SearchText[]>;
  /** Those of the rows that this viewer may see, as they are now. */
  hits(db: Database, viewer: Viewer, ids: readonly number[]): Promise<SearchHit[]>;
}

/** Certain rows, or so many of those that come after an id. */
export type AskedRows = { ids: readonly number[] } | { after: number; most: number };

export interface SearchText {
  id: number;
  /** What it is called; what is found here stands before what is found in `also`. */
  name: string;
  also?: string;
  /** Among equals the higher comes first: an instant as a number, say. */
  weight?: number;
}

/** Filled by each feature whose things can be searched for. */
export const searchSources = new ExtensionPoint<SearchSource>();
