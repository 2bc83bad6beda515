import { isMember, type Viewer } from '#server/access.ts';

export const mostFilesPerDay = 100;
export const mostBytesPerAccount = 500 * 1024 * 1024;

/** What an account has uploaded so far. */
export interface Used {
  filesToday: number;
  bytes: number;
}

export const hasFilesLeft = ({ filesToday }: Used): boolean => filesToday < mostFilesPerDay;
export const hasSpaceLeft = ({ bytes }: Used): boolean => bytes < mostBytesPerAccount;

export const uploadedIt = (viewer: Viewer, upload: { account_id: number | null }): boolean =>
  isMember(viewer) && upload.account_id === viewer.accountId;
