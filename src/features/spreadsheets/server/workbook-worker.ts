import { parentPort, workerData } from 'node:worker_threads';
import { readWorkbook } from '#server/sheets/read-sheet.ts';
import { UnusableSheet } from '#server/sheets/sheet.ts';

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
