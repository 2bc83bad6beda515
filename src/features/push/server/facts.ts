/** The facts in an outbox row that the sender cannot read from the database later. */
export interface Facts {
  /** The period that is over. */
  period?: number;
  announcementId?: number;
  /** For news to one person: the account and the words. */
  accountId?: number;
  title?: string;
  text?: string;
  link?: string;
}
