import type { CurrentUser } from '#shared/session.ts';
import { ExternalStore, useExternalStore } from '../routing/rendering.ts';
import { forgetOthers } from './own-storage.ts';

type Identified = Pick<CurrentUser, 'id' | 'username' | 'isAdmin'> & Partial<CurrentUser>;

/** The person whom the flags name. The server decides access; this only chooses what to show at once. */
export interface Session {
  userId: number;
  username: string;
  displayName: string;
  isAdmin: boolean;
  isGroundAnchor: boolean;
  /** The name that passed the admin gate; null before that. */
  adminName: string | null;
}

const flags = [
  'isLoggedIn',
  'username',
  'displayName',
  'userId',
  'isAdmin',
  'hasAdminRole',
  'isGroundAnchor',
  'adminUsername',
  'adminAuthenticated',
  'groundAnchorAuthenticated',
  'groundAnchorUsername',
] as const;
type Flag = (typeof flags)[number];

interface PasswordQuestion {
  passed: Promise<boolean>;
  end: (passed: boolean) => void;
}

/** Set while an admin has to type the password again for an action. */
export const passwordQuestion = new ExternalStore<PasswordQuestion | null>(null);

const mirrored = new ExternalStore<Session | null>(null);
let isOver = false;

export const { get: currentSession, subscribe: onSessionChange } = mirrored;
export const isLoggedIn = () => currentSession() !== null && !isOver;
/** Whether the session of the page's account has ended elsewhere: the page stays, and the person can log in again. */
export const isSessionOver = () => isOver;
export const currentUserId = () => currentSession()?.userId ?? null;
export const useSession = () =>
  useExternalStore(onSessionChange, currentSession, ({ user }) => user && toSession(user));

/** When the app starts: reads the session that this tab has mirrored. */
export const openSession = () => settle();

const sessions = new WeakMap<CurrentUser, Session>();

/** The session of this user as the mirror would have it; the same object each time, as a snapshot must be. */
function toSession(user: CurrentUser): Session {
  const { id, username, displayName, isAdmin, isGroundAnchor, adminWindow } = user;
  const adminName = isAdmin && adminWindow ? username : null;
  const session = sessions.get(user) ?? { userId: id, username, displayName, isAdmin, isGroundAnchor, adminName };
  sessions.set(user, session);
  return session;
}

/** Mirrors a session that the server has just confirmed; it never receives a password. */
export function beginSession(user: Identified) {
  // End another account's session first, with its stream and its cached responses.
  const before = currentUserId();
  if (before !== null && before !== user.id) endSession();
  if (before !== user.id) forgetOthers(user.id);
  clearFlags(adminFlags);
  setFlag('isLoggedIn', 'true');
  setFlag('username', user.username);
  setFlag('displayName', user.displayName ?? user.username);
  setFlag('userId', String(user.id));
  setFlag('isAdmin', String(user.isAdmin));
  setFlag('hasAdminRole', String(user.isAdmin));
  setFlag('isGroundAnchor', String(user.isGroundAnchor ?? false));
  if (user.isAdmin) setFlag('adminUsername', user.username);
  if (user.isAdmin && user.adminWindow) setFlag('adminAuthenticated', 'true');
  settle(false);
}

/** The server has ended the session. A page keeps what was typed; an untouched page has nothing to keep. */
export function loseSession() {
  if (!isLoggedIn()) return;
  if (!navigator.userActivation?.hasBeenActive) return endSession();
  isOver = true;
  settle();
}

/** Whether another page of this tab has ended the session or begun another one, which this page does not know yet. */
export const isMirrorOutdated = (): boolean => readSession()?.userId !== currentSession()?.userId;

export function endSession() {
  if (!currentSession()) return;
  clearFlags();
  settle(false);
}

const adminFlags: readonly Flag[] = ['isAdmin', 'adminUsername', 'adminAuthenticated'];
const officerFlags: readonly Flag[] = ['groundAnchorAuthenticated', 'groundAnchorUsername'];

/** For the way to the admin area, whose gate sets the flags again. The admin keeps the role: pages outside show as before. */
export function clearAdminFlags() {
  clearFlags(adminFlags);
  settle();
}

/** Notes the name under which the server let the person through the officer gate. */
export function noteOfficer(username: string) {
  setFlag('groundAnchorAuthenticated', 'true');
  setFlag('groundAnchorUsername', username);
  settle();
}

export function clearOfficerFlags() {
  clearFlags(officerFlags);
  settle();
}

/** For the next load of the page; the current one stays as it is. */
export const forgetMirror = () => clearFlags();

export function readFlag(flag: Flag): string | null {
  return sessionStorage.getItem(flag);
}

function setFlag(flag: Flag, value: string) {
  sessionStorage.setItem(flag, value);
}

function clearFlags(named: readonly Flag[] = flags) {
  for (const flag of named) sessionStorage.removeItem(flag);
}

function settle(over = isOver) {
  isOver = over;
  mirrored.set(readSession());
}

function readSession(): Session | null {
  const userId = Number(readFlag('userId'));
  const username = readFlag('username');
  if (readFlag('isLoggedIn') !== 'true' || !username || !Number.isInteger(userId)) return null;
  return {
    userId,
    username,
    displayName: readFlag('displayName') ?? username,
    isAdmin: readFlag('hasAdminRole') === 'true',
    isGroundAnchor: readFlag('isGroundAnchor') === 'true',
    adminName: readFlag('adminAuthenticated') === 'true' ? (readFlag('adminUsername') ?? 'Admin') : null,
  };
}
