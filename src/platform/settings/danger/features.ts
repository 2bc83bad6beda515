import { paceIn } from './pace.ts';
import type { Reader } from './vocabulary.ts';

export type AddFeature = (feature: string, weight: number) => void;

/**
 * The features by which a sentence is judged: parts of words (they catch typing errors, and words with prefixes and suffixes),
 * words and their neighbours, what the vocabulary says they mean, and which meanings come together.
 */
export function addFeatures(sentence: string, meaningsIn: Reader, add: AddFeature): void {
  const written = sentence.split(' ');
  const words = written.map((word) => (/^[\d·]+$/.test(word) ? '0'.repeat(Math.min(word.length, 3)) : word));
  words.forEach(addPartsTo(add));
  addNeighbours(['^', ...words, '$'], add);
  const meanings = meaningsIn(written).map(({ at, name }) => ({ at, name }));
  if (meanings.length === 0) add('no meaning', weights.meaning);
  meanings.forEach(({ at, name }, index) => {
    add(`m ${name}`, weights.meaning);
    add(`n ${name} ${getStart(words[at + 1] ?? '$')}`, weights.start);
    add(`o ${getStart(words[at - 1] ?? '^')} ${name}`, weights.start);
    const previous = meanings[index - 1];
    if (previous) add(`q ${previous.name} ${name}`, weights.meaning);
    for (const other of meanings.slice(Math.max(0, index - mostMeanings), index)) {
      if (other.name === name || at - other.at > furthest) continue;
      add(`p ${[name, other.name].sort().join(' ')}`, weights.meaning);
    }
  });
  const pace = paceIn(written);
  if (pace !== null) add(pace, 2 * weights.meaning);
}

const weights = { part: 1, word: 3, neighbours: 2, start: 1, meaning: 4 };
const mostMeanings = 12;
const furthest = 8;
const getStart = (word: string): string => word.slice(0, 5);

const addPartsTo = (add: AddFeature) => (word: string) => {
  add(`w ${word}`, weights.word);
  const bounded = `_${word.slice(0, 40)}_`;
  for (let length = 2; length <= 5; length += 1) {
    for (let at = 0; at + length <= bounded.length; at += 1) add(bounded.slice(at, at + length), weights.part);
  }
};

function addNeighbours(words: readonly string[], add: AddFeature): void {
  words.forEach((word, at) => {
    const [next, third] = [words[at + 1], words[at + 2]];
    if (next === undefined) return;
    add(`b ${word} ${next}`, weights.neighbours);
    add(`s ${getStart(word)} ${getStart(next)}`, weights.start);
    if (third === undefined) return;
    add(`k ${getStart(word)} ${getStart(third)}`, weights.start);
    add(`t ${word} ${next} ${third}`, weights.neighbours);
  });
}

/** The number of a feature, of 20 bits (FNV-1a, mixed). */
export function hashFeature(feature: string): number {
  let hash = 2166136261;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) & 0xfffff;
}
