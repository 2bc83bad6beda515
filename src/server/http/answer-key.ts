import type { RoleClass } from '../access/access.ts';

export const spellingOf = (role: RoleClass, url: string): string => `${role} ${url}`;

export const answerKey = (role: RoleClass, path: string, { params, query }: { params: unknown; query: unknown }) =>
  `${role} ${path} ${canonical(params)} ${canonical(query)}`;

export function canonical(part: unknown): URLSearchParams {
  const entries = Object.entries(typeof part === 'object' && part !== null ? part : {});
  const given = entries.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(given.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)));
}
