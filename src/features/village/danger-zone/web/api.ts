import type { Progress } from '#shared/endpoints.ts';
import { progressApiClient } from '#web/api/lines.ts';
import type { endpoints } from '../contract.ts';
import { phrases } from '../phrase-keys.ts';

const sendWithProgress = progressApiClient<typeof endpoints>();

type OnProgress = (progress: Progress) => void;

export const deleteAllComments = (onProgress: OnProgress) =>
  sendWithProgress('DELETE /api/comments/all', { body: { confirm: phrases.comments } }, onProgress);

export const resetDatabase = (onProgress: OnProgress) =>
  sendWithProgress('POST /api/admin/reset-database', { body: { confirm: phrases.reset } }, onProgress);
