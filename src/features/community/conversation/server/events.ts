import { defineEvent } from '#server/write.ts';

/** The account is null for a guest. Subscribers must not reveal the account behind an anonymous comment. */
export const commentPosted = defineEvent<{ id: number; kind: string; accountId: number | null }>('comment.posted');
