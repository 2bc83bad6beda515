import type { Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { ExtensionPoint } from '#server/feature.ts';
import type { CacheTag, TagKind } from '#shared/cache-tags.ts';
import type { SearchHit } from '../contract.ts';

/** A kind of thing that can be searched for, described by its own feature. */
export interface SearchSource {
  /** `player` */
  readonly kind: string;
  /** The heading of its results: 'Players'. */
  readonly title: string;
  /** Those of its list and rows; null where nothing changes. A new row must have a higher id than those before it. */
  readonly tags: { list: CacheTag; row: TagKind } | null;
  /** Tags of other lists whose words also find its rows, such as a team's name. */
  readonly dependsOn: readonly CacheTag[];
  /** How many rows are read at once, if a row may be long. */
  readonly rowsAtOnce?: number;
  /** The words that find the rows, in the order of their ids. */
  texts(db: Database, asked: AskedRows): Promise<SearchText[]>;
  /** Current hits for those of the rows that this viewer may see. */
  hits(db: Database, viewer: Viewer, ids: readonly number[]): Promise<Omit<SearchHit, 'mark'>[]>;
}

/** Certain rows, or at most so many of those after an id. */
export type AskedRows = { ids: readonly number[] } | { after: number; most: number };

export interface SearchText {
  id: number;
  /** Its name; matches here rank above matches in `also`. */
  name: string;
  also?: string;
  /** Among equals the higher comes first: an instant as a number, for example. */
  weight?: number;
}

/** Things of a kind that are a person's own: among equal hits they come first, with a mark. */
export interface OwnThings {
  /** The kind of a source. */
  readonly kind: string;
  /** The marks of the person's own things, by their ids: 'Your team'. */
  marks(db: Database, accountId: number): Promise<ReadonlyMap<number, string>>;
}

export const ownThings = new ExtensionPoint<OwnThings>();

/** Each feature whose things can be searched for contributes to it. */
export const searchSources = new ExtensionPoint<SearchSource>();
