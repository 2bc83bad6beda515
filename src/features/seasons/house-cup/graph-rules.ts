/**
 * Where the labels at the ends of lines stand, from 0 at the top to 1 at the bottom: at their line's end where there is
 * room, else pushed apart by `gap`. In the order of the ends, the topmost first.
 */
export function labelPlaces(ends: readonly number[], gap: number): number[] {
  const order = ends.map((end, index) => ({ end, index })).sort((one, other) => one.end - other.end);
  const places = [...ends];
  let least = 0;
  for (const { end, index } of order) {
    places[index] = Math.max(end, least);
    least = (places[index] ?? 0) + gap;
  }
  let most = 1;
  for (const { index } of order.toReversed()) {
    places[index] = Math.min(places[index] ?? 0, most);
    most = (places[index] ?? 0) - gap;
  }
  return places;
}
