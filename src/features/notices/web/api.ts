import { post } from '#web/api.ts';
import { pagedOptions } from '#web/queries.ts';
import type { Notice } from '../contract.ts';

export const noticesTopic = (accountId: number) => `notices:${accountId}`;
export const noticesOptions = (accountId: number) =>
  pagedOptions<Notice>('/api/notices', { topics: [noticesTopic(accountId), 'all-notices'] });
export const readNotices = () => post<{ ok: true }>('/api/notices/read');
