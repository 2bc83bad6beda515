import { notifyManager } from '@tanstack/react-query';
import { fetchResponse } from '../api/api.ts';
import { ExternalStore } from '../routing/rendering.ts';
import { deviceStore, type EntryStore, isReplaced } from './device-store.ts';
import { channelName, type Entry, type Owner, type SentMessage } from './entry.ts';
import { type EntryQueue, getResourceKey, type Received, resourcesDue, type Sending, sendResource } from './send.ts';

export type NewEntry = Omit<Entry, 'owner' | 'at' | 'edits'>;

/** What a feature does about entries of its kind in an open page. */
export interface EntryKind {
  complete: NonNullable<Sending['complete']>;
  /** Applies the response to what the page shows, whether this page, another one or the service worker has sent them. */
  apply: (sent: Sent) => void;
}

interface Sent {
  entries: readonly Entry[];
  body: unknown;
  /** How many did not arrive at their first attempt; 0 if they were not sent by this page. */
  late: number;
}

interface OutboxSpec {
  owner: Owner;
  /** Loads what to do about a kind of entries. */
  kinds?: ReadonlyMap<string, () => Promise<EntryKind>>;
  maySend?: () => boolean;
  onSent?: (entries: readonly Entry[], received: Received) => void;
  onRefused?: Sending['onRefused'];
  onSessionOver?: () => void;
  /** Everything that was due has been sent, refused or put off. */
  onIdle?: () => void;
  /** A new entry got no response, or a busy server's: it is to be sent later, perhaps after the page is closed. */
  onLater?: () => void;
  store?: EntryStore;
}

export interface OutboxState {
  /** Oldest first. */
  entries: readonly Entry[];
  /** The resources (`getResourceKey`) that got no response at the last attempt. */
  stuck: readonly string[];
  /** Entries that this device cannot store: they are lost with the page. */
  unstored: readonly Entry[];
}

const minWaitMs = 1_000;
const maxWaitMs = 20_000;

