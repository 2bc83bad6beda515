/** What a query string is made of; null and undefined are left out. */
export type Params = Readonly<Record<string, string | number | boolean | null | undefined>>;

export function withParams(path: string, params: Params = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== null && value !== undefined) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;
}
