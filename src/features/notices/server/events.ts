import { defineEvent } from '#server/events.ts';

/** Somebody was told something of their own. What many are told at once says nothing. */
export const noticeAdded = defineEvent<{
  accountId: number;
  kind: string;
  title: string;
  text: string;
  link: string | null;
}>('notice.added');