/** One owner's entries, as a page knows them. Sends them, with retries, and never loses one if the device cannot store it. */
export class Outbox implements EntryQueue {
  readonly owner: Owner;
  readonly #spec: OutboxSpec;
  readonly #store: EntryStore;
  readonly #channel = new BroadcastChannel(channelName);
  readonly #state = new ExternalStore<OutboxState>({ entries: [], stuck: [], unstored: [] });
  /** What IndexedDB held when it was last read. */
  #stored: ReadonlyMap<string, Entry> = new Map();
  /** What this page has changed and IndexedDB does not hold yet, or cannot; null for what was removed. */
  readonly #changed = new Map<string, Entry | null>();
  /** Those of them that IndexedDB has taken since: the next read contains them. */
  readonly #written = new Map<string, Entry | null>();
  readonly #unstored = new Set<string>();
  readonly #stuck = new Set<string>();
  /** Entries of this page that have not been tried yet. */
  readonly #fresh = new Set<string>();
  readonly #running = new Map<string, Promise<void>>();
  readonly #runAgain = new Set<string>();
  #waitMs = minWaitMs;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(spec: OutboxSpec) {
    this.owner = spec.owner;
    this.#spec = spec;
    this.#store = spec.store ?? deviceStore;
  }

  readonly get = (): OutboxState => this.#state.get();
  readonly subscribe = this.#state.subscribe;

  open(): this {
    addEventListener('online', this.flush);
    this.#channel.addEventListener('message', this.#heard);
    void this.#load().then(this.flush);
    return this;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.flush);
    this.#channel.close();
  }

  async all(): Promise<readonly Entry[]> {
    await this.#load();
    // A page of another account sends nothing more.
    return this.#isClosed ? [] : this.get().entries;
  }

  /** Resolves to whether it is stored. Until then this page keeps it, and sends it all the same. */
  add(draft: NewEntry, { replaces = false, isTried = false } = {}): Promise<boolean> {
    const { entries } = this.get();
    const at = Math.max(Date.now(), (entries.at(-1)?.at ?? 0) + 1);
    const entry: Entry = { ...draft, owner: this.owner, at, edits: 0 };
    const replaced = entries.filter((other) => replaces && isReplaced(other, entry));
    if (!isTried) this.#fresh.add(entry.id);
    const changes = new Map([...replaced.map(({ id }) => [id, null] as const), [entry.id, entry]]);
    return this.#keep(changes, this.#store.add(entry, replaces));
  }

  async change(ids: readonly string[], change: (entry: Entry) => Entry | null): Promise<void> {
    const changes = new Map<string, Entry | null>();
    for (const entry of this.get().entries.filter(({ id }) => ids.includes(id))) {
      const changed = change(entry);
      changes.set(entry.id, null);
      if (changed) changes.set(changed.id, changed);
    }
    await this.#keep(changes, this.#store.change(ids, change));
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.change(ids, () => null);
  }

  /** Sends refused entries again. */
  async retry(ids: readonly string[]): Promise<void> {
    await this.change(ids, ({ refusal: _, ...entry }) => entry);
    this.flush();
  }

  flush = (): void => {
    clearTimeout(this.#timer);
    if (this.#isClosed || this.#spec.maySend?.() === false) return;
    for (const resource of resourcesDue(this.get().entries, this)) void this.#send(resource);
  };

  /** Sends what is queued for a resource, so that a write that follows it does not overtake it. */
  async sendFirst(resource: string): Promise<void> {
    if (!this.get().entries.some((entry) => entry.resource === resource && entry.refusal === undefined)) return;
    this.flush();
    await this.#running.get(getResourceKey({ owner: this.owner, resource }));
  }

  retryLater(): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#timer = setTimeout(this.flush, this.#waitMs);
    this.#waitMs = Math.min(this.#waitMs * 2, maxWaitMs);
  }

  /** One request at a time for each resource. What is added meanwhile follows. */
  #send(resource: string): Promise<void> {
    this.#runAgain.add(resource);
    const running = this.#running.get(resource) ?? this.#sendAll(resource);
    this.#running.set(resource, running);
    return running;
  }

  async #sendAll(resource: string): Promise<void> {
    let isLater = false;
    while (!isLater && this.#runAgain.delete(resource)) {
      isLater = await sendResource(this, resource, this.#sending()).catch((failure: unknown) => {
        reportError(failure);
        return true;
      });
    }
    this.#running.delete(resource);
    this.#runAgain.delete(resource);
    this.#noteStuck(resource, isLater);
    if (isLater) this.retryLater();
    if (this.#running.size === 0) this.#spec.onIdle?.();
  }

  #sending(): Sending {
    return {
      owner: this.owner,
      fetch: fetchResponse,
      complete: async (request, entries) => (await this.#getKind(entries))?.complete(request, entries) ?? request,
      onSent: (entries, received) => this.#sent(entries, received),
      onRefused: (entries, reason) => this.#spec.onRefused?.(entries, reason),
      onSessionOver: () => this.#spec.onSessionOver?.(),
    };
  }

  #getKind([entry]: readonly Entry[]): Promise<EntryKind> | undefined {
    return this.#spec.kinds?.get(entry?.kind ?? '')?.();
  }

  async #sent(entries: readonly Entry[], received: Received): Promise<void> {
    this.#waitMs = minWaitMs;
    const late = entries.filter(({ id }) => !this.#fresh.delete(id)).length;
    const { body } = received;
    const message: SentMessage = { sent: entries, body };
    if (entries.some(({ kind }) => kind !== undefined) && !this.#isClosed) this.#channel.postMessage(message);
    await this.#apply({ entries, body, late });
    this.#spec.onSent?.(entries, received);
    await queriesShown();
  }

  /** A fault in a feature's code must not keep what the server has. */
  async #apply(sent: Sent): Promise<void> {
    try {
      (await this.#getKind(sent.entries))?.apply(sent);
    } catch (failure) {
      reportError(failure);
    }
  }

  #noteStuck(resource: string, isStuck: boolean): void {
    if (isStuck) this.#stuck.add(resource);
    else this.#stuck.delete(resource);
    const tried = this.get().entries.filter((entry) => isStuck && getResourceKey(entry) === resource);
    const areNew = tried.filter(({ id }) => this.#fresh.delete(id)).length > 0;
    if (areNew) this.#spec.onLater?.();
    this.#show();
  }

  readonly #heard = async ({ data }: MessageEvent<SentMessage | null>): Promise<void> => {
    const entries = data?.sent.filter(({ owner }) => owner === this.owner) ?? [];
    if (entries.length > 0) {
      await this.#apply({ entries, body: data?.body, late: 0 });
      await queriesShown();
    }
    await this.#load();
  };

  /** Shows changes at once, and writes them. Resolves to whether they are stored. */
  async #keep(changes: ReadonlyMap<string, Entry | null>, writing: Promise<void>): Promise<boolean> {
    for (const [id, entry] of changes) this.#changed.set(id, entry);
    this.#show();
    try {
      await writing;
    } catch {
      for (const [id, entry] of changes) if (entry) this.#unstored.add(id);
      this.#show();
      return false;
    }
    for (const [id, entry] of changes) this.#written.set(id, entry);
    if (!this.#isClosed) this.#channel.postMessage(null);
    return true;
  }

  /** Reads what is stored. If it cannot be read, the page's copy stays. */
  async #load(): Promise<void> {
    const written = [...this.#written];
    const all = await this.#store.all().catch(() => null);
    if (!all) return;
    const own = all.filter(({ owner }) => owner === this.owner);
    this.#stored = new Map(own.map((entry) => [entry.id, this.#known(entry)]));
    for (const [id, entry] of written) {
      if (this.#changed.get(id) === entry) this.#changed.delete(id);
      if (this.#written.get(id) === entry) this.#written.delete(id);
    }
    this.#show();
  }

  /** The same object for the same content, so that what shows it need not render again. */
  #known(entry: Entry): Entry {
    const known = this.#changed.get(entry.id) ?? this.#stored.get(entry.id);
    return known && known.edits === entry.edits && known.refusal === entry.refusal ? known : entry;
  }

  #show(): void {
    const all = [...new Map([...this.#stored, ...this.#changed]).values()];
    const entries = all.filter((entry) => entry !== null).sort((a, b) => a.at - b.at);
    const unstored = entries.filter(({ id }) => this.#unstored.has(id));
    const [before, stuck] = [this.get(), [...this.#stuck]];
    const isSame = isSameList(entries, before.entries) && isSameList(stuck, before.stuck);
    if (!isSame || !isSameList(unstored, before.unstored)) this.#state.set({ entries, stuck, unstored });
  }
}

/**
 * Until components know what queries hold. They learn it later than what an outbox holds: an entry removed before would be
 * shown nowhere for a moment.
 */
const queriesShown = (): Promise<void> => new Promise((resolve) => notifyManager.schedule(resolve));

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at]);
