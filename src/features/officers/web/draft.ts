/** What stands in the fields of a form, by their paths in the request (`stats.points`); a switch that is on says 'true'. */
export type Draft = Readonly<Record<string, string>>;

export const textOfNumber = (value: number | null): string => (value === null ? '' : String(value));
export const textOfFlag = (value: boolean): string => (value ? 'true' : '');

/** Undefined for an empty field; what is no whole number is NaN, which the contract refuses. */
export function numberIn(text: string): number | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  return /^-?\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
}

/** Reads the fields that say something else than when the form was opened; the rest is not sent. */
export const changedField =
  (opened: Draft, typed: Draft) =>
  <Value>(name: string, read: (text: string) => Value): Value | undefined =>
    typed[name] === opened[name] ? undefined : read(typed[name] ?? '');

export interface Clash {
  name: string;
  theirs: string;
  yours: string;
}

/**
 * Somebody else has saved meanwhile. What was not touched here says what they saved; what both changed stays as typed
 * here, and is a clash that has to be seen.
 */
export function mergeDrafts(opened: Draft, typed: Draft, theirs: Draft): { draft: Draft; clashes: Clash[] } {
  const draft = Object.fromEntries(
    Object.entries(theirs).map(([name, now]) => [name, typed[name] === opened[name] ? now : (typed[name] ?? '')]),
  );
  const clashes = Object.entries(theirs)
    .map(([name, now]) => ({ name, theirs: now, yours: draft[name] ?? '' }))
    .filter((clash) => clash.theirs !== opened[clash.name] && clash.theirs !== clash.yours);
  return { draft, clashes };
}
