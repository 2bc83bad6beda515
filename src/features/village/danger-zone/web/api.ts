import type { Progress } from '#shared/endpoints.ts';
import { progressApiClient } from '#web/api/lines.ts';
import { apiClient } from '#web/api/requests.ts';
import type { endpoints } from '../contract.ts';
import { phrases } from '../phrase-keys.ts';

const api = apiClient<typeof endpoints>();
const sendWithProgress = progressApiClient<typeof endpoints>();

type OnProgress = (progress: Progress) => void;

export const snapshotsOptions = () => api.read('GET /api/admin/snapshots');

export const deleteAllComments = (onProgress: OnProgress) =>
  sendWithProgress('DELETE /api/comments/all', { body: { confirm: phrases.comments } }, onProgress);

export const resetDatabase = (onProgress: OnProgress) =>
  sendWithProgress('POST /api/admin/reset-database', { body: { confirm: phrases.reset } }, onProgress);

export const buildSnapshotUrl = (name: string) => `/api/admin/snapshots/${encodeURIComponent(name)}`;
