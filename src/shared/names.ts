// Without zod, which first screens do not load.
/** The lists of marks end with those that NFKD would turn into a space and an accent. */
const apostrophes = /[`‘’‛ʹʻʼʽʾʿˈʹ՚׳Ꞌꞌ＇′´΄᾽᾿῾]/gu;
const hyphens = /[\p{Pd}−⁃˗]/gu;
/** Accents of any script, but not the vowels of Indic ones or the marks that make か into が. */
const accents = /(?![\u3099\u309a])\p{Script=Inherited}/gu;
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const plainText = /^[ -~]*$/;

/** Letters that Unicode takes for letters of their own, and people for one with an accent; and two of full case folding. */
const typedAs = new Map(
  Object.entries({
    æ: 'ae',
    œ: 'oe',
    þ: 'th',
    ð: 'd',
    đ: 'd',
    ħ: 'h',
    ı: 'i',
    ĸ: 'k',
    ł: 'l',
    ø: 'o',
    ŧ: 't',
    ς: 'σ',
    ß: 'ss',
  }),
);
const lettersTypedAs = new RegExp(`[${[...typedAs.keys()].join('')}]`, 'gu');

/**
 * The form in which names are compared, searched and unique: NFKC and case folded, accents, apostrophes and hyphens alike.
 * Names are shown as they were typed. Made here: SQLite and PostgreSQL disagree about letters beyond ASCII.
 */
export function nameKey(name: string): string {
  const letters = plainText.test(name) ? name.toLowerCase().replaceAll('`', "'") : foldedLetters(name);
  return letters.replace(/\s+/g, ' ').trim();
}

function foldedLetters(name: string): string {
  return name
    .replace(apostrophes, "'")
    .normalize('NFKD')
    .replace(apostrophes, "'")
    .replace(hyphens, '-')
    .replace(accents, '')
    .replace(invisible, '')
    .toLowerCase()
    .replace(lettersTypedAs, (letter) => typedAs.get(letter) ?? letter);
}

/**
 * Finds a name however it is spelled: among several that differ only in that, as villages from before may have, the one
 * spelled like it, else the first.
 */
export function namedLike<Named>(all: readonly Named[], getName: (one: Named) => string) {
  const byKey = Map.groupBy(all, (one) => nameKey(getName(one)));
  const like = (name: string) => byKey.get(nameKey(name)) ?? [];
  return {
    find: (name: string): Named | undefined => like(name).find((one) => getName(one) === name) ?? like(name)[0],
    /** What to say where several have the name; empty where none has, or one. */
    note: (name: string, things: string): string => {
      const spelled = like(name).map(getName);
      if (spelled.length < 2) return '';
      const meant = spelled.find((one) => one === name) ?? spelled[0];
      return `${spelled.length} ${things} have this name (${spelled.join(', ')}), and ${meant} is meant`;
    },
  };
}

/** Compares names for sorting. Not `localeCompare`: its first use in a page takes a phone 0.1 s. */
export function compareNames(one: string, other: string): number {
  const [first, second] = [nameKey(one), nameKey(other)];
  return Number(first > second) - Number(first < second);
}

/** Up to two letters that stand for a name: 'Princeton Village' is PV, 'Hawks' is HA. */
export function getInitials(name: string): string {
  const words = name.split(/[\s_.-]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => [...word][0]) : [...(words[0] ?? '?')].slice(0, 2);
  return letters.join('').toUpperCase();
}

export function hashToHue(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 3600;
  return sum / 10;
}
