import { plainText } from './plain-text.ts';

/** Phrases by what they mean. `*` at an end of a word stands for any letters, alone for one to three words. */
export type Vocabulary = Readonly<Record<string, readonly string[]>>;

/** A meaning and the word of the sentence at which it begins. */
export interface Meaning {
  at: number;
  name: string;
}

export type Reader = (words: readonly string[]) => Meaning[];

interface Phrase {
  words: readonly string[];
  meaning: string;
}

/** Finds the phrases of a vocabulary in the words of a sentence. Words are looked up once and then remembered. */
export function createReader(vocabulary: Vocabulary): Reader {
  const phrases = Object.entries(vocabulary).flatMap(([meaning, texts]) =>
    texts.map((text): Phrase => ({ words: patternsIn(text), meaning })),
  );
  const [whole, partial] = [new Map<string, Phrase[]>(), new Map<string, Phrase[]>()];
  for (const phrase of phrases) {
    const first = phrase.words[0] ?? '';
    const index = first.includes('*') ? partial : whole;
    index.set(first, [...(index.get(first) ?? []), phrase]);
  }
  const beginning = (word: string): Phrase[] => [
    ...(whole.get(word) ?? []),
    ...[...partial].flatMap(([pattern, found]) => (fits(pattern, word) ? found : [])),
  ];
  const known = new Map<string, Phrase[]>();
  return (words) =>
    words.flatMap((word, at) => {
      const candidates = known.get(word) ?? beginning(word);
      if (known.size < mostKnown) known.set(word, candidates);
      const found = candidates.filter((phrase) => continues(phrase.words, 1, words, at + 1));
      return [...new Set(found.map(({ meaning }) => meaning))].map((name) => ({ at, name }));
    });
}

const mostKnown = 20_000;

const patternsIn = (text: string): string[] =>
  text.split(' ').flatMap((word) => {
    const plain = plainText(word.replaceAll('*', ' ')).split(' ').filter(Boolean);
    if (plain.length !== 1) return word === '*' ? [word] : plain;
    return [`${word.startsWith('*') ? '*' : ''}${plain[0]}${word.endsWith('*') ? '*' : ''}`];
  });

function continues(pattern: readonly string[], next: number, words: readonly string[], at: number): boolean {
  const wanted = pattern[next];
  if (wanted === undefined) return true;
  if (wanted !== '*') {
    const word = words[at];
    return word !== undefined && fits(wanted, word) && continues(pattern, next + 1, words, at + 1);
  }
  return [1, 2, 3].some((skipped) => at + skipped <= words.length && continues(pattern, next + 1, words, at + skipped));
}

function fits(pattern: string, word: string): boolean {
  const [anyStart, anyEnd] = [pattern.startsWith('*'), pattern.endsWith('*')];
  const core = pattern.slice(anyStart ? 1 : 0, anyEnd ? -1 : undefined);
  if (anyStart && anyEnd) return word.includes(core);
  if (anyStart) return word.endsWith(core);
  return anyEnd ? word.startsWith(core) : word === core;
}
