import type { TalkKind } from '#features/conversation/contract.ts';

/** Thoughts as a kind of item with comments and likes. */
export const thoughtTalk = { kind: 'thought', path: '/api/posts' } as const satisfies TalkKind;

/** The exact time of a thought may reveal its author. */
export const toTheMinute = (instant: string): string => `${instant.slice(0, 16)}:00.000Z`;
