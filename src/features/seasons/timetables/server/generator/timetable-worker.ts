import { parentPort, workerData } from 'node:worker_threads';
import type { TimetableQuestion } from '../../contract.ts';
import { type GenerateOptions, generate } from './generate.ts';

const { question, options }: { question: TimetableQuestion; options: GenerateOptions } = workerData;
const plan = generate(question, {
  ...options,
  onProgress: (progress) => parentPort?.postMessage({ progress }),
});
parentPort?.postMessage({ plan });
