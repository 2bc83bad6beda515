import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { BoundedQueue } from '#server/concurrency/bounded-queue.ts';
import type { TimetablePlan, TimetableQuestion } from '../contract.ts';
import type { GenerateOptions, TimetableProgress } from './generator/generate.ts';

export interface RunOptions extends Omit<GenerateOptions, 'isEnough'> {
  /** Called at once if others are before it: it begins when they are done. */
  readonly onWaiting?: () => void;
  /** Aborted, it ends without a plan. */
  readonly signal?: AbortSignal;
  /** Aborted, it ends with the best plan so far. */
  readonly enough?: AbortSignal;
}

/** One at a time, because each takes a processor for as long as it runs. */
const turns = new BoundedQueue(1, 8);
const memory = { maxOldGenerationSizeMb: 512 };

/** Makes a timetable in a worker thread, so that the server goes on answering. */
export async function runTimetable(question: TimetableQuestion, options: RunOptions = {}): Promise<TimetablePlan> {
  const { signal, onWaiting } = options;
  signal?.throwIfAborted();
  if (!turns.isIdle) onWaiting?.();
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([turns.run(() => runInWorker(question, options)), aborted.promise]);
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

interface WorkerMessage {
  progress?: TimetableProgress;
  plan?: TimetablePlan;
}

function runInWorker(question: TimetableQuestion, options: RunOptions): Promise<TimetablePlan> {
  const { seed, seconds, mostSeconds, rounds, signal, enough, onProgress } = options;
  signal?.throwIfAborted();
  const isEnough = new Int32Array(new SharedArrayBuffer(4));
  const end = () => Atomics.store(isEnough, 0, 1);
  if (enough?.aborted) end();
  enough?.addEventListener('abort', end, { once: true });
  const { promise, resolve, reject } = Promise.withResolvers<TimetablePlan>();
  const worker = new Worker(join(import.meta.dirname, 'generator/timetable-worker.ts'), {
    workerData: { question, options: { seed, seconds, mostSeconds, rounds }, enough: isEnough },
    resourceLimits: memory,
  });
  const abort = () => reject(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  worker.on('message', ({ progress, plan }: WorkerMessage) => {
    if (progress) onProgress?.(progress);
    if (plan) resolve(plan);
  });
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The timetable ended without a plan')));
  return promise.finally(() => {
    signal?.removeEventListener('abort', abort);
    enough?.removeEventListener('abort', end);
    return worker.terminate();
  });
}
