/** Of a key, in characters; a number or a word may follow it. */
const [maxLength, roomAfter] = [30, 6];

/** `fastBreaks` for Fast breaks; another than those that are taken, to which it is added. */
export function toKey(label: string, taken: Set<string>): string {
  const [first = '', ...rest] = wordsIn(label);
  const key = [first, ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('');
  return free(/^[a-z]/.test(key) ? key : `stat${key}`, taken, '');
}

/** `fast-break` */
export const toTapKey = (label: string, taken: Set<string>): string =>
  free(wordsIn(label).join('-') || 'play', taken, '-');

/** In letters and digits that every keyboard has. */
const wordsIn = (label: string): string[] =>
  label
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

function free(wanted: string, taken: Set<string>, between: string): string {
  const start = wanted.slice(0, maxLength - roomAfter);
  let key = start;
  for (let number = 2; taken.has(key) || key in Object.prototype; number += 1) key = `${start}${between}${number}`;
  taken.add(key);
  return key;
}
