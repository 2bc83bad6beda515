import { isMember, type Viewer } from '#server/access/access.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

export const mostFilesPerDay = 100;
export const mostBytesPerAccount = 500 * 1024 * 1024;

export interface Used {
  filesToday: number;
  bytes: number;
}

export const hasFilesLeft = ({ filesToday }: Used): boolean => filesToday < mostFilesPerDay;
export const hasSpaceLeft = ({ bytes }: Used): boolean => bytes < mostBytesPerAccount;

/** The purpose of what is uploaded for a row that holds its address. */
export const rowPicture = 'row';

/** Uploaded since, it may belong to a form that is still open. */
export const isUnusedFrom = (now: Date): string => new Date(now.getTime() - dayMilliseconds).toISOString();

export const uploadedIt = (viewer: Viewer, upload: { account_id: number | null }): boolean =>
  isMember(viewer) && upload.account_id === viewer.accountId;

/** Of fewer pictures than this, any number may be orphans: an upload that broke off is soon half of them. */
const fewPictures = 10;

/**
 * Whether pictures without a row may be moved to the trash. With no rows at all, or when more than half of the pictures
 * have none, the database is likely the wrong one, and the pictures are somebody's.
 */
export function mayDiscard({ pictures, orphans, rows }: { pictures: number; orphans: number; rows: number }): boolean {
  if (orphans === 0) return true;
  if (rows === 0) return false;
  return pictures < fewPictures || orphans * 2 <= pictures;
}

const trashDays = 30;

export const trashDay = (now: Date): string => now.toISOString().slice(0, 10);

export const trashIsOver = (day: string, now: Date): boolean =>
  day <= trashDay(new Date(now.getTime() - trashDays * dayMilliseconds));
