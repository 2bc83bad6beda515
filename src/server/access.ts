import { type AdminStanding, isWindowOpen } from './admin-window.ts';

/** Who a route is for. Each level includes the ones before it. */
export type Access = 'visitor' | 'member' | 'officer' | 'admin';

export const visitor: Viewer = { kind: 'visitor' };

export type Viewer = Visitor | Member;

export interface Visitor {
  kind: 'visitor';
}

/** Someone with a session; also officers and admins. */
export interface Member extends AdminStanding {
  kind: 'member';
  accountId: number;
  sessionId: number;
  username: string;
  displayName: string;
  /** Has the admin role. Enough to read as an admin; to write as one, the window must be open too. */
  isAdmin: boolean;
  /** Is on the officer list. Admins may do what officers may without being on it. */
  isGroundAnchor: boolean;
  /** Came with a token that was replaced a moment ago: what was under way is still read, and nothing is written. */
  isReplaced?: boolean;
}

export const isMember = (viewer: Viewer): viewer is Member => viewer.kind === 'member';
export const isAdmin = (viewer: Viewer): boolean => isMember(viewer) && viewer.isAdmin;
export const isOfficer = (viewer: Viewer): boolean => isMember(viewer) && (viewer.isGroundAnchor || viewer.isAdmin);

/** Whether the viewer may write as an admin now: has the role, and the admin gate was passed and not left idle. */
export const hasAdminWindow = (viewer: Viewer, now: Date): boolean => isMember(viewer) && isWindowOpen(viewer, now);

/** What a shared answer may differ by: who else is asking never matters, only the kind of person. */
export type RoleClass = Access;

export function roleClass(viewer: Viewer): RoleClass {
  if (isAdmin(viewer)) return 'admin';
  if (isOfficer(viewer)) return 'officer';
  return isMember(viewer) ? 'member' : 'visitor';
}

export function mayRead(viewer: Viewer, access: Access): boolean {
  if (access === 'visitor') return true;
  if (access === 'member') return isMember(viewer);
  return access === 'officer' ? isOfficer(viewer) : isAdmin(viewer);
}

export function mayWrite(viewer: Viewer, access: Access, now: Date): boolean {
  return access === 'admin' ? hasAdminWindow(viewer, now) : mayRead(viewer, access);
}
