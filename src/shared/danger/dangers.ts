/** What somebody may be in, gravest first: no plan and no tip is an answer to it. */
export const dangers = ['crisis', 'abuse', 'emergency', 'eating', 'injury', 'pregnancy', 'medicine', 'weight'] as const;
export type Danger = (typeof dangers)[number];
