import { parentPort, workerData } from 'node:worker_threads';
import type { TimetableQuestion } from '../../contract.ts';
import { type GenerateOptions, generate } from './generate.ts';

interface Work {
  question: TimetableQuestion;
  options: GenerateOptions;
  /** Not 0 once the best plan so far is wanted: a message would not be read while it searches. */
  enough: Int32Array;
}

const { question, options, enough }: Work = workerData;
const plan = generate(question, {
  ...options,
  isEnough: () => Atomics.load(enough, 0) !== 0,
  onProgress: (progress) => parentPort?.postMessage({ progress }),
});
parentPort?.postMessage({ plan });
