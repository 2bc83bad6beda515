import { newId } from '#shared/new-id.ts';
import type { Entry, Owner } from './entry.ts';

/** The tag of the background sync with which a browser wakes the service worker once the network is back. */
export const syncTag = 'village-arena-outbox';

/** The entries on this device: in IndexedDB, or as a page knows them. */
export interface EntryQueue {
  /** Oldest first. */
  all(): Promise<readonly Entry[]>;
  /** Changes those that are still there; null removes one. */
  change(ids: readonly string[], change: (entry: Entry) => Entry | null): Promise<void>;
}

export interface EntryRequest {
  path: string;
  body: unknown;
}

/** A response of the server, with its JSON. */
export interface Received {
  response: Response;
  body: unknown;
}

export interface Sending {
  /** Sends only this owner's entries; if omitted, those of all accounts (the server accepts those of the session). */
  owner?: Owner | undefined;
  /** By default `fetch`. */
  fetch?: (path: string, init: RequestInit, maxMs: number) => Promise<Response>;
  /** Adds what only the page knows. */
  complete?: (request: EntryRequest, entries: readonly Entry[]) => Promise<EntryRequest>;
  /** Before they are removed. */
  onSent?: (entries: readonly Entry[], received: Received) => void | Promise<void>;
  onRefused?: (entries: readonly Entry[], reason: string) => void;
  onSessionOver?: () => void;
}

/** Sends what is due. Resolves to whether to try again soon. */
export async function sendQueued(queue: EntryQueue, sending: Sending = {}): Promise<boolean> {
  const resources = resourcesDue(await queue.all(), sending);
  const areLater = await Promise.all(resources.map((resource) => sendResource(queue, resource, sending)));
  return areLater.includes(true);
}

/** An owner's resource: the entries that are sent in order. */
export const getResourceKey = ({ owner, resource }: Pick<Entry, 'owner' | 'resource'>): string =>
  `${owner} ${resource}`;

export const resourcesDue = (entries: readonly Entry[], { owner }: Pick<Sending, 'owner'>): string[] => [
  ...new Set(entries.filter((entry) => isDue(entry, owner)).map(getResourceKey)),
];

/** A refused entry waits for its author, one of another account for its login, and one of a link for its page. */
const isDue = (entry: Entry, owner: Owner | undefined): boolean =>
  entry.refusal === undefined && (owner === undefined ? typeof entry.owner === 'number' : entry.owner === owner);

/**
 * Sends the entries of one resource in order; pages and the service worker take turns. Resolves to whether to try again soon:
 * no response came, or the server is busy. Later entries of the resource depend on the earlier ones, so they wait too.
 */
export const sendResource = (queue: EntryQueue, resource: string, sending: Sending): Promise<boolean> =>
  inTurn(resource, async () => {
    const tried = new Set<string>();
    const isNext = (entry: Entry) =>
      getResourceKey(entry) === resource && isDue(entry, sending.owner) && !tried.has(entry.id);
    for (;;) {
      const batch = nextBatch((await queue.all()).filter(isNext));
      if (batch.length === 0) return false;
      const received = await send(batch, sending);
      if (received?.response.status === 401) {
        sending.onSessionOver?.();
        return false;
      }
      if (received === null || isBusy(received.response)) return true;
      for (const { id } of await settle(queue, sending, batch, received)) tried.add(id);
    }
  });

