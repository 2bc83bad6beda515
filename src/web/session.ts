import type { CurrentUser, sessionCalls } from '#shared/session.ts';
import { ApiError } from './api.ts';
import { callsOf } from './calls.ts';
import { forgetDrafts } from './drafts.ts';
import { useOutside } from './outside.ts';

const api = callsOf<typeof sessionCalls>();

type Identified = Pick<CurrentUser, 'id' | 'username' | 'isAdmin'> & Partial<CurrentUser>;

/** Who the flags say is here. The server decides; this only chooses what to show at once. */
export interface Session {
  userId: number;
  username: string;
  displayName: string;
  isAdmin: boolean;
  isGroundAnchor: boolean;
  /** Null until the admin gate is passed: the name that it let in. */
  adminName: string | null;
}

const flags = [
  'isLoggedIn',
  'username',
  'displayName',
  'userId',
  'isAdmin',
  'isGroundAnchor',
  'adminUsername',
  'adminAuthenticated',
  'groundAnchorAuthenticated',
  'groundAnchorUsername',
] as const;
type Flag = (typeof flags)[number];

const changed = new EventTarget();
let current: Session | null = readSession();

export const isLoggedIn = () => current !== null;
export const currentUserId = () => current?.userId ?? null;
export const useSession = () => useOutside(onSessionChange, () => current);

export function onSessionChange(notify: () => void): () => void {
  changed.addEventListener('change', notify);
  return () => changed.removeEventListener('change', notify);
}

/** Mirrors a session that the server has just confirmed. No password ever comes here. */
export function beginSession(user: Identified) {
  // Whoever was here before leaves first: their stream, their answers.
  if (current && current.userId !== user.id) endSession();
  clearFlags(adminFlags);
  setFlag('isLoggedIn', 'true');
  setFlag('username', user.username);
  setFlag('displayName', user.displayName ?? user.username);
  setFlag('userId', String(user.id));
  setFlag('isAdmin', String(user.isAdmin));
  setFlag('isGroundAnchor', String(user.isGroundAnchor ?? false));
  if (user.isAdmin) setFlag('adminUsername', user.username);
  if (user.isAdmin && user.adminWindow) setFlag('adminAuthenticated', 'true');
  settle();
}

export function endSession() {
  if (!isLoggedIn()) return;
  clearFlags();
  settle();
}

/** Asks the server who is here, and mirrors the answer. Throws when it cannot be asked. */
export async function confirmSession(): Promise<Session | null> {
  const before = current;
  const user = await api.get('GET /api/user').catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'session-over') return null;
    throw error;
  });
  // Whoever has logged in, passed a gate or left meanwhile was not asked about.
  if (current !== before) return current;
  if (user) beginSession(user);
  else endSession();
  return current;
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

/** The admin gate: with the own password, typed again, admin writes are taken for a while. */
export async function openAdminWindow(password: string) {
  beginSession(await api.send('POST /api/admin/verify', { body: { password } }));
}

/** Ends what the gate opened, here and on the server. */
export async function closeAdminWindow() {
  await api.send('DELETE /api/admin/verify');
  clearAdminFlags();
}

const adminFlags: readonly Flag[] = ['isAdmin', 'adminUsername', 'adminAuthenticated'];
const officerFlags: readonly Flag[] = ['groundAnchorAuthenticated', 'groundAnchorUsername'];

/** On the way to the admin area, whose gate sets them anew. */
export function clearAdminFlags() {
  clearFlags(adminFlags);
  settle();
}

/** The server has let somebody through the officer gate under this name. */
export function noteOfficer(username: string) {
  setFlag('groundAnchorAuthenticated', 'true');
  setFlag('groundAnchorUsername', username);
  settle();
}

export function clearOfficerFlags() {
  clearFlags(officerFlags);
  settle();
}

export async function logOut() {
  await api.send('POST /api/logout');
  if (current) forgetDrafts(current.userId);
  endSession();
}

/** Whether the page was opened with a session: without one, asking who it is would only be refused. */
export const hadSession = (): boolean => document.querySelector('link[href="/api/user"]') !== null;

export function readFlag(flag: Flag): string | null {
  return sessionStorage.getItem(flag);
}

function setFlag(flag: Flag, value: string) {
  sessionStorage.setItem(flag, value);
}

function clearFlags(named: readonly Flag[] = flags) {
  for (const flag of named) sessionStorage.removeItem(flag);
}

function settle() {
  current = readSession();
  changed.dispatchEvent(new Event('change'));
}

function readSession(): Session | null {
  const userId = Number(readFlag('userId'));
  const username = readFlag('username');
  if (readFlag('isLoggedIn') !== 'true' || !username || !Number.isInteger(userId)) return null;
  return {
    userId,
    username,
    displayName: readFlag('displayName') ?? username,
    isAdmin: readFlag('isAdmin') === 'true',
    isGroundAnchor: readFlag('isGroundAnchor') === 'true',
    adminName: readFlag('adminAuthenticated') === 'true' ? (readFlag('adminUsername') ?? 'Admin') : null,
  };
}
