import { gradeOf, grades, outsideTheName, wordsOf } from '../rules.ts';
import type { SearchText } from './extension-points.ts';

interface Entry {
  id: number;
  weight: number;
  words: Set<Word>;
}

/** A word and the slots of the rows that have it, in their names or outside them. */
interface Word {
  text: string;
  named: number[];
  elsewhere: number[];
}

interface Found {
  id: number;
  weight: number;
  /** Lower is better. */
  score: number;
}

/**
 * Rows by their words. Each word is kept once, however many rows have it, so that a typed word is compared with a few
 * thousand words, and only rows with a match are looked at.
 */
export class WordIndex {
  readonly #words = new Map<string, Word>();
  /** By slot; a deleted row leaves its slot empty. */
  readonly #entries: (Entry | undefined)[] = [];
  readonly #slots = new Map<number, number>();
  #lastId = 0;

  /** The highest id that was ever put in. */
  get lastId(): number {
    return this.#lastId;
  }

  put({ id, name, also = '', weight = 0 }: SearchText): void {
    const slot = this.#slots.get(id) ?? this.#entries.length;
    this.#clear(slot);
    const words = new Set<Word>();
    for (const text of new Set(wordsOf(name))) this.#wordOf(text, words).named.push(slot);
    for (const text of new Set(wordsOf(also))) this.#wordOf(text, words).elsewhere.push(slot);
    this.#entries[slot] = { id, weight, words };
    this.#slots.set(id, slot);
    this.#lastId = Math.max(this.#lastId, id);
  }

  drop(id: number): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#clear(slot);
    this.#entries[slot] = undefined;
    this.#slots.delete(id);
  }

  /** The best rows that match every typed word, best first. */
  best(typed: readonly string[], most: number): Found[] {
    const scores = typed.map((word) => this.#scoresFor(word));
    const best: Found[] = [];
    for (const [slot, entry] of this.#entries.entries()) {
      const score = entry ? sumAt(slot, scores) : null;
      if (entry && score !== null) insert(best, { id: entry.id, weight: entry.weight, score }, most);
    }
    return best;
  }

  #clear(slot: number): void {
    for (const word of this.#entries[slot]?.words ?? []) {
      word.named = word.named.filter((other) => other !== slot);
      word.elsewhere = word.elsewhere.filter((other) => other !== slot);
    }
  }

  #wordOf(text: string, words: Set<Word>): Word {
    const word = this.#words.get(text) ?? { text, named: [], elsewhere: [] };
    this.#words.set(text, word);
    words.add(word);
    return word;
  }

  /** By slot: the grade of the row's best word. */
  #scoresFor(typed: string): Uint8Array {
    const scores = new Uint8Array(this.#entries.length).fill(grades.none);
    for (const { text, named, elsewhere } of this.#words.values()) {
      const grade = gradeOf(text, typed);
      if (grade === grades.none) continue;
      lower(scores, named, grade);
      lower(scores, elsewhere, outsideTheName(grade));
    }
    return scores;
  }
}

function lower(scores: Uint8Array, slots: readonly number[], score: number): void {
  for (const slot of slots) if (score < (scores[slot] ?? 0)) scores[slot] = score;
}

function sumAt(slot: number, scores: readonly Uint8Array[]): number | null {
  let sum = 0;
  for (const some of scores) {
    const score = some[slot] ?? grades.none;
    if (score === grades.none) return null;
    sum += score;
  }
  return sum;
}

function insert(best: Found[], found: Found, most: number): void {
  const last = best[most - 1];
  if (last && !isBefore(found, last)) return;
  let at = best.length;
  while (at > 0 && isBefore(found, best[at - 1])) at -= 1;
  best.splice(at, 0, found);
  if (best.length > most) best.pop();
}

function isBefore(one: Found, other: Found | undefined): boolean {
  if (!other) return false;
  if (one.score !== other.score) return one.score < other.score;
  return one.weight === other.weight ? one.id < other.id : one.weight > other.weight;
}
