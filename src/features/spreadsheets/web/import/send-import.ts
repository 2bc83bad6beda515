import type { ErrorAnswer } from '#shared/errors.ts';
import { type Progress, type ProgressLine, progressType } from '#shared/progress.ts';
import { ApiError } from '#web/api.ts';
import { sendForm } from '#web/send-form.ts';
import type { ImportDone, ImportPreview } from '../../contract.ts';
import { addressOf, formOf, type ImportOrder } from './order.ts';

export const sendPreview = (order: ImportOrder): Promise<ImportPreview> =>
  sendForm<ImportPreview>(addressOf(order, true), formOf(order));

/** Imports, telling how far it is. */
export async function sendImport(order: ImportOrder, onProgress: (progress: Progress) => void): Promise<ImportDone> {
  const response = await fetch(addressOf(order, false), {
    method: 'POST',
    body: formOf(order),
    headers: { accept: progressType },
    credentials: 'same-origin',
  }).catch(() => {
    throw new ApiError(0, { message: 'The server cannot be reached. Please try again.' });
  });
  if (!response.ok) throw new ApiError(response.status, await response.json());
  for await (const line of linesOf(response)) {
    if ('progress' in line) onProgress(line.progress);
    else if ('failure' in line) throw new ApiError(line.failure.status, line.failure.answer);
    else return line.answer;
  }
  throw new ApiError(0, { message: 'The connection was lost. Look at the file once more to see what was imported.' });
}

type ImportLine = Exclude<ProgressLine, { answer: unknown } | { failure: unknown }> | { answer: ImportDone } | Failed;
interface Failed {
  failure: { status: number; answer: ErrorAnswer };
}

async function* linesOf(response: Response): AsyncGenerator<ImportLine> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const read = await reader?.read().catch(() => undefined);
    if (!read || read.done) return;
    const lines = (text + read.value).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}
