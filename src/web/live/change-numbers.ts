import { ExternalStore } from '../external-store.ts';

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

/** Notes an answer's change number: otherwise changes between it and the first event would be missed. */
export function noteRead(number: number) {
  if (completeTo === null && Number.isInteger(number)) readFrom = Math.min(number, readFrom ?? number);
}

/** This browser's last write: its change number and cache tags. */
export const ownWrite = new ExternalStore<{ number: number; tags: readonly string[] }>({ number: 0, tags: [] });

/**
 * A write's answer names its change, whose event may come later, or reach another process first. Later reads must show the
 * change, and the screen follows at once.
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
