/** Maps a text to a fixed pseudo-random number from 0 to 1: FNV-1a, with its bits mixed at the end. */
export function hashToChance(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  return (hash >>> 0) / 0x1_0000_0000;
}

/** Sorts the best first. `rank` counts, and seeded chance decides among equals; the same seed gives the same order. */
export function inSeededOrder<T>(
  items: readonly T[],
  seed: string,
  { name, rank }: { name: (item: T) => string; rank: (item: T) => number },
): T[] {
  const weighed = items.map((item) => ({ item, weight: rank(item) + hashToChance(`${seed} ${name(item)}`) }));
  return weighed.sort((one, other) => one.weight - other.weight).map(({ item }) => item);
}
