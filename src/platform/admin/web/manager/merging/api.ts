import type * as z from 'zod/mini';
import type { Merge, mergeCalls } from '#shared/merging.ts';
import { apiClient } from '#web/api/requests.ts';

type MergeCalls<Row> = ReturnType<typeof mergeCalls<z.core.$ZodType<Row>>>;

const callsBelow = <Row>(path: string) => apiClient<MergeCalls<Row>>(path);

export const sameNamedOptions = <Row>(path: string) => callsBelow<Row>(path).read('GET /same-names');
export const mergePreviewOptions = <Row>(path: string, kept: number, merged: number) =>
  callsBelow<Row>(path).read('GET /:id/merge', { params: { id: kept }, query: { with: merged } });
export const mergeRows = <Row>(path: string, kept: number, body: Merge) =>
  callsBelow<Row>(path).send('POST /:id/merge', { params: { id: kept }, body });
