/** Whose entry it is: an account's, or that of a scorer link as `link-7`. */
export type Owner = number | `link-${number}`;

/** A write that is queued on its author's device until it has been sent. */
export interface Entry {
  /** Its `Idempotency-Key`: the server does it once, however often it is sent. */
  readonly id: string;
  readonly owner: Owner;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  /** The picture of a form whose other fields are the body. */
  readonly file?: EntryFile | undefined;
  /** What it changes: `comments:game:7`. Entries of one resource are sent in order; those of others do not wait for them. */
  readonly resource: string;
  /** A description for its author. */
  readonly label: string;
  /** Its text, if it has one that can be edited. */
  readonly text?: EntryText | undefined;
  /** In milliseconds since 1970, and later than all entries that the page knew. */
  readonly at: number;
  /** How often it was edited since it was first sent. */
  readonly edits: number;
  /** Why the server refused it. */
  readonly refusal?: string | undefined;
  /** A feature shows, completes and applies entries of this kind itself (`EntryKind`). */
  readonly kind?: string | undefined;
  /** The list in its body that holds it alone, so that one request can send it with the entries after it. */
  readonly batch?: string | undefined;
  /** A logout deletes the other entries of its account. */
  readonly survivesLogout?: boolean | undefined;
  /** For something anonymous: all that is left of it once somebody else logs in on this device. */
  readonly anonymousLabel?: string | undefined;
}

interface EntryFile {
  readonly field: string;
  readonly name: string;
  readonly content: Blob;
}

interface EntryText {
  /** Its name in the body. */
  readonly field: string;
  /** In characters. */
  readonly max: number;
}

export function getText({ text, body }: Entry): string | null {
  const value: unknown = text && typeof body === 'object' && body !== null ? Reflect.get(body, text.field) : null;
  return typeof value === 'string' ? value : null;
}

/** Whether its content was deleted when somebody else logged in: its author can only remove it. */
export const isErased = ({ path }: Entry): boolean => path === '';

const erasedBecause = 'Somebody else logged in on this device, so its text was deleted.';

/** What stays on the device once this account has logged in: of somebody else's anonymous entry only that it was there. */
export function leftFor(account: number, entry: Entry): Entry {
  const { anonymousLabel: label } = entry;
  if (entry.owner === account || label === undefined) return entry;
  const { id, owner, resource, at } = entry;
  return { id, owner, resource, at, label, method: '', path: '', body: null, edits: 0, refusal: erasedBecause };
}

/** On this BroadcastChannel, pages and the service worker tell each other that entries changed (null), and what was sent. */
export const channelName = 'village-arena-outbox';

/** What was sent, and the body of the response; announced before the entries are removed. */
export interface SentMessage {
  sent: readonly Entry[];
  body: unknown;
}
