const rowsAtOnce = 100;

/** Rows in portions that one statement can take on either engine. */
export function* batches<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) yield rows.slice(from, from + rowsAtOnce);
}
