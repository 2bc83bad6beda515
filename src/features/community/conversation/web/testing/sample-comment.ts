import type { Comment } from '../../contract.ts';

/** A comment for tests, by another person. */
export function sampleComment(fields: Partial<Comment> = {}): Comment {
  return {
    id: 41,
    username: 'Thandi',
    content: 'What a game',
    createdAt: '2026-11-20T18:30:00.000Z',
    created_at: '2026-11-20T18:30:00.000Z',
    likesCount: 0,
    liked: false,
    hiddenBecause: null,
    can: { delete: false, hide: false },
    ...fields,
  };
}
