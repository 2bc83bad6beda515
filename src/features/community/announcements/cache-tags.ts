import { resourceTags, tagKind } from '#shared/cache-tags.ts';
import { announcements } from './contract.ts';

export const { list: announcementsTag, row: announcementTag } = resourceTags(announcements);
/** What an account has read. */
export const announcementReadsTag = tagKind('announcement-reads');
