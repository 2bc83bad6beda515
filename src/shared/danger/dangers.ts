/** The dangers that a person may be in, gravest first. The app answers none of them with a plan or a tip. */
export const dangers = ['crisis', 'abuse', 'emergency', 'eating', 'injury', 'pregnancy', 'medicine', 'weight'] as const;
export type Danger = (typeof dangers)[number];
