const combiningMarks = /\p{M}/gu;

/**
 * The form in which names are compared and searched: lower case, without accents, single spaces. Computed here
 * because the two database engines disagree about letters beyond ASCII.
 */
export function nameKey(name: string): string {
  return name.normalize('NFKD').replace(combiningMarks, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
