/** What is known of the answer behind a query, as it came with it. */
export interface Source {
  topics: readonly string[];
  /** Where its rows are read one by one; null where it is no list of rows, and no row. */
  rows: RowsSource | null;
  /** The latest change that it is sure to show. */
  shows: number;
  /** How many changes had been heard of when it was asked for. */
  heardBefore: number;
  /** By topic: the latest change that was told with all that it added. */
  taken: ReadonlyMap<string, number>;
}

export interface RowsSource {
  /** `game` */
  noun: string;
  /** `/api/games` */
  path: string;
}

const sources = new Map<string, Source>();
let heard = 0;

export const sourceOf = (queryHash: string): Source | undefined => sources.get(queryHash);

export const heardSoFar = (): number => heard;

export const countHeard = (): number => {
  heard += 1;
  return heard;
};

/** Takes in what an answer says of itself, and no more: one that the page had preloaded is older than what is known by now. */
export function noteSource(queryHash: string, headers: Headers, heardBefore: number) {
  sources.set(queryHash, {
    topics: headers.get('x-topics')?.split(' ') ?? [],
    rows: rowsSource(headers.get('x-rows')),
    shows: Number(headers.get('x-change') ?? 0),
    heardBefore,
    taken: sources.get(queryHash)?.taken ?? new Map(),
  });
}

export function noteTaken(queryHash: string, topic: string, change: number) {
  const source = sources.get(queryHash);
  if (source) source.taken = new Map([...source.taken, [topic, change]]);
}

/** For an app that answers one person after the other: what it no longer holds. */
export const forgetSources = () => sources.clear();

export function forgetShown() {
  for (const source of sources.values()) Object.assign(source, { shows: 0, taken: new Map() });
}

function rowsSource(header: string | null): RowsSource | null {
  const [noun, path] = header?.split(' ') ?? [];
  return noun && path ? { noun, path } : null;
}
