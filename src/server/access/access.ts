import { createHash, randomBytes } from 'node:crypto';
import { adminRequired, type Failure, forbidden, notLoggedIn, stepUp } from '../failure.ts';

export interface Viewers {
  visitor: Viewer;
  member: Member;
  officer: Officer;
  admin: Admin;
}
export type Access = keyof Viewers;

export const visitor: Viewer = { kind: 'visitor' };

export type Viewer = { kind: 'visitor' } | Member;

/** A viewer without the account: all that a response shared by a role may depend on. */
export type ViewerRole = { kind: 'visitor' } | MemberRole;

export interface MemberRole {
  kind: 'member';
  /** Has the admin role. Enough to read as an admin; to write as one, the window must be open too. */
  isAdmin: boolean;
  /** Is on the officer list. Admins may do what officers may without being on it. */
  isGroundAnchor: boolean;
}

export interface Member extends MemberRole, AdminWindowState {
  accountId: number;
  sessionId: number;
  username: string;
  displayName: string;
  /** The request carries a token that was just replaced: requests under way may still read, but not write. */
  isReplaced?: boolean;
}

export type Admin = Member & { isAdmin: true };
export type Officer = Admin | (Member & { isGroundAnchor: true });

type MemberOf<V extends ViewerRole> = Extract<V, { kind: 'member' }>;

export const isMember = <V extends ViewerRole>(viewer: V): viewer is MemberOf<V> => viewer.kind === 'member';
export const isAdmin = <V extends ViewerRole>(viewer: V): viewer is MemberOf<V> & { isAdmin: true } =>
  viewer.kind === 'member' && viewer.isAdmin;
export const isOfficer = <V extends ViewerRole>(
  viewer: V,
): viewer is MemberOf<V> & ({ isAdmin: true } | { isGroundAnchor: true }) =>
  viewer.kind === 'member' && (viewer.isGroundAnchor || viewer.isAdmin);

export const accountKey = (viewer: Viewer): string | null => (isMember(viewer) ? `a${viewer.accountId}` : null);

export function roleClass(viewer: ViewerRole): Access {
  if (isAdmin(viewer)) return 'admin';
  if (isOfficer(viewer)) return 'officer';
  return isMember(viewer) ? 'member' : 'visitor';
}

const roles: Readonly<Record<Access, ViewerRole>> = {
  visitor: { kind: 'visitor' },
  member: { kind: 'member', isAdmin: false, isGroundAnchor: false },
  officer: { kind: 'member', isAdmin: false, isGroundAnchor: true },
  admin: { kind: 'member', isAdmin: true, isGroundAnchor: true },
};

/** The same object for everybody of a role class. */
export const getRole = (viewer: Viewer): ViewerRole => roles[roleClass(viewer)];

/** What somebody who may do this much sees. */
export const getRoleFor = (access: Access): ViewerRole => roles[access];

/** Whether the viewer has the role. That is enough to read, and to be shown what they `can` do. */
export function hasAccess(viewer: ViewerRole, access: Access): boolean {
  if (access === 'visitor') return true;
  if (access === 'member') return isMember(viewer);
  return access === 'officer' ? isOfficer(viewer) : isAdmin(viewer);
}

export function authorizeRead(viewer: ViewerRole, access: Access): void {
  if (!hasAccess(viewer, access)) throw toRefusal(viewer, hasAccess, access);
}

/**
 * Refuses a write that a rule does not allow. The rule is the one behind `can` and checks only the role. The admin
 * window, for which an admin has to type the password, is checked here and nowhere else.
 */
export function authorize<Subject>(
  { viewer, now }: { viewer: Viewer; now: Date },
  rule: Rule<Viewer, Subject>,
  subject: Subject,
): void {
  const writesAs = isAdmin(viewer) && !isWindowOpen(viewer, now) ? asOfficer(viewer) : viewer;
  if (!rule(writesAs, subject)) throw toRefusal(viewer, rule, subject);
}

type Rule<V extends ViewerRole, Subject> = (viewer: V, subject: Subject) => boolean;

const asOfficer = <M extends MemberRole>(viewer: M): M => ({ ...viewer, isAdmin: false, isGroundAnchor: true });

function toRefusal<V extends ViewerRole, Subject>(viewer: V, rule: Rule<V, Subject>, subject: Subject): Failure {
  if (!isMember(viewer)) return notLoggedIn();
  if (rule(viewer, subject)) return stepUp();
  const isForAdmins = rule({ ...viewer, isAdmin: true }, subject) && !rule(asOfficer(viewer), subject);
  return isForAdmins ? adminRequired() : forbidden();
}

interface AdminWindowState {
  isAdmin: boolean;
  /** Until when the admin window is open, in milliseconds since 1970; 0 when closed. */
  adminUntil: number;
  /** When this session's password was last typed, in milliseconds since 1970. */
  passwordAt: number;
}

const minute = 60_000;
export const adminWindowMs = 30 * minute;
/** The window closes this long after the password was typed, however active the admin is. */
export const maxAdminWindowMs = 8 * 60 * minute;
const clockSlack = minute;
/** An action that cannot be undone needs a password typed less than this long ago. */
export const freshPasswordMs = 5 * minute;

/**
 * Whether the window is open. An end further ahead than a window lasts, or a password typed in the future, means that
 * the clock was set back: the window then counts as closed.
 */
export function isWindowOpen({ isAdmin, adminUntil, passwordAt }: AdminWindowState, now: Date): boolean {
  const at = now.getTime();
  return (
    isAdmin &&
    at < adminUntil &&
    adminUntil <= at + adminWindowMs + clockSlack &&
    passwordAt <= at + clockSlack &&
    at < passwordAt + maxAdminWindowMs
  );
}

/** Whether the password was typed a moment ago, in a window that is open. */
export const isPasswordFresh = (standing: AdminWindowState, now: Date): boolean =>
  isWindowOpen(standing, now) && now.getTime() < standing.passwordAt + freshPasswordMs;

/** The end of the window after the admin did something: that extends an open window, and never opens a closed one. */
export function movedWindow(standing: AdminWindowState, now: Date): number {
  if (!isWindowOpen(standing, now)) return standing.adminUntil;
  return Math.min(now.getTime() + adminWindowMs, standing.passwordAt + maxAdminWindowMs);
}

export type Level = Exclude<Access, 'visitor'>;

export interface ResourceAccess {
  read?: Level;
  write?: Level;
  /** Given where it differs from `write`, which is for adding. */
  change?: Level;
  remove?: Level;
}

export type NoAccess = Record<never, never>;

export const resolveLevels = ({
  read = 'member',
  write = 'admin',
  change = write,
  remove = write,
}: ResourceAccess = {}) => ({
  read,
  write,
  change,
  remove,
});

export function decideCan(viewer: ViewerRole, access?: ResourceAccess): { edit: boolean; delete: boolean } {
  const { change, remove } = resolveLevels(access);
  return { edit: hasAccess(viewer, change), delete: hasAccess(viewer, remove) };
}

export type Writer<A extends ResourceAccess, Action extends 'write' | 'change' | 'remove'> = Viewers[A extends {
  [action in Action]: infer L extends Level;
}
  ? L
  : A extends { write: infer L extends Level }
    ? L
    : 'admin'];

export const newToken = (): string => randomBytes(32).toString('base64url');

/** The form in which a token is stored. A token is random, so a fast hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const isToken = (value: string | undefined): value is string =>
  value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value);
