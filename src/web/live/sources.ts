import type { Query, QueryClient } from '@tanstack/react-query';
import { type CacheTag, tagsIn } from '#shared/cache-tags.ts';
import { ExternalStore } from '../routing/rendering.ts';

/** What a query's answer says about itself, in its headers. */
export interface Source {
  tags: readonly CacheTag[];
  /** The resource of its rows; null when the response is neither a row nor a list of rows. */
  rows: RowsSource | null;
  /** The latest change that the response is sure to show. */
  shows: number;
  /** By tag: the latest change whose added items have been applied to the query. */
  applied: Map<CacheTag, number>;
}

export interface RowsSource {
  /** `game` */
  resourceName: string;
  /** `/api/games` when rows can be read one by one; null when only their list can. */
  path: string | null;
}

/** Weak, so that a source is dropped with its query. */
const sources = new WeakMap<Query, Source>();

export const getSource = (query: Query | undefined): Source | undefined => query && sources.get(query);

/** Notes only the response's own change number: a preloaded answer may be older than the latest known change. */
export function noteSource(query: Query | undefined, headers: Headers) {
  if (!query) return;
  sources.set(query, {
    tags: tagsIn(headers.get('x-tags')),
    rows: rowsSource(headers.get('x-rows')),
    shows: Number(headers.get('x-change') ?? 0),
    applied: sources.get(query)?.applied ?? new Map(),
  });
}

/** The source of a response with which the server rendered a page. */
export type SourceRendered = Pick<Source, 'tags' | 'rows' | 'shows'>;

export function noteRendered(query: Query, source: SourceRendered) {
  sources.set(query, { ...source, applied: new Map() });
}

export function forgetShown(client: QueryClient) {
  for (const query of client.getQueryCache().getAll()) {
    const source = sources.get(query);
    if (source) Object.assign(source, { shows: 0, applied: new Map() });
  }
}

function rowsSource(header: string | null): RowsSource | null {
  const [resourceName, path] = header?.split(' ') ?? [];
  return resourceName ? { resourceName, path: path ?? null } : null;
}

/** The change that a read must show at least: the latest event's, or that of this browser's own write. */
let known: number | null = null;
/** The stream has reported all changes up to this one; a later event may have overtaken others. */
let completeTo: number | null = null;
/** The change number of the oldest answer that was read before the first event. */
let readFrom: number | null = null;

export const knownChange = () => known;

/** The change up to which the screen is complete: `completeTo` or, before the first event, the oldest answer's. */
export const shownChange = () => completeTo ?? readFrom;

export function noteChange(number: number, allUpTo: number) {
  known = Math.max(number, known ?? 0);
  completeTo = Math.max(allUpTo, completeTo ?? 0);
  readFrom = null;
}

/** Whether the server is behind a change that it reported before: a database was restored. */
export const isSetBack = (number: number) => number < (completeTo ?? 0);

/** Notes a response's change number: otherwise changes between it and the first event would be missed. */
export function noteRead(number: number) {
  if (completeTo === null && Number.isInteger(number)) readFrom = Math.min(number, readFrom ?? number);
}

/** This browser's last write: its change number and cache tags. */
export const ownWrite = new ExternalStore<{ number: number; tags: readonly CacheTag[] }>({ number: 0, tags: [] });

/**
 * A write's answer names its change, whose event may come later, or reach another process first. Later reads must show the
 * change, and the screen follows at once.
 */
export function noteOwnWrite(headers: Pick<Headers, 'get'>) {
  const number = Number(headers.get('x-change'));
  if (number === 0) return;
  known = Math.max(number, known ?? 0);
  ownWrite.set({ number, tags: tagsIn(headers.get('x-tags')) });
}

export function forgetChanges() {
  known = null;
  completeTo = null;
  readFrom = null;
}
