import { isMember, type Viewer } from '#server/access/access.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

export const maxFilesPerDay = 100;
export const maxBytesPerAccount = 500 * 1024 * 1024;

export interface Used {
  filesToday: number;
  bytes: number;
}

export const hasFilesLeft = ({ filesToday }: Used): boolean => filesToday < maxFilesPerDay;
export const hasSpaceLeft = ({ bytes }: Used): boolean => bytes < maxBytesPerAccount;

/** The purpose of pictures whose URL is stored in a row. */
export const rowPicture = 'row';

/** A picture uploaded after this time may belong to a form that is still open. */
export const isUnusedFrom = (now: Date): string => new Date(now.getTime() - dayMilliseconds).toISOString();

export const uploadedIt = (viewer: Viewer, upload: { account_id: number | null }): boolean =>
  isMember(viewer) && upload.account_id === viewer.accountId;

/** Below this number of pictures, any share may be orphans: of so few, an interrupted upload is soon half. */
const fewPictures = 10;

/**
 * Whether pictures without a row may be moved to the trash. If there are no rows at all, or more than half of the pictures
 * have none, this is probably the wrong database, and the pictures belong to another one.
 */
export function mayDiscard({ pictures, orphans, rows }: { pictures: number; orphans: number; rows: number }): boolean {
  if (orphans === 0) return true;
  if (rows === 0) return false;
  return pictures < fewPictures || orphans * 2 <= pictures;
}

export const trashDays = 30;

export const trashDay = (now: Date): string => now.toISOString().slice(0, 10);

export const trashIsOver = (day: string, now: Date): boolean =>
  day <= trashDay(new Date(now.getTime() - trashDays * dayMilliseconds));
