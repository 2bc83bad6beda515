import type { WaitingWrite } from '#shared/waiting.ts';
import { ApiError } from '../api/api.ts';
import { ExternalStore, useExternalStore } from '../routing/rendering.ts';
import { currentUserId } from '../session/session.ts';

/** How a screen describes a write that may wait for the network. */
export type WaitingNote = Pick<WaitingWrite, 'about' | 'label' | 'text'> & {
  /** Whether this write replaces one that waits about the same thing. */
  replaces?: boolean;
  /** The body to keep instead of the one that was sent, when the person has chosen something else since. */
  body?: unknown;
};

/** Keeps waiting writes on this device, and sends them. Its code loads after the first screen. */
export interface WaitingQueue {
  add(write: WaitingWrite, replaces: boolean): Promise<void>;
  /** Drops all writes of an account that has logged out. */
  forget(account: number): Promise<void>;
  /** Shows all waiting writes, to be changed or removed. */
  open(): void;
}

let queue: WaitingQueue | null = null;
const none: readonly WaitingWrite[] = [];
const waitingWrites = new ExternalStore(none);

/** The message for a write that waits. */
export const waitsForNetwork = {
  title: 'Waiting for the network',
  description: "It will be sent when you're back online.",
};

export const openQueue = (opened: WaitingQueue | null): void => {
  queue = opened;
};

/** Shows the current account's writes. Notifies nobody while there is still none, as every like button subscribes. */
export const showWaiting = (waiting: readonly WaitingWrite[]): void => {
  if (waiting.length + waitingWrites.get().length > 0) waitingWrites.set(waiting);
};

export const forgetWaiting = async (account: number): Promise<void> => queue?.forget(account).catch(() => undefined);
export const openWaiting = (): void => queue?.open();

export const useAllWaiting = () => useExternalStore(waitingWrites.subscribe, waitingWrites.get, () => none);

export const useWaiting = (about: string): readonly WaitingWrite[] =>
  useAllWaiting().filter((write) => write.about === about);

/** Keeps a write that got no response; resolves to whether that was possible. */
export async function keepUnsent(failure: unknown, { replaces = false, body, ...note }: WaitingNote): Promise<boolean> {
  const account = currentUserId();
  if (!(failure instanceof ApiError) || !failure.unsent || !queue || account === null) return false;
  const unsent = { ...failure.unsent, ...(body !== undefined && { body }) };
  const write = { ...unsent, ...note, account, at: Date.now(), edits: 0 };
  return queue.add(write, replaces).then(
    () => true,
    () => false,
  );
}
