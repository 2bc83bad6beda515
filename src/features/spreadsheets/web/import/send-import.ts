import type { Progress } from '#shared/progress.ts';
import { callInLines } from '#web/api/lines.ts';
import { sendForm } from '#web/forms/send-form.ts';
import type { ImportDone, ImportPreview } from '../../contract.ts';
import { addressOf, formOf, type ImportOrder } from './order.ts';

export const sendPreview = (order: ImportOrder): Promise<ImportPreview> =>
  sendForm<ImportPreview>(addressOf(order, true), formOf(order));

/** Imports, telling how far it is. */
export const sendImport = (order: ImportOrder, onProgress: (progress: Progress) => void): Promise<ImportDone> =>
  callInLines(addressOf(order, false), { method: 'POST', body: formOf(order) }, onProgress);
