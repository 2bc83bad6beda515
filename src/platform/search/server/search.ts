import { setImmediate } from 'node:timers/promises';
import type { Viewer } from '#server/access/access.ts';
import type { Change } from '#server/cache/changes.ts';
import { LazySingleton } from '#server/concurrency/lazy-singleton.ts';
import type { Database } from '#server/database/schema.ts';
import type { FeatureContext } from '#server/feature.ts';
import { everything } from '#shared/cache-tags.ts';
import type { SearchGroup, SearchHit } from '../contract.ts';
import { splitWords } from '../rules.ts';
import { type OwnThings, ownThings, type SearchSource, searchSources } from './extension-points.ts';
import { WordIndex } from './word-index.ts';

/** Rows read at once, unless the source says otherwise; other requests get their turn in between. */
const usualPortion = 1_000;
/** As many ids as one statement takes on either engine; beyond that, reading all rows is as quick. */
const maxRowsApart = 100;

/** What has changed since the words were read. */
interface Stale {
  everything: boolean;
  /** There may be new rows after the last one. */
  further: boolean;
  rows: Set<number>;
}

const nothingStale = (): Stale => ({ everything: false, further: false, rows: new Set() });

/** The words of one source: read on first use, and after that only where they have changed. */
export class SourceIndex {
  readonly source: SearchSource;
  readonly #db: Database;
  #words = new WordIndex();
  #stale: Stale = { ...nothingStale(), everything: true };
  #reading: Promise<void> | undefined;

  constructor(source: SearchSource, db: Database) {
    this.source = source;
    this.#db = db;
  }

  /** A change that names the list but none of its rows may have touched any row. */
  note({ tags }: Pick<Change, 'tags'>): void {
    const { tags: own, dependsOn } = this.source;
    if (!own) return;
    const ids = tags.flatMap((tag) => own.row.getId(tag) ?? []).map(Number);
    for (const id of ids) this.#stale.rows.add(id);
    if (tags.includes(own.list)) this.#stale.further = true;
    if (tags.includes(own.list) && ids.length === 0) this.#stale.everything = true;
    if (tags.some((tag) => tag === everything || dependsOn.includes(tag))) this.#stale.everything = true;
    if (this.#stale.rows.size > maxRowsApart) this.#stale.everything = true;
  }

  /** The current words, with every change that was made before this call. */
  async upToDate(): Promise<WordIndex> {
    await this.#reading;
    if (this.#isStale) {
      this.#reading ??= this.#read().finally(() => {
        this.#reading = undefined;
      });
      await this.#reading;
    }
    return this.#words;
  }

  get #isStale(): boolean {
    const { everything: all, further, rows } = this.#stale;
    return all || further || rows.size > 0;
  }

  async #read(): Promise<void> {
    const stale = this.#stale;
    this.#stale = nothingStale();
    try {
      if (stale.everything) this.#words = await this.#readFurther(new WordIndex());
      else {
        await this.#readRows([...stale.rows]);
        if (stale.further) await this.#readFurther(this.#words);
      }
    } catch (error) {
      this.#stale.everything = true;
      throw error;
    }
  }

  async #readRows(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const texts = await this.source.texts(this.#db, { ids });
    const there = new Set(texts.map(({ id }) => id));
    for (const id of ids) if (!there.has(id)) this.#words.drop(id);
    for (const text of texts) this.#words.put(text);
  }

  async #readFurther(words: WordIndex): Promise<WordIndex> {
    const portion = this.source.rowsAtOnce ?? usualPortion;
    let read = portion;
    while (read === portion) {
      const texts = await this.source.texts(this.#db, { after: words.lastId, most: portion });
      for (const text of texts) words.put(text);
      read = texts.length;
      await setImmediate();
    }
    return words;
  }
}

/** Each word is compared with every word of the village: thirty would hold up everybody else for seconds. */
const maxWords = 8;
const shownPerKind = 6;
/** Some of the rows found may be hidden from this viewer, or deleted since. */
const foundPerKind = 4 * shownPerKind;

type Marks = ReadonlyMap<number, string>;

interface ScoredGroup extends SearchGroup {
  /** The score of its best hit. */
  score: number;
}

/** Searches all sources that features contribute, for what this viewer may see. */
export class Search {
  readonly #context: Pick<FeatureContext, 'db'>;
  readonly #indexes: readonly SourceIndex[];
  readonly #own: readonly OwnThings[];

  constructor(context: Pick<FeatureContext, 'db' | 'contributions'>) {
    this.#context = context;
    this.#indexes = searchSources.among(context.contributions).map((source) => new SourceIndex(source, context.db));
    this.#own = ownThings.among(context.contributions);
  }

  note(change: Change): void {
    for (const index of this.#indexes) index.note(change);
  }

  /** Groups by kind; the kind with the best hit comes first. */
  async find(viewer: Viewer, q: string): Promise<SearchGroup[]> {
    const typed = [...new Set(splitWords(q))].slice(0, maxWords);
    if (typed.length === 0) return [];
    const groups = await Promise.all(this.#indexes.map((index) => this.#ofKind(index, viewer, typed)));
    return groups.filter(({ hits }) => hits.length > 0).sort((one, other) => one.score - other.score);
  }

  async #ofKind(index: SourceIndex, viewer: Viewer, typed: readonly string[]): Promise<ScoredGroup> {
    const { kind, title } = index.source;
    const marks = await this.#marks(kind, viewer);
    const found = (await index.upToDate()).best(typed, foundPerKind, marks);
    const hits = found.length === 0 ? [] : await this.#hits(index, viewer, found, marks);
    const score = found.find(({ id }) => id === hits[0]?.id)?.score ?? 0;
    return { kind, title, hits: hits.slice(0, shownPerKind), hasMore: hits.length > shownPerKind, score };
  }

  /** Current rows, read through the viewer, in the order in which they were found. */
  async #hits({ source }: SourceIndex, viewer: Viewer, found: readonly { id: number }[], marks: Marks) {
    const ids = found.map(({ id }) => id);
    const shown = new Map((await source.hits(this.#context.db, viewer, ids)).map((hit) => [hit.id, hit]));
    return ids.flatMap((id): SearchHit[] => {
      const [hit, mark] = [shown.get(id), marks.get(id)];
      return hit ? [{ ...hit, ...(mark !== undefined && { mark }) }] : [];
    });
  }

  async #marks(kind: string, viewer: Viewer): Promise<Marks> {
    const own = this.#own.find((things) => things.kind === kind);
    return own && viewer.kind === 'member' ? own.marks(this.#context.db, viewer.accountId) : new Map();
  }
}

/** The village's search; it listens for changes from its first use on. */
export const villageSearch = new LazySingleton<Search>(async (context) => {
  const search = new Search(context);
  context.changes.listen((change) => search.note(change));
  return search;
});
