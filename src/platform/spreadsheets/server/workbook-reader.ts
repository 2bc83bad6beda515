import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { BoundedQueue } from '#server/concurrency/bounded-queue.ts';
import { isArchive, UnusableSheet, type Workbook } from './sheet/sheet.ts';

/** In microseconds of processor time, so that a busy machine reads the same files, only later. */
const maxWork = 10_000_000;
/** In milliseconds by the clock; a request that uploads a file has two minutes. */
const maxRead = 90_000;
const checkEvery = 250;
const memory = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };

/** Reads one file at a time, because each takes a thread and its memory. Other requests continue meanwhile. */
const readers = new BoundedQueue(1, 8);

/** Reads a file in a worker thread, within limits of time and memory that no real list exceeds. */
export async function readWorkbookAside(bytes: Uint8Array): Promise<Workbook> {
  if (!isReadAtOnce(bytes)) return readers.run(() => readInWorker(bytes));
  const { readWorkbook } = await import('./sheet/read-sheet.ts');
  return readWorkbook(bytes);
}

/** Whether reading it takes only a few milliseconds, less than starting a thread. */
const isReadAtOnce = (bytes: Uint8Array) => bytes.length < 100_000 && !isArchive(bytes);

interface WorkerMessage {
  workbook?: Workbook;
  fault?: string;
}

function readInWorker(bytes: Uint8Array): Promise<Workbook> {
  const { promise, resolve, reject } = Promise.withResolvers<Workbook>();
  const worker = new Worker(join(import.meta.dirname, 'workbook-worker.ts'), {
    workerData: bytes,
    resourceLimits: memory,
  });
  const tooMuch = () =>
    reject(new UnusableSheet('The file takes too long or too much memory to read: please save it as CSV'));
  const began = performance.now();
  const timer = setInterval(() => {
    if (performance.now() - began > maxRead) tooMuch();
    // A worker that has just ended rejects: ignore that.
    worker.cpuUsage().then(
      ({ user, system }) => user + system > maxWork && tooMuch(),
      () => undefined,
    );
  }, checkEvery);
  worker.once('message', ({ workbook, fault }: WorkerMessage) =>
    workbook ? resolve(workbook) : reject(new UnusableSheet(fault ?? 'The file cannot be read')),
  );
  worker.once('error', tooMuch);
  worker.once('exit', tooMuch);
  return promise.finally(() => {
    clearInterval(timer);
    return worker.terminate();
  });
}
