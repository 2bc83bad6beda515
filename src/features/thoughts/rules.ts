import type { TalkKind } from '#features/conversation/contract.ts';

/** As something that is talked about. */
export const thoughtTalk = { kind: 'thought', path: '/api/posts' } as const satisfies TalkKind;

/** When somebody wrote may tell who they are. */
export const toTheMinute = (instant: string): string => `${instant.slice(0, 16)}:00.000Z`;
