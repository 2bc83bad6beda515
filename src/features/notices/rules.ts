import type { Notice } from './contract.ts';

/** Rows of one page, the newest first. */
export const noticesPerPage = 30;

/** How many are new, for the header; of a page full of new ones there may be more. */
export function newNotices(page: readonly Notice[]): string {
  const unread = page.filter(({ read }) => !read).length;
  if (unread === 0) return '';
  return unread === noticesPerPage ? `${unread}+` : String(unread);
}
