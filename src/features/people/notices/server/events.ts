import { defineEvent } from '#server/write.ts';

/** Somebody got a notice of their own. A notice to many raises no event. */
export const noticeAdded = defineEvent<{
  accountId: number;
  kind: string;
  title: string;
  text: string;
  link: string | null;
}>('notice.added');
