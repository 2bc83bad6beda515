import type { RoleClass } from '../access.ts';

/** Shared answers differ by role class alone; this is how one of that class has asked. */
export const spellingOf = (role: RoleClass, url: string): string => `${role} ${url}`;

/** The same for all spellings of one question: made of what the contract has read in it. */
export const answerKey = (role: RoleClass, path: string, { params, query }: { params: unknown; query: unknown }) =>
  `${role} ${path} ${canonical(params)} ${canonical(query)}`;

/** Names in order, each value spelled in the one way. */
export function canonical(part: unknown): URLSearchParams {
  const entries = Object.entries(typeof part === 'object' && part !== null ? part : {});
  const given = entries.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(given.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)));
}
