import { extractFeatures, kinds, type Model, packed, softmax, unpacked } from '#platform/settings/danger/model.ts';
import { plainText } from '#platform/settings/danger/plain-text.ts';
import type { Reader } from '#platform/settings/danger/vocabulary.ts';
import type { LabelledSentence } from './data.ts';

interface Example {
  kind: number;
  numbers: Uint32Array;
  values: Float32Array;
}

export const buildExamples = (sentences: readonly LabelledSentence[], meaningsIn: Reader): Example[] =>
  sentences.map(({ text, label }) => {
    const found = extractFeatures(plainText(text), meaningsIn);
    return {
      kind: kinds.indexOf(label),
      numbers: Uint32Array.from(found.keys()),
      values: Float32Array.from(found.values()),
    };
  });

/** A feature of fewer sentences says more about them than about danger. */
const fewestSentences = 5;
const [rate, firstSquares, decay] = [0.3, 1e-4, 1e-6];
/** Features that are left out at random at each turn, so that none is relied on alone. */
const leftOut = 0.3;

/** Multinomial logistic regression, by AdaGrad, always with the same result for the same examples. */
export function train(examples: readonly Example[], turns = 12): Model {
  const known = numbered(examples);
  const [weights, squares] = [new Float32Array(known.size * kinds.length), new Float32Array(known.size * kinds.length)];
  const bias = kinds.map(() => 0);
  const random = randomFrom(20);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const { kind, numbers, values } of shuffled(examples, random)) {
      const rows: number[] = [];
      const sizes: number[] = [];
      numbers.forEach((number, at) => {
        const row = known.get(number);
        if (row === undefined || random() < leftOut) return;
        rows.push(row * kinds.length);
        sizes.push((values[at] ?? 0) / Math.sqrt(1 - leftOut));
      });
      const sums = [...bias];
      rows.forEach((row, at) => {
        for (let each = 0; each < sums.length; each += 1)
          sums[each] = (sums[each] ?? 0) + (weights[row + each] ?? 0) * (sizes[at] ?? 0);
      });
      softmax(sums).forEach((probability, each) => {
        const error = probability - (each === kind ? 1 : 0);
        bias[each] = (bias[each] ?? 0) - 0.02 * error;
        if (Math.abs(error) < 0.002) return;
        rows.forEach((row, at) => {
          const slope = error * (sizes[at] ?? 0) + decay * (weights[row + each] ?? 0);
          squares[row + each] = (squares[row + each] ?? 0) + slope * slope;
          const step = (rate * slope) / Math.sqrt((squares[row + each] ?? 0) + firstSquares);
          weights[row + each] = (weights[row + each] ?? 0) - step;
        });
      });
    }
  }
  const getRow = (row: number) => weights.subarray(row * kinds.length, (row + 1) * kinds.length);
  const rows = new Map([...known].map(([number, row]) => [number, getRow(row)]));
  // What is measured is what is stored, in four bits.
  return unpacked({ dataHash: '', vocabulary: {}, ...packed({ bias, rows }) });
}

/** The features of enough examples, each with its row. */
function numbered(examples: readonly Example[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { numbers } of examples) for (const one of numbers) counts.set(one, (counts.get(one) ?? 0) + 1);
  const known = [...counts].filter(([, count]) => count >= fewestSentences).map(([number]) => number);
  return new Map(known.map((number, row) => [number, row]));
}

function shuffled<One>(list: readonly One[], random: () => number): One[] {
  const result = [...list];
  result.forEach((one, at) => {
    const other = at + Math.floor(random() * (result.length - at));
    [result[at], result[other]] = [result[other] ?? one, one];
  });
  return result;
}

/** The same numbers from 0 to 1 each time (a linear congruential generator). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
