let latest: number | null = null;
/** All changes up to there were told; word of a later one may have overtaken others. */
let completeTo: number | null = null;
/** Where the oldest answer stood that was read before the first word. */
let readFrom: number | null = null;
let written = 0;

/** What a read has to show at least: the last word, and what this browser wrote itself. */
export const knownChange = () => (latest === null && written === 0 ? null : Math.max(latest ?? 0, written));

/** Where what is on screen stands: as far as all was told or, before the first word, at the oldest answer. */
export const shownChange = () => completeTo ?? readFrom;

export function noteChange(number: number, allUpTo: number) {
  latest = Math.max(number, latest ?? 0);
  completeTo = Math.max(allUpTo, completeTo ?? 0);
  readFrom = null;
}

/** Whether the server stands before what it told: a database was restored. */
export const isSetBack = (number: number) => number < (completeTo ?? 0);

/** An answer says where the server stood; what happens between it and the first word is missed otherwise. */
export function noteAnswer(response: Response) {
  noteRead(Number(response.headers.get('x-change') ?? Number.NaN));
}

export function noteRead(number: number) {
  if (completeTo === null && Number.isInteger(number)) readFrom = Math.min(number, readFrom ?? number);
}

export interface OwnWrite {
  number: number;
  tags: readonly string[];
}

const listeners = new Set<(write: OwnWrite) => void>();

export function onOwnWrite(listener: (write: OwnWrite) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A write's answer says which change it was; word of it may come later, or to another process first. Reads that come after show
 * it, and what is on screen follows at once.
 */
export function noteOwnWrite(headers: Pick<Headers, 'get'>) {
  const number = Number(headers.get('x-change') ?? Number.NaN);
  if (Number.isNaN(number)) return;
  written = Math.max(written, number);
  const tags = headers.get('x-topics')?.split(' ') ?? [];
  for (const listener of listeners) listener({ number, tags });
}

export function forgetChanges() {
  latest = null;
  completeTo = null;
  readFrom = null;
  written = 0;
}
