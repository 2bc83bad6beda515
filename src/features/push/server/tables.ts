import type { Generated } from 'kysely';
import type { DefaultFlag, Flag, RowId } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    push_subscriptions: PushSubscriptionsTable;
    push_choices: PushChoicesTable;
    push_follows: PushFollowsTable;
    push_sports: { account_id: number; sport_id: number };
    push_outbox: PushOutboxTable;
    push_deliveries: PushDeliveriesTable;
    push_emails: PushEmailsTable;
    push_email_tries: { delivery_id: number; address_hash: string; at: string };
    push_sender: PushSenderTable;
  }
}

interface PushSubscriptionsTable {
  id: RowId;
  account_id: number;
  /** It ends with the session in which it was turned on: nobody is told on a device where they are logged out. */
  session_id: number;
  /** Whoever knows it can have the device's push service asked: in no answer and no log. */
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: string;
}

/** Nothing is pushed to an account without a row, and only somebody's own press makes one. */
interface PushChoicesTable {
  account_id: number;
  /** JSON: a list of kinds. */
  kinds: string;
  my_teams: Flag;
  /** Hours of the village's clock; null for none. */
  quiet_from: number | null;
  quiet_until: number | null;
  digest_hour: number | null;
  shows_details: Flag;
}

interface PushFollowsTable {
  account_id: number;
  team_id: number;
  /** 1 for a team of one's own of which one is told nothing. */
  stopped: DefaultFlag;
}

/** What is to be told, written in the transaction of what happened. */
interface PushOutboxTable {
  id: RowId;
  kind: string;
  /** Says the same only once; null where it may be said again. */
  key: string | null;
  game_id: number | null;
  /** JSON: what the game does not say itself, or the words for single accounts. */
  facts: string;
  created_at: string;
  expires_at: string;
  /** Once those whom it is for are among the deliveries. */
  resolved_at: string | null;
}

/** One for each person and act: also what the person is shown as sent. */
interface PushDeliveriesTable {
  id: RowId;
  outbox_id: number;
  account_id: number;
  kind: string;
  title: string;
  text: string;
  link: string;
  why: string;
  /** The team because of which it is told. */
  team_id: number | null;
  /** A later one of the same topic takes its place, on its way and on the screen. */
  topic: string;
  state: 'waiting' | 'sending' | 'sent' | 'app' | 'dropped' | 'digest' | 'digested';
  /** JSON: ids of the subscriptions that are still to be tried; null for all. */
  devices: string | null;
  attempts: Generated<number>;
  created_at: string;
  due_at: string;
  expires_at: string;
  sent_at: string | null;
}

/** Where somebody gets e-mails: in no list, no log and no answer to anybody else. */
interface PushEmailsTable {
  account_id: number;
  address: string;
  /** Null until the link of a mail was opened: nothing else goes there before. */
  confirmed_at: string | null;
  /** Since its mail server refused it: nothing goes there any more. */
  refused_at: string | null;
  token_hash: string | null;
  token_until: string | null;
  /** What the links that stop mails are signed with. */
  stop_key: string;
  sends_digest: Flag;
  sends_results: Flag;
}

/** Which process sends, and until when it counts on that. */
interface PushSenderTable {
  id: number;
  holder: string;
  until: string;
}
