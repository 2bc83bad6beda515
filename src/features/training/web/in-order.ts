/** Numbers items by their place, to use as keys: two items may be alike. */
export function inOrder<T>(items: readonly T[]): { number: number; item: T }[] {
  return items.map((item, at) => ({ number: at + 1, item }));
}
