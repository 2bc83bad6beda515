import type { Progress } from '#shared/endpoints.ts';
import { ApiError } from '#web/api/api.ts';
import { progressApiClient } from '#web/api/lines.ts';
import { apiClient } from '#web/api/requests.ts';
import { type endpoints, partBytes, type Schedule } from '../contract.ts';

const api = apiClient<typeof endpoints>();
const sendWithProgress = progressApiClient<typeof endpoints>();

export type OnProgress = (progress: Progress) => void;

export const backupsOptions = () => api.read('GET /api/admin/backups');

export const backUpNow = (onProgress: OnProgress) => sendWithProgress('POST /api/admin/backups', {}, onProgress);

export const changeSchedule = (schedule: Schedule, version: number) =>
  api.send('PATCH /api/admin/backups/schedule', { body: { ...schedule, version } });

export const previewBackup = (name: string, onProgress: OnProgress) =>
  sendWithProgress('GET /api/admin/backups/:name', { params: { name } }, onProgress);

export const restoreBackup = (name: string, confirm: 'RESTORE BACKUP', onProgress: OnProgress) =>
  sendWithProgress('POST /api/admin/backups/:name/restore', { params: { name }, body: { confirm } }, onProgress);

/** Sends a file part by part, then has it checked; returns its name among the backups. */
export async function uploadBackup(file: File, onProgress: OnProgress): Promise<{ name: string }> {
  const { id } = await api.send('POST /api/admin/backup-uploads', { body: { size: file.size } });
  for (let offset = 0; offset < file.size; offset += partBytes) {
    onProgress({ step: 'send', done: Math.floor((100 * offset) / file.size), of: 100 });
    await sendPart(id, offset, file.slice(offset, offset + partBytes));
  }
  return sendWithProgress('POST /api/admin/backup-uploads/:id/end', { params: { id } }, onProgress);
}

const maxTries = 4;

/** A part that is sent again does no harm, and a network may be gone for a moment. */
async function sendPart(id: string, offset: number, part: Blob): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const form = new FormData();
    form.set('offset', String(offset));
    form.set('part', part, 'part');
    try {
      await api.send('POST /api/admin/backup-uploads/:id/parts', { params: { id }, body: form });
      return;
    } catch (failure) {
      const mayPass = failure instanceof ApiError && (failure.status === 0 || failure.status === 503);
      if (!mayPass || tries === maxTries) throw failure;
    }
  }
}

export const buildBackupUrl = (name: string) => `/api/admin/backups/${encodeURIComponent(name)}/file`;
