import { adminRequired, type Failure, forbidden, notLoggedIn, stepUp } from '../failure.ts';
import { type AdminWindowState, isWindowOpen } from './admin-window.ts';

export interface Viewers {
  visitor: Viewer;
  member: Member;
  officer: Officer;
  admin: Admin;
}
export type Access = keyof Viewers;

export const visitor: Viewer = { kind: 'visitor' };

export type Viewer = { kind: 'visitor' } | Member;

export interface Member extends AdminWindowState {
  kind: 'member';
  accountId: number;
  sessionId: number;
  username: string;
  displayName: string;
  /** Has the admin role. Enough to read as an admin; to write as one, the window must be open too. */
  isAdmin: boolean;
  /** Is on the officer list. Admins may do what officers may without being on it. */
  isGroundAnchor: boolean;
  /** The request carries a token that was just replaced: requests under way may still read, but not write. */
  isReplaced?: boolean;
}

export type Admin = Member & { isAdmin: true };
export type Officer = Admin | (Member & { isGroundAnchor: true });

export const isMember = (viewer: Viewer): viewer is Member => viewer.kind === 'member';
export const isAdmin = (viewer: Viewer): viewer is Admin => isMember(viewer) && viewer.isAdmin;
export const isOfficer = (viewer: Viewer): viewer is Officer =>
  isMember(viewer) && (viewer.isGroundAnchor || viewer.isAdmin);

export const accountKey = (viewer: Viewer): string | null => (isMember(viewer) ? `a${viewer.accountId}` : null);

/** The only thing about a viewer that a shared response may depend on. */
export function roleClass(viewer: Viewer): Access {
  if (isAdmin(viewer)) return 'admin';
  if (isOfficer(viewer)) return 'officer';
  return isMember(viewer) ? 'member' : 'visitor';
}

/** Whether the viewer has the role. That is enough to read, and to be shown what they `can` do. */
export function hasAccess(viewer: Viewer, access: Access): boolean {
  if (access === 'visitor') return true;
  if (access === 'member') return isMember(viewer);
  return access === 'officer' ? isOfficer(viewer) : isAdmin(viewer);
}

export function authorizeRead(viewer: Viewer, access: Access): void {
  if (!hasAccess(viewer, access)) throw refusalOf(viewer, hasAccess, access);
}

/**
 * Refuses a write that a rule does not allow. The rule is the one behind `can` and checks only the role. The admin
 * window, for which an admin has to type the password, is checked here and nowhere else.
 */
export function authorize<Subject>(
  { viewer, now }: { viewer: Viewer; now: Date },
  rule: Rule<Subject>,
  subject: Subject,
): void {
  const writesAs = isAdmin(viewer) && !isWindowOpen(viewer, now) ? asOfficer(viewer) : viewer;
  if (!rule(writesAs, subject)) throw refusalOf(viewer, rule, subject);
}

type Rule<Subject> = (viewer: Viewer, subject: Subject) => boolean;

const asOfficer = (viewer: Member): Member => ({ ...viewer, isAdmin: false, isGroundAnchor: true });

function refusalOf<Subject>(viewer: Viewer, rule: Rule<Subject>, subject: Subject): Failure {
  if (!isMember(viewer)) return notLoggedIn();
  if (rule(viewer, subject)) return stepUp();
  const isForAdmins = rule({ ...viewer, isAdmin: true }, subject) && !rule(asOfficer(viewer), subject);
  return isForAdmins ? adminRequired() : forbidden();
}
