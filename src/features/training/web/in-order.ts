/** Each item with its place: two of them may be alike, so that the place is what they are known by. */
export function inOrder<T>(items: readonly T[]): { number: number; item: T }[] {
  return items.map((item, at) => ({ number: at + 1, item }));
}
