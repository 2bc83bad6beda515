/** The exact phrases to type. */
export const phrases = { comments: 'DELETE COMMENTS', reset: 'RESET DATABASE' } as const;
