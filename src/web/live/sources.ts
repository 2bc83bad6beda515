import { latestChange } from './change-numbers.ts';

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

export interface ReadStart {
  knownChange: number | null;
  heardBefore: number;
}

const sources = new Map<string, Source>();
let heard = 0;

export const sourceOf = (queryHash: string): Source | undefined => sources.get(queryHash);

export const readStart = (knownChange: number | null): ReadStart => ({ knownChange, heardBefore: heard });

export const countHeard = (): number => {
  heard += 1;
  return heard;
};

/** Takes in what an answer says of itself. A read shows what it was sent knowing, if the server has given that out. */
export function noteSource(queryHash: string, headers: Headers, { knownChange, heardBefore }: ReadStart) {
  const shown = Number(headers.get('x-change') ?? 0);
  const known = knownChange !== null && knownChange <= (latestChange() ?? 0) ? knownChange : 0;
  sources.set(queryHash, {
    topics: headers.get('x-topics')?.split(' ') ?? [],
    rows: rowsSource(headers.get('x-rows')),
    shows: Math.max(shown, known),
    heardBefore,
    taken: sources.get(queryHash)?.taken ?? new Map(),
  });
}

export function noteTaken(queryHash: string, topic: string, change: number) {
  const source = sources.get(queryHash);
  if (source) source.taken = new Map([...source.taken, [topic, change]]);
}

export function forgetShown() {
  for (const source of sources.values()) Object.assign(source, { shows: 0, taken: new Map() });
}

function rowsSource(header: string | null): RowsSource | null {
  const [noun, path] = header?.split(' ') ?? [];
  return noun && path ? { noun, path } : null;
}
