import type { Notice } from './contract.ts';

export const noticesPerPage = 30;

export function newNotices(page: readonly Notice[]): string {
  const unread = page.filter(({ read }) => !read).length;
  if (unread === 0) return '';
  return unread === noticesPerPage ? `${unread}+` : String(unread);
}
