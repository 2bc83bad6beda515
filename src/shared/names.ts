// Without zod, which first screens do not load.
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

/** Up to two letters that stand for a name: 'Princeton Village' is PV, 'Hawks' is HA. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s_.-]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => [...word][0]) : [...(words[0] ?? '?')].slice(0, 2);
  return letters.join('').toUpperCase();
}

export function hueOf(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 3600;
  return sum / 10;
}
