import type { Progress } from '#shared/endpoints.ts';
import { progressApiClient } from '#web/api/lines.ts';
import { apiClient } from '#web/api/requests.ts';
import type { endpoints, Schedule } from '../contract.ts';

const api = apiClient<typeof endpoints>();
const sendWithProgress = progressApiClient<typeof endpoints>();

export type OnProgress = (progress: Progress) => void;

export const backupsOptions = () => api.read('GET /api/admin/backups');

export const backUpNow = (onProgress: OnProgress) => sendWithProgress('POST /api/admin/backups', {}, onProgress);

export const changeSchedule = (schedule: Schedule, version: number) =>
  api.send('PATCH /api/admin/backups/schedule', { body: { ...schedule, version } });

export const buildBackupUrl = (name: string) => `/api/admin/backups/${encodeURIComponent(name)}/file`;
