import { isAdmin, isMember, isOfficer, type ViewerRole } from '#server/access/access.ts';
import type { PhotoStatus } from '../contract.ts';

type WithStatus = { status: PhotoStatus };

/** Lists and single responses are cached for all members alike, so an uploader sees no more there than others. */
export const maySeePhoto = (viewer: ViewerRole, photo: WithStatus): boolean =>
  photo.status === 'approved' ? isMember(viewer) : isOfficer(viewer);
export const mayApprovePhoto = (viewer: ViewerRole, photo: WithStatus): boolean =>
  photo.status === 'pending' && isOfficer(viewer);
/** Rejecting is deleting: officers may delete pending photos, admins any photo. */
export const mayDeletePhoto = (viewer: ViewerRole, photo: WithStatus): boolean =>
  isAdmin(viewer) || mayApprovePhoto(viewer, photo);
