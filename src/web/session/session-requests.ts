import type { CurrentUser, sessionEndpoints } from '#shared/session.ts';
import { ApiError, plainApiClient } from '../api/api.ts';
import { forgetQueued } from '../outbox/queued.ts';
import { forgetOwn } from './own-storage.ts';
import {
  beginSession,
  currentSession,
  currentUserId,
  endSession,
  forgetMirror,
  isLoggedIn,
  loseSession,
  type Session,
} from './session.ts';

const api = plainApiClient<typeof sessionEndpoints>();

/** Asks the server who is logged in, and mirrors the response. Throws when the server cannot be asked. */
export async function confirmSession(): Promise<Session | null> {
  const before = currentSession();
  const user = await api.get('GET /api/user').catch((error: unknown) => {
    if (isOver(error)) return null;
    throw error;
  });
  // Someone may have logged in, passed a gate or logged out meanwhile: the response is not about them.
  if (currentSession() === before) {
    if (user) goOnFor(user);
    else if (!leaving) loseSession();
  }
  return isLoggedIn() ? currentSession() : null;
}

/** Continues with the page for its own account, and reloads it for another account. */
export function goOnFor(user: CurrentUser) {
  const account = currentUserId();
  if (account === null || account === user.id) beginSession(user);
  else reloadFor(user);
}

/** The storage key for the name of the other person for whom the page was reloaded. */
export const newcomerKey = 'newcomer';

/** Reloads, so that nothing of the previous account stays in the page. */
function reloadFor({ displayName }: CurrentUser) {
  forgetMirror();
  sessionStorage.setItem(newcomerKey, displayName);
  location.reload();
}

let rechecking: Promise<void> | null = null;

/** After a call says that the session is over: confirms that with the server, once for all such calls. */
export function recheckSession(): Promise<void> {
  rechecking ??= confirmSession()
    // The server cannot be asked now: the session stays until the server says otherwise.
    .then(ignore, ignore)
    .finally(() => {
      rechecking = null;
    });
  return rechecking;
}

const ignore = () => undefined;

let leaving = false;

/** Returns how the server parted; undefined if the session was over already. */
export async function logOut() {
  leaving = true;
  let left: Awaited<ReturnType<typeof parting>> | undefined;
  try {
    left = await parting();
  } catch (error) {
    if (!isOver(error)) throw error;
  } finally {
    leaving = false;
  }
  const account = currentUserId();
  if (account !== null) {
    forgetOwn(account);
    await forgetQueued(account);
  }
  endSession();
  return left;
}

const parting = () => api.send('POST /api/logout');

const isOver = (error: unknown): boolean => error instanceof ApiError && error.code === 'session-over';
