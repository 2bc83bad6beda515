const combiningMarks = /\p{M}/gu;

/** The form in which names are compared. Made here: the two engines disagree about letters beyond ASCII. */
export function nameKey(name: string): string {
  return name.normalize('NFKD').replace(combiningMarks, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Whether `one` stands before `other` where names are in order. `localeCompare` takes a phone 0.1 s at its first use in a page. */
export function compareNames(one: string, other: string): number {
  const [first, second] = [nameKey(one), nameKey(other)];
  return Number(first > second) - Number(first < second);
}
