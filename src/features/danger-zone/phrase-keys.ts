/** What has to be typed, exactly. */
export const phrases = { comments: 'DELETE COMMENTS', reset: 'RESET DATABASE' } as const;
