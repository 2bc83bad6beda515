import { callsOf } from '#web/calls.ts';
import { sendForm } from '#web/send-form.ts';
import type { calls, SettingsAnswer, SettingsChange } from '../../contract.ts';

const api = callsOf<typeof calls>();

export const changeSettings = (change: SettingsChange) => api.send('PATCH /api/settings', { body: change });

export function uploadLogo(file: File, version: number): Promise<SettingsAnswer> {
  const form = new FormData();
  form.set('version', String(version));
  form.set('image', file);
  return sendForm<SettingsAnswer>('/api/settings/logo', form);
}
