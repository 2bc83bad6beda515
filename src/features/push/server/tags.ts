/** What somebody chose, on which devices they are told, and what was sent to them. */
export const notificationsTag = (accountId: number) => `notifications:${accountId}` as const;
