import { ApiError, getConnection, untilConnected } from '../api/api.ts';
import { ExternalStore, useExternalStore } from '../routing/rendering.ts';
import { currentUserId } from '../session/session.ts';
import type { Entry } from './entry.ts';
import type { NewEntry } from './outbox.ts';

/** How a screen describes a write that is queued if no response comes. */
export type QueuedNote = Pick<Entry, 'resource' | 'label' | 'text' | 'anonymousLabel'> & {
  /** Whether this write replaces one that is queued for the same resource. */
  replaces?: boolean;
  /** The body to queue instead of the one that was sent, when the person has chosen something else since. */
  body?: unknown;
};

/** The outbox of the logged-in account, as screens use it. Its code loads after the first screen. */
export interface AccountOutbox {
  /** Resolves to whether the device could store it. */
  queue(entry: NewEntry, replaces: boolean): Promise<boolean>;
  /** Sends what is queued for a resource, so that the next write does not overtake it. */
  sendFirst(resource: string): Promise<void>;
  /** Removes what is queued for a resource, because a later write has arrived. */
  supersede(resource: string): Promise<void>;
  /** After a logout, removes the account's entries. */
  forget(account: number): Promise<void>;
  /** Shows all entries, to be edited or removed. */
  open(): void;
  remove(entry: Entry): Promise<void>;
  retry(entry: Entry): Promise<void>;
  rewrite(entry: Entry, text: string): Promise<void>;
}

let outbox: AccountOutbox | null = null;
const none: readonly Entry[] = [];
const queuedEntries = new ExternalStore(none);

/** The message for a write that is queued. */
export const queuedForNetwork = () => {
  const connection = getConnection();
  return {
    title: connection === 'unreached' ? 'Waiting for the server' : 'Waiting for the network',
    description: `It will be sent when ${untilConnected(connection)}.`,
  };
};

export const provideOutbox = (opened: AccountOutbox | null): void => {
  outbox = opened;
};

/** Shows the current account's entries. Notifies nobody while there is still none, as every like button subscribes. */
export const showQueued = (entries: readonly Entry[]): void => {
  if (entries.length + queuedEntries.get().length > 0) queuedEntries.set(entries);
};

export const forgetQueued = async (account: number): Promise<void> => outbox?.forget(account).catch(() => undefined);
export const openOutbox = (): void => outbox?.open();
export const removeEntry = async (entry: Entry): Promise<void> => outbox?.remove(entry);
export const retryEntry = async (entry: Entry): Promise<void> => outbox?.retry(entry);
export const rewriteEntry = async (entry: Entry, text: string): Promise<void> => outbox?.rewrite(entry, text);

export const useAllQueued = () => useExternalStore(queuedEntries.subscribe, queuedEntries.get, () => none);

export const useQueued = (resource: string): readonly Entry[] =>
  useAllQueued().filter((entry) => entry.resource === resource);

const isQueued = (resource: string): boolean => queuedEntries.get().some((entry) => entry.resource === resource);

/** Sends a write in its turn: after what is queued for its resource, and queued behind that if no response comes. */
export async function sendInTurn<ResponseBody>(
  send: () => Promise<ResponseBody>,
  noteNow: () => QueuedNote,
): Promise<ResponseBody> {
  const { resource, replaces } = noteNow();
  if (isQueued(resource)) await outbox?.sendFirst(resource);
  try {
    const response = await send();
    if (replaces && isQueued(resource)) await outbox?.supersede(resource);
    return response;
  } catch (failure) {
    throw (await queueUnsent(failure, noteNow())) ? new QueuedNow() : failure;
  }
}

/** The write got no response; it is stored on the device and sent later. */
export class QueuedNow extends Error {}

async function queueUnsent(failure: unknown, { replaces = false, body, ...note }: QueuedNote): Promise<boolean> {
  if (!(failure instanceof ApiError) || !failure.unsent || !outbox || currentUserId() === null) return false;
  return outbox.queue({ ...failure.unsent, ...(body !== undefined && { body }), ...note }, replaces);
}
