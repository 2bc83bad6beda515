import { ExternalStore } from '../external-store.ts';

/** What a read has to show at least: the last word, and what this browser wrote itself. */
let known: number | null = null;
/** All changes up to there were told; word of a later one may have overtaken others. */
let completeTo: number | null = null;
/** Where the oldest answer stood that was read before the first word. */
let readFrom: number | null = null;

export const knownChange = () => known;

/** Where what is on screen stands: as far as all was told or, before the first word, at the oldest answer. */
export const shownChange = () => completeTo ?? readFrom;

export function noteChange(number: number, allUpTo: number) {
  known = Math.max(number, known ?? 0);
  completeTo = Math.max(allUpTo, completeTo ?? 0);
  readFrom = null;
}

/** Whether the server stands before what it told: a database was restored. */
export const isSetBack = (number: number) => number < (completeTo ?? 0);

/** An answer says where the server stood; what happens between it and the first word is missed otherwise. */
export function noteRead(number: number) {
  if (completeTo === null && Number.isInteger(number)) readFrom = Math.min(number, readFrom ?? number);
}

/** The last write of this browser: which change it was, and of what. */
export const ownWrite = new ExternalStore<{ number: number; tags: readonly string[] }>({ number: 0, tags: [] });

/**
 * A write's answer says which change it was; word of it may come later, or to another process first. Reads that come after show
 * it, and what is on screen follows at once.
 */
export function noteOwnWrite(headers: Pick<Headers, 'get'>) {
  const number = Number(headers.get('x-change'));
  if (number === 0) return;
  known = Math.max(number, known ?? 0);
  ownWrite.set({ number, tags: headers.get('x-topics')?.split(' ') ?? [] });
}

export function forgetChanges() {
  known = null;
  completeTo = null;
  readFrom = null;
}
