/** A row of texts, as it stands in a form. */
export type TextRow = Readonly<Record<string, unknown>>;

export const isRow = (value: unknown): value is TextRow => typeof value === 'object' && value !== null;

export const rowsIn = (value: unknown): readonly TextRow[] => (Array.isArray(value) ? value.filter(isRow) : []);

export const replaced = (rows: readonly TextRow[], place: number, row: TextRow): TextRow[] =>
  rows.map((kept, at) => (at === place ? row : kept));

export const without = (rows: readonly TextRow[], place: number): TextRow[] => rows.filter((_, at) => at !== place);

/** One place up; the first stays. */
export function raised(rows: readonly TextRow[], place: number): TextRow[] {
  const next = [...rows];
  const [row] = next.splice(place, 1);
  if (row) next.splice(Math.max(0, place - 1), 0, row);
  return next;
}

/** What stands there as JSON, if it is a list; else null. */
export function listIn(text: string): unknown[] | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}
