import type { CurrentUser } from '#shared/session.ts';
import { ExternalStore } from '../external-store.ts';
import { useOutside } from '../routing/rendering.ts';

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

interface PasswordQuestion {
  passed: Promise<boolean>;
  end: (passed: boolean) => void;
}

/** There while an admin's password has to be typed again for what was pressed. */
export const passwordQuestion = new ExternalStore<PasswordQuestion | null>(null);

const mirrored = new ExternalStore<Session | null>(null);
let isOver = false;

export const { get: currentSession, subscribe: onSessionChange } = mirrored;
export const isLoggedIn = () => currentSession() !== null && !isOver;
/** Whether the session of the person whom the page is for has ended elsewhere: the page stands, and they can log in again. */
export const isSessionOver = () => isOver;
export const currentUserId = () => currentSession()?.userId ?? null;
export const useSession = () => useOutside(onSessionChange, currentSession, ({ user }) => user && sessionOf(user));

/** For an app that begins: as this tab has mirrored it. */
export const openSession = () => settle();

const sessions = new WeakMap<CurrentUser, Session>();

/** As the mirror of this person would say, the same object each time. */
function sessionOf(user: CurrentUser): Session {
  const { id, username, displayName, isAdmin, isGroundAnchor, adminWindow } = user;
  const adminName = isAdmin && adminWindow ? username : null;
  const session = sessions.get(user) ?? { userId: id, username, displayName, isAdmin, isGroundAnchor, adminName };
  sessions.set(user, session);
  return session;
}

/** Mirrors a session that the server has just confirmed. No password ever comes here. */
export function beginSession(user: Identified) {
  // Whoever was here before leaves first: their stream, their answers.
  const before = currentUserId();
  if (before !== null && before !== user.id) endSession();
  clearFlags(adminFlags);
  setFlag('isLoggedIn', 'true');
  setFlag('username', user.username);
  setFlag('displayName', user.displayName ?? user.username);
  setFlag('userId', String(user.id));
  setFlag('isAdmin', String(user.isAdmin));
  setFlag('isGroundAnchor', String(user.isGroundAnchor ?? false));
  if (user.isAdmin) setFlag('adminUsername', user.username);
  if (user.isAdmin && user.adminWindow) setFlag('adminAuthenticated', 'true');
  settle(false);
}

/** The server has ended it. What was typed into a page stays there; one that nobody has touched yet has nothing to keep. */
export function loseSession() {
  if (!isLoggedIn()) return;
  if (!navigator.userActivation?.hasBeenActive) return endSession();
  isOver = true;
  settle();
}

export function endSession() {
  if (!currentSession()) return;
  clearFlags();
  settle(false);
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

/** For the next opening of the page; this one stays as it is. */
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
    isAdmin: readFlag('isAdmin') === 'true',
    isGroundAnchor: readFlag('isGroundAnchor') === 'true',
    adminName: readFlag('adminAuthenticated') === 'true' ? (readFlag('adminUsername') ?? 'Admin') : null,
  };
}
