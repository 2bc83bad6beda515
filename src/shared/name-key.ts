const combiningMarks = /\p{M}/gu;

/** The form in which names are compared. Made here: SQLite and PostgreSQL disagree about letters beyond ASCII. */
export function nameKey(name: string): string {
  return name.normalize('NFKD').replace(combiningMarks, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Compares names for sorting. Not `localeCompare`: its first use in a page takes a phone 0.1 s. */
export function compareNames(one: string, other: string): number {
  const [first, second] = [nameKey(one), nameKey(other)];
  return Number(first > second) - Number(first < second);
}
