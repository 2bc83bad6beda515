import { onlineManager } from '@tanstack/react-query';
import { onGreeting } from '../live/follow.ts';
import { noteOwnWrite } from '../live/sources.ts';
import { ExternalStore } from '../routing/rendering.ts';
import { currentUserId, isLoggedIn, onSessionChange } from '../session/session.ts';
import { recheckSession } from '../session/session-requests.ts';
import { toast } from '../ui/toasts/toasts.ts';
import { deviceStore } from './device-store.ts';
import { type Entry, getText, leftFor } from './entry.ts';
import { openDialog } from './open-dialog.tsx';
import { type EntryKind, Outbox } from './outbox.ts';
import { type AccountOutbox, openOutbox, provideOutbox, showQueued } from './queued.ts';
import { syncTag } from './send.ts';

const kinds = new Map<string, () => Promise<EntryKind>>();

/** A feature's code for entries of its kind loads when one is sent. */
export const registerKind = (kind: string, load: () => Promise<EntryKind>): void => void kinds.set(kind, load);

let worker: Promise<ServiceWorkerRegistration | null> = Promise.resolve(null);

/** The outbox of the logged-in account. Closed, and replaced by another one, when somebody else logs in. */
const current = new ExternalStore<Outbox | null>(null);

export const { get: accountOutbox, subscribe: onAccountOutbox } = current;

/** Shows the entries of the logged-in account, and sends them as soon as there is a network. */
export function followOutbox(registered: Promise<ServiceWorkerRegistration | null>): void {
  worker = registered;
  provideOutbox(forScreens);
  const flush = () => accountOutbox()?.flush();
  onlineManager.subscribe((isOnline) => isOnline && flush());
  onGreeting(flush);
  followSession();
  onSessionChange(followSession);
}

const forScreens: AccountOutbox = {
  queue: async (entry, replaces) => {
    const outbox = openAccountOutbox();
    const isStored = await outbox.add(entry, { replaces, isTried: true });
    if (!isStored) await outbox.remove([entry.id]);
    outbox.retryLater();
    void askForSync();
    return isStored;
  },
  sendFirst: async (resource) => accountOutbox()?.sendFirst(resource),
  supersede: async (resource) => {
    const entries = accountOutbox()?.get().entries ?? [];
    await accountOutbox()?.remove(entries.flatMap((entry) => (entry.resource === resource ? entry.id : [])));
  },
  forget: (account) =>
    deviceStore.changeAll((entry) => (entry.owner === account && !entry.survivesLogout ? null : entry)),
  open: openDialog,
  remove: async ({ id }) => accountOutbox()?.remove([id]),
  retry: async ({ id }) => accountOutbox()?.retry([id]),
  rewrite: async ({ id }, text) => {
    await accountOutbox()?.change([id], (entry) => rewritten(entry, text));
    accountOutbox()?.flush();
  },
};

function followSession(): void {
  const account = currentUserId();
  // Never show the next account what the previous one wrote, not even for a moment.
  if (accountOutbox()?.owner !== account) close();
  if (account === null) return;
  if (isLoggedIn()) void deviceStore.changeAll((entry) => leftFor(account, entry)).catch(() => undefined);
  openAccountOutbox().flush();
}

function close(): void {
  accountOutbox()?.close();
  current.set(null);
  showQueued([]);
}

export function openAccountOutbox(): Outbox {
  const owner = currentUserId() ?? 0;
  const opened = accountOutbox();
  if (opened?.owner === owner) return opened;
  close();
  const arrived: Entry[] = [];
  const outbox = new Outbox({
    owner,
    kinds,
    maySend: isLoggedIn,
    onSent: (entries, { response }) => {
      noteOwnWrite(response.headers);
      arrived.push(...listed(entries));
    },
    onRefused: (entries, reason) => {
      for (const entry of listed(entries)) notifyRefused(entry, reason);
    },
    onSessionOver: () => void recheckSession(),
    onIdle: () => notifyArrived(arrived.splice(0)),
    onLater: () => void askForSync(),
  });
  outbox.subscribe(() => showQueued(listed(outbox.get().entries)));
  current.set(outbox);
  return outbox.open();
}

/** The entries that the general list shows; a feature shows those of its kind. */
const listed = (entries: readonly Entry[]): Entry[] => entries.filter(({ kind }) => kind === undefined);

function notifyArrived([first, ...others]: readonly Entry[]): void {
  if (!first) return;
  const title = others.length === 0 ? `Sent: ${first.label}` : `${others.length + 1} sent`;
  toast({ title, description: 'Everything you wrote offline has been sent.', tone: 'good' });
}

const notifyRefused = ({ label }: Entry, reason: string): void =>
  toast({ title: `Not sent: ${label}`, description: reason, tone: 'bad', action: { label: 'View', act: openOutbox } });

function rewritten(entry: Entry, text: string): Entry {
  const { refusal: _, ...rest } = entry;
  if (!rest.text || getText(entry) === text) return rest;
  return { ...rest, body: { ...Object(rest.body), [rest.text.field]: text }, edits: rest.edits + 1 };
}

/** Lets browsers with background sync send after the app is closed; others send at the next start. */
async function askForSync(): Promise<void> {
  const registration = await worker;
  const sync: unknown = registration && Reflect.get(registration, 'sync');
  if (isSyncManager(sync)) await sync.register(syncTag).catch(() => undefined);
}

/** Chromium's API; TypeScript does not know it, because it is in no standard. */
interface SyncManager {
  register(tag: string): Promise<void>;
}

const isSyncManager = (sync: unknown): sync is SyncManager =>
  typeof sync === 'object' && sync !== null && 'register' in sync;
