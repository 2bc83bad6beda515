import type { Progress } from '#shared/progress.ts';
import { callsOf } from '#web/api/calls.ts';
import { longCallsOf } from '#web/api/lines.ts';
import { anyKind, type calls, type ImportDone, type ImportPreview } from '../../contract.ts';
import type { ImportOrder } from './order.ts';

const api = callsOf<typeof calls>();
const longCall = longCallsOf<typeof calls>();

export const sendPreview = (order: ImportOrder): Promise<ImportPreview> =>
  api.send('POST /api/imports/:kind/preview', sentOf({ ...order, skipRefused: false }));

/** Imports and reports progress. */
export const sendImport = (order: ImportOrder, onProgress: (progress: Progress) => void): Promise<ImportDone> =>
  longCall('POST /api/imports/:kind', sentOf(order), onProgress);

function sentOf({ kind, file, columns, answers, ...order }: ImportOrder) {
  const form = new FormData();
  if (columns) form.set('columns', JSON.stringify(columns));
  form.set('answers', JSON.stringify(answers));
  if (file) form.set('file', file);
  const query = {
    sportId: order.sportId ?? undefined,
    sheet: order.sheet ?? undefined,
    headingLine: order.headingLine ?? undefined,
    season: order.season.trim() || undefined,
    skipRefused: order.skipRefused || undefined,
  };
  return { params: { kind: kind ?? anyKind }, query, body: form };
}
