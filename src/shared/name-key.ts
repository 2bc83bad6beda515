const combiningMarks = /\p{M}/gu;

/** The form in which names are compared. Made here: the two engines disagree about letters beyond ASCII. */
export function nameKey(name: string): string {
  return name.normalize('NFKD').replace(combiningMarks, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