/** Without HTTPS, browsers have no locks. */
const inTurn = <T>(resource: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(`village-arena-outbox ${resource}`, work) : work();

const maxBatch = 50;

/** The oldest entry, with those after it that the same request can send. */
function nextBatch(entries: readonly Entry[]): readonly Entry[] {
  const [first] = entries;
  const { batch } = first ?? {};
  if (first === undefined || batch === undefined) return entries.slice(0, 1);
  const buildRequest = ({ path, body }: Entry) => JSON.stringify([path, { ...Object(body), [batch]: null }]);
  const other = entries.findIndex((entry) => entry.batch !== batch || buildRequest(entry) !== buildRequest(first));
  return entries.slice(0, other === -1 ? maxBatch : Math.min(other, maxBatch));
}

const timeoutMs = 20_000;
/** As long as the server waits for an uploaded file. */
const fileTimeoutMs = 120_000;

const fetchWithin = (path: string, init: RequestInit, maxMs: number): Promise<Response> =>
  fetch(path, { ...init, credentials: 'same-origin', signal: AbortSignal.timeout(maxMs) });

/** Null if no response came, or not all of it; the entries may have arrived all the same. */
async function send(entries: readonly Entry[], sending: Sending): Promise<Received | null> {
  const [entry] = entries;
  if (!entry) return null;
  const { fetch: fetchHere = fetchWithin, complete = async (request) => request } = sending;
  try {
    const { path, body } = await complete({ path: entry.path, body: buildBody(entry, entries) }, entries);
    const response = await fetchHere(path, buildRequest(entry, body), entry.file ? fileTimeoutMs : timeoutMs);
    return { response, body: isBusy(response) ? null : await response.json() };
  } catch {
    return null;
  }
}

function buildBody({ batch, body }: Entry, entries: readonly Entry[]): unknown {
  if (batch === undefined) return body;
  return { ...Object(body), [batch]: entries.flatMap((entry) => Reflect.get(Object(entry.body), batch)) };
}

function buildRequest({ id, owner, method, batch, file }: Entry, body: unknown): RequestInit {
  const headers: Record<string, string> = {
    accept: 'application/json',
    // The parts of a batch have ids of their own.
    ...(batch === undefined && { 'idempotency-key': id }),
    ...(typeof owner === 'number' && { 'x-account': String(owner) }),
  };
  if (file) {
    const form = new FormData();
    for (const [name, value] of Object.entries(Object(body))) form.set(name, String(value));
    form.set(file.field, file.content, file.name);
    return { method, headers, body: form };
  }
  if (body === undefined) return { method, headers };
  return { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** The server is busy, or the response is not from the app but from something in between, such as a proxy. */
const isBusy = ({ status, headers }: Response): boolean =>
  status === 429 || status >= 500 || !headers.get('content-type')?.startsWith('application/json');

/** Removes what has arrived, and keeps what is refused with its reason. Returns the entries that it dealt with. */
async function settle(queue: EntryQueue, sending: Sending, batch: readonly Entry[], received: Received) {
  const { message, repeated }: ResponseBody = Object(received.body);
  const wasRewritten = repeated === true && batch.some(({ edits }) => edits > 0);
  const isSent = received.response.ok && !wasRewritten;
  const settled = received.response.ok ? batch : refusedIn(batch, Object(received.body));
  const reason = wasRewritten ? arrivedBefore : String(message ?? 'Something went wrong. Please try again.');
  if (isSent) await sending.onSent?.(settled, received);
  else sending.onRefused?.(settled, reason);
  const sentEdits = new Map(settled.map(({ id, edits }) => [id, edits]));
  await queue.change([...sentEdits.keys()], (entry) => {
    // The author edited it while it was being sent.
    if (entry.edits !== sentEdits.get(entry.id)) return entry;
    if (isSent) return null;
    return wasRewritten ? { ...entry, refusal: reason, edits: 0, id: newId() } : { ...entry, refusal: reason };
  });
  return settled;
}

interface ResponseBody {
  message?: string;
  repeated?: boolean;
  issues?: readonly { path: string }[];
}

/** For an entry that was edited after its first version had arrived, whose response was lost. */
const arrivedBefore = 'It had arrived already, as you first wrote it. Try again to send this one too.';

/** If the response names parts of a batch (`events.3.playerId`), only those are refused. */
function refusedIn(entries: readonly Entry[], { issues = [] }: ResponseBody): readonly Entry[] {
  const named = new Set(issues.map(({ path }) => Number(/^\w+\.(\d+)/.exec(path)?.[1])));
  const refused = entries.filter(({ batch }, at) => batch !== undefined && named.has(at));
  return refused.length > 0 ? refused : entries;
}
