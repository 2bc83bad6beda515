import { grades, gradeWord, outsideTheName, splitWords } from '../rules.ts';
import type { SearchText } from './extension-points.ts';

interface Found {
  id: number;
  isOwn: boolean;
  weight: number;
  /** Lower is better. */
  score: number;
}

/**
 * Rows by their words. Each word is kept once, however many rows have it: a typed word is compared with each word, and then
 * each row with the results. Everything but the words is numbers in typed arrays: of 120,000 players and as many games an
 * object each would take more than the whole heap.
 */
export class WordIndex {
  /** Words by their numbers, which count up. */
  readonly #words = new Map<string, number>();
  readonly #slots = new Map<number, number>();
  /** By slot; of a deleted row, `starts` and `ends` are the same. */
  #ids = new Int32Array(0);
  #weights = new Float64Array(0);
  #starts = new Int32Array(0);
  #ends = new Int32Array(0);
  /** Where the words of the name end, and those outside it begin. */
  #nameEnds = new Int32Array(0);
  /** The numbers of the words of all rows; those of changed rows stay behind, until all rows are read again. */
  #spoken = new Int32Array(0);
  #spokenTo = 0;
  #lastId = 0;

  /** The highest id that was ever put in. */
  get lastId(): number {
    return this.#lastId;
  }

  put({ id, name, also = '', weight = 0 }: SearchText): void {
    const slot = this.#slots.get(id) ?? this.#newSlot(id);
    this.#weights[slot] = weight;
    this.#starts[slot] = this.#spokenTo;
    this.#speak(name);
    this.#nameEnds[slot] = this.#spokenTo;
    this.#speak(also);
    this.#ends[slot] = this.#spokenTo;
    this.#lastId = Math.max(this.#lastId, id);
  }

  drop(id: number): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    for (const ends of [this.#nameEnds, this.#ends]) ends[slot] = this.#starts[slot] ?? 0;
    this.#slots.delete(id);
  }

  /** The best rows that match every typed word, best first; among equals, a person's own. */
  best(typed: readonly string[], most: number, own: { has(id: number): boolean } = new Set()): Found[] {
    const typedGrades = typed.map((word) => this.#gradesFor(word));
    const best: Found[] = [];
    for (const slot of this.#slots.values()) {
      const score = this.#computeScore(slot, typedGrades);
      const [id = 0, weight = 0] = [this.#ids[slot], this.#weights[slot]];
      if (score !== null) insert(best, { id, isOwn: own.has(id), weight, score }, most);
    }
    return best;
  }

  #newSlot(id: number): number {
    const slot = this.#nextSlot;
    this.#nextSlot += 1;
    if (slot === this.#ids.length) {
      this.#ids = longer(this.#ids, Int32Array);
      this.#weights = longer(this.#weights, Float64Array);
      this.#starts = longer(this.#starts, Int32Array);
      this.#ends = longer(this.#ends, Int32Array);
      this.#nameEnds = longer(this.#nameEnds, Int32Array);
    }
    this.#ids[slot] = id;
    this.#slots.set(id, slot);
    return slot;
  }

  #nextSlot = 0;

  #speak(text: string): void {
    for (const word of new Set(splitWords(text))) {
      const number = this.#words.get(word) ?? this.#words.size;
      this.#words.set(word, number);
      if (this.#spokenTo === this.#spoken.length) this.#spoken = longer(this.#spoken, Int32Array);
      this.#spoken[this.#spokenTo] = number;
      this.#spokenTo += 1;
    }
  }

  /** By the number of the word. */
  #gradesFor(typed: string): Uint8Array {
    const found = new Uint8Array(this.#words.size);
    for (const [word, number] of this.#words) found[number] = gradeWord(word, typed);
    return found;
  }

  /** The sum of the grades of the row's best words; null if a typed word matches none. */
  #computeScore(slot: number, typedGrades: readonly Uint8Array[]): number | null {
    const [start = 0, nameEnd = 0, end = 0] = [this.#starts[slot], this.#nameEnds[slot], this.#ends[slot]];
    let sum = 0;
    for (const found of typedGrades) {
      let score: number = grades.none;
      for (let at = start; at < end; at += 1) {
        const grade = found[this.#spoken[at] ?? 0] ?? grades.none;
        if (grade !== grades.none) score = Math.min(score, at < nameEnd ? grade : outsideTheName(grade));
      }
      if (score === grades.none) return null;
      sum += score;
    }
    return sum;
  }
}

const fewest = 1_024;

/** A copy with more room. By half again, so that a large one has not twice the memory that it needs. */
function longer<A extends Int32Array | Float64Array>(array: A, Kind: new (length: number) => A): A {
  const copy = new Kind(Math.max(fewest, Math.ceil(array.length * 1.5)));
  copy.set(array);
  return copy;
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
  if (one.isOwn !== other.isOwn) return one.isOwn;
  return one.weight === other.weight ? one.id < other.id : one.weight > other.weight;
}
