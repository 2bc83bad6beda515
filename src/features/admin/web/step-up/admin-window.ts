import type { sessionCalls } from '#shared/session.ts';
import { plainCallsOf } from '#web/api/plain-calls.ts';
import { beginSession, clearAdminFlags } from '#web/session/session.ts';

const api = plainCallsOf<typeof sessionCalls>();

/** With the own password, typed again, admin writes are taken for a while. */
export async function openAdminWindow(password: string) {
  beginSession(await api.send('POST /api/admin/verify', { body: { password } }));
}

/** Ends that, here and on the server. */
export async function closeAdminWindow() {
  await api.send('DELETE /api/admin/verify');
  clearAdminFlags();
}
