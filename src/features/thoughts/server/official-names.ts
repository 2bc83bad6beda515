import { nameKey } from '#shared/name-key.ts';

const officialNames = ['admin', 'administrator', 'moderator', 'official', 'officer', 'ground anchor'];

/** Whether a name would be taken for an official's at a glance; `officials` are what admins are called. */
export function looksOfficial(displayName: string, officials: readonly string[]): boolean {
  const seen = atAGlance(displayName);
  return seen !== '' && [...officialNames, ...officials].some((name) => atAGlance(name) === seen);
}

/** Letters of other alphabets, and digits, by the letters that they are taken for. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'aаαɑ4@',
    'bв',
    'cс',
    'dԁ',
    'eеεє3',
    'gɡг',
    'hһн',
    'iіιıľlӏ1|!',
    'jј',
    'kкκ',
    'mм',
    'nпηո',
    'oоο0',
    'pрρ',
    'rѓ',
    'sѕ5$',
    'tтτ7',
    'uυս',
    'vνѵ',
    'xхχ',
    'yуγ',
  ].flatMap(([letter = '', ...others]) => others.map((other) => [other, letter])),
);

const atAGlance = (name: string): string =>
  [...nameKey(name)]
    .map((sign) => lookAlikes[sign] ?? sign)
    .filter((sign) => /[\p{L}\p{N}]/u.test(sign))
    .join('');
