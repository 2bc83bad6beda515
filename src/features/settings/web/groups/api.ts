import { callsOf } from '#web/api/calls.ts';
import type { calls, SettingsAnswer, SettingsChange } from '../../contract.ts';

const api = callsOf<typeof calls>();

export const changeSettings = (change: SettingsChange) => api.send('PATCH /api/settings', { body: change });

/** Uploads the logo together with the other changes: all of them are saved, or none. */
export function uploadLogo(file: File, { version, ...change }: SettingsChange): Promise<SettingsAnswer> {
  const form = new FormData();
  form.set('version', String(version));
  form.set('change', JSON.stringify(change));
  form.set('image', file);
  return api.send('POST /api/settings/logo', { body: form });
}
