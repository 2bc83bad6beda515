import type { sessionCalls } from '#shared/session.ts';
import { plainCallsOf } from '#web/api/plain-calls.ts';
import { beginSession, clearAdminFlags } from '#web/session/session.ts';

const api = plainCallsOf<typeof sessionCalls>();

/** Opens the admin window with the own password: the server accepts admin writes for a while. */
export async function openAdminWindow(password: string) {
  beginSession(await api.send('POST /api/admin/verify', { body: { password } }));
}

/** Closes the admin window, here and on the server. */
export async function closeAdminWindow() {
  await api.send('DELETE /api/admin/verify');
  clearAdminFlags();
}
