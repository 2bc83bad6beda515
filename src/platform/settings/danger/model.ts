import { dangers } from '../contract.ts';
import { addFeatures, hashFeature } from './features.ts';
import type { Reader, Vocabulary } from './vocabulary.ts';

/** What a sentence may be; the first stands for no danger. */
export const kinds = ['harmless', ...dangers] as const;

/** The trained weights, as `model.json` holds them: numbers and weights of features in base64. */
export interface StoredModel {
  /** Of the data that it was trained from. */
  dataHash: string;
  vocabulary: Vocabulary;
  bias: readonly number[];
  /** The weight of each kind that 7 of the four stored bits stand for. */
  scale: readonly number[];
  /** Gaps between the sorted numbers of known features, in seven bits a byte. */
  features: string;
  /** Four bits for each kind of each feature. */
  weights: string;
}

/** A weight for each kind, of each known feature. */
export interface Model {
  bias: readonly number[];
  rows: ReadonlyMap<number, ArrayLike<number>>;
}

/** How probable each kind is for a sentence. */
export function probabilities(sentence: string, meaningsIn: Reader, { bias, rows }: Model): number[] {
  const found = extractFeatures(sentence, meaningsIn);
  const sums = [...bias];
  for (const [number, value] of found) {
    const row = rows.get(number);
    if (row)
      for (let kind = 0; kind < sums.length; kind += 1) sums[kind] = (sums[kind] ?? 0) + value * (row[kind] ?? 0);
  }
  return softmax(sums);
}

/** The features of a sentence and their values; the squares of the values add up to one. */
export function extractFeatures(sentence: string, meaningsIn: Reader): Map<number, number> {
  const found = new Map<number, number>();
  addFeatures(sentence, meaningsIn, (feature, weight) => found.set(hashFeature(feature), weight));
  const length = Math.sqrt([...found.values()].reduce((sum, value) => sum + value * value, 0)) || 1;
  for (const [number, value] of found) found.set(number, value / length);
  return found;
}

export function softmax(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

const top = 7;

export function unpacked({ bias, scale, features, weights }: StoredModel): Model {
  const nibbles = bytesIn(weights);
  const rows = new Map<number, Float32Array>();
  let [number, gap, shift, at] = [0, 0, 0, 0];
  for (const byte of bytesIn(features)) {
    gap |= (byte & 127) << shift;
    shift += 7;
    if (byte & 128) continue;
    number += gap;
    [gap, shift] = [0, 0];
    rows.set(
      number,
      Float32Array.from(scale, (size, kind) => {
        const nibble = at + kind;
        const bits = ((nibbles[nibble >> 1] ?? 0) >> (nibble & 1 ? 4 : 0)) & 15;
        return ((bits - top) / top) * size;
      }),
    );
    at += scale.length;
  }
  return { bias, rows };
}

/** Weights in four bits each: the largest of a kind become 7 or -7, most others 0 to 2. */
export function packed({ bias, rows }: Model): Pick<StoredModel, 'bias' | 'scale' | 'features' | 'weights'> {
  const numbers = [...rows.keys()].sort((a, b) => a - b);
  const scale = bias.map((_, kind) => {
    const sizes = [...rows.values()].map((row) => Math.abs(row[kind] ?? 0)).sort((a, b) => a - b);
    return sizes[Math.floor(sizes.length * 0.995)] ?? 1;
  });
  const gaps: number[] = [];
  numbers.forEach((number, index) => {
    let gap = number - (numbers[index - 1] ?? 0);
    for (; gap > 127; gap >>>= 7) gaps.push((gap & 127) | 128);
    gaps.push(gap);
  });
  const nibbles = numbers.flatMap((number) =>
    scale.map((size, kind) => {
      const steps = Math.round(((rows.get(number)?.[kind] ?? 0) / size) * top);
      return Math.max(-top, Math.min(top, steps)) + top;
    }),
  );
  const bytes = nibbles.flatMap((nibble, at) => (at % 2 === 0 ? [nibble | ((nibbles[at + 1] ?? 0) << 4)] : []));
  const rounded = (size: number) => Number(size.toPrecision(6));
  return { bias: bias.map(rounded), scale: scale.map(rounded), features: base64(gaps), weights: base64(bytes) };
}

const bytesIn = (text: string): Uint8Array => Uint8Array.from(atob(text), (mark) => mark.charCodeAt(0));
const base64 = (bytes: readonly number[]): string => btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
