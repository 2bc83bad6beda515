import type { Progress } from '#shared/calls.ts';
import { callsOf } from '#web/api/calls.ts';
import { longCallsOf } from '#web/api/lines.ts';
import type { calls } from '../contract.ts';
import { phrases } from '../phrase-keys.ts';

const api = callsOf<typeof calls>();
const longCall = longCallsOf<typeof calls>();

type OnProgress = (progress: Progress) => void;

export const snapshotsOptions = () => api.read('GET /api/admin/snapshots');

export const deleteAllComments = (onProgress: OnProgress) =>
  longCall('DELETE /api/comments/all', { body: { confirm: phrases.comments } }, onProgress);

export const resetDatabase = (onProgress: OnProgress) =>
  longCall('POST /api/admin/reset-database', { body: { confirm: phrases.reset } }, onProgress);

export const addressOfSnapshot = (name: string) => `/api/admin/snapshots/${encodeURIComponent(name)}`;
