import type { Viewer } from '#server/access/access.ts';
import type { Change } from '#server/cache/changes.ts';
import { LazySingleton } from '#server/concurrency/lazy-singleton.ts';
import type { FeatureContext } from '#server/feature.ts';
import type { SearchGroup } from '../contract.ts';
import { wordsOf } from '../rules.ts';
import { searchSources } from './extension-points.ts';
import { KeptIndex } from './kept-index.ts';

const shownPerKind = 6;
/** Some of those found may not be for this viewer, or gone since. */
const foundPerKind = 4 * shownPerKind;

interface ScoredGroup extends SearchGroup {
  /** Of its best hit. */
  score: number;
}

/** Looks through all that features have named, for what this viewer may see. */
export class Search {
  readonly #context: Pick<FeatureContext, 'db'>;
  readonly #indexes: readonly KeptIndex[];

  constructor(context: Pick<FeatureContext, 'db' | 'contributions'>) {
    this.#context = context;
    this.#indexes = searchSources.among(context.contributions).map((source) => new KeptIndex(source, context.db));
  }

  note(change: Change): void {
    for (const index of this.#indexes) index.note(change);
  }

  /** By kind; the kind with the best hit first. */
  async find(viewer: Viewer, q: string): Promise<SearchGroup[]> {
    const typed = wordsOf(q);
    if (typed.length === 0) return [];
    const groups = await Promise.all(this.#indexes.map((index) => this.#ofKind(index, viewer, typed)));
    return groups.filter(({ hits }) => hits.length > 0).sort((one, other) => one.score - other.score);
  }

  async #ofKind(index: KeptIndex, viewer: Viewer, typed: readonly string[]): Promise<ScoredGroup> {
    const { kind, title } = index.source;
    const found = (await index.upToDate()).best(typed, foundPerKind);
    const hits = found.length === 0 ? [] : await this.#hits(index, viewer, found);
    const score = found.find(({ id }) => id === hits[0]?.id)?.score ?? 0;
    return { kind, title, hits: hits.slice(0, shownPerKind), hasMore: hits.length > shownPerKind, score };
  }

  /** As they are now, read through the viewer, in the order in which they were found. */
  async #hits({ source }: KeptIndex, viewer: Viewer, found: readonly { id: number }[]) {
    const ids = found.map(({ id }) => id);
    const shown = new Map((await source.hits(this.#context.db, viewer, ids)).map((hit) => [hit.id, hit]));
    return ids.flatMap((id) => shown.get(id) ?? []);
  }
}

/** The village's search; it hears of changes from when it is first asked for. */
export const villageSearch = new LazySingleton<Search>(async (context) => {
  const search = new Search(context);
  context.changes.listen((change) => search.note(change));
  return search;
});
