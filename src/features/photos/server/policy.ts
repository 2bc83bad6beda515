import { isAdmin, isMember, isOfficer, type Viewer } from '#server/access/access.ts';
import type { PhotoStatus } from '../contract.ts';

type WithStatus = { status: PhotoStatus };

/** Lists and single answers are kept for all members alike, so an uploader sees no more there than others. */
export const maySeePhoto = (viewer: Viewer, photo: WithStatus): boolean =>
  photo.status === 'approved' ? isMember(viewer) : isOfficer(viewer);
export const mayApprovePhoto = (viewer: Viewer, photo: WithStatus): boolean =>
  photo.status === 'pending' && isOfficer(viewer);
/** Rejecting is deleting: an officer may do that to what waits, an admin to all. */
export const mayDeletePhoto = (viewer: Viewer, photo: WithStatus): boolean =>
  isAdmin(viewer) || mayApprovePhoto(viewer, photo);
