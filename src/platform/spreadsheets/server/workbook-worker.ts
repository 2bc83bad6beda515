import { parentPort, workerData } from 'node:worker_threads';
import { readWorkbook } from './sheet/read-sheet.ts';
import { UnusableSheet } from './sheet/sheet.ts';

function read(bytes: unknown) {
  if (!(bytes instanceof Uint8Array)) return { fault: 'No file was sent' };
  try {
    return { workbook: readWorkbook(bytes) };
  } catch (error) {
    if (error instanceof UnusableSheet) return { fault: error.message };
    throw error;
  }
}

parentPort?.postMessage(read(workerData));
