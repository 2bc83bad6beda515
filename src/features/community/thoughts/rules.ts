import type { Commentable } from '#features/community/conversation/contract.ts';

/** Thoughts as a kind of item with comments and likes. */
export const commentableThought = { kind: 'thought', path: '/api/posts' } as const satisfies Commentable;

/** The exact time of a thought may reveal its author. */
export const toTheMinute = (instant: string): string => `${instant.slice(0, 16)}:00.000Z`;
