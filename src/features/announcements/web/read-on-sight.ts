import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { announcementsOptions, readAnnouncement, unreadAnnouncementOptions } from './api.ts';

/** Notes that what is on screen has been read, so that Home need not show it. */
export function useReadOnSight(): void {
  const shown = useInfiniteQuery(announcementsOptions()).data;
  const unread = useQuery(unreadAnnouncementOptions()).data?.id;
  const isShown = shown?.some(({ id }) => id === unread) ?? false;

  // Being shown is the act, and nobody presses anything for it. Should it fail, Home shows it once more.
  useEffect(() => {
    if (isShown && unread !== undefined) void readAnnouncement(unread).catch(() => undefined);
  }, [isShown, unread]);
}
