/** What an outbox row holds that cannot be read later. */
export interface Facts {
  /** Which period is over. */
  period?: number;
  announcementId?: number;
  /** For one person alone, in words. */
  accountId?: number;
  title?: string;
  text?: string;
  link?: string;
}
