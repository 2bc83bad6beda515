import { defineEvent } from '#server/events.ts';

/** Without an account where a guest wrote it. What is said without a name may be told of nobody by its account. */
export const commentPosted = defineEvent<{ id: number; kind: string; accountId: number | null }>('comment.posted');
