/** Covers a person's choices, their devices, and what was sent to them. */
export const notificationsTag = (accountId: number) => `notifications:${accountId}` as const;
