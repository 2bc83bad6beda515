import type { CurrentUser, sessionCalls } from '#shared/session.ts';
import { ApiError } from '../api/api.ts';
import { plainCallsOf } from '../api/plain-calls.ts';
import { forgetDrafts } from '../forms/drafts.ts';
import { forgetWaiting } from '../waiting/waiting.ts';
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

const api = plainCallsOf<typeof sessionCalls>();

/** Asks the server who is here, and mirrors the answer. Throws when it cannot be asked. */
export async function confirmSession(): Promise<Session | null> {
  const before = currentSession();
  const user = await api.get('GET /api/user').catch((error: unknown) => {
    if (isOver(error)) return null;
    throw error;
  });
  // Whoever has logged in, passed a gate or left meanwhile was not asked about.
  if (currentSession() === before) {
    if (user) goOnFor(user);
    else if (!leaving) loseSession();
  }
  return isLoggedIn() ? currentSession() : null;
}

/** The page goes on for whom it is for, and is opened anew for somebody else. */
export function goOnFor(user: CurrentUser) {
  const account = currentUserId();
  if (account === null || account === user.id) beginSession(user);
  else openAnewFor(user);
}

/** Where the name of somebody else stands whom the page was opened anew for. */
export const newcomerKey = 'newcomer';

/** Nothing of the one before stays in it. */
function openAnewFor({ displayName }: CurrentUser) {
  forgetMirror();
  sessionStorage.setItem(newcomerKey, displayName);
  location.reload();
}

let rechecking: Promise<void> | null = null;

/** A call was told that nobody is logged in: the server is asked before that is believed, once for all such calls. */
export function recheckSession(): Promise<void> {
  rechecking ??= confirmSession()
    // Nobody can be asked now: the session stands until the server says otherwise.
    .then(ignore, ignore)
    .finally(() => {
      rechecking = null;
    });
  return rechecking;
}

const ignore = () => undefined;

let leaving = false;

export async function logOut() {
  leaving = true;
  try {
    await api.send('POST /api/logout').catch((error: unknown) => {
      if (!isOver(error)) throw error;
    });
  } finally {
    leaving = false;
  }
  const account = currentUserId();
  if (account !== null) {
    forgetDrafts(account);
    await forgetWaiting(account);
  }
  endSession();
}

const isOver = (error: unknown): boolean => error instanceof ApiError && error.code === 'session-over';
