import { newId } from '#shared/new-id.ts';
import type { WaitingWrite } from '#shared/waiting.ts';
import type { WaitingStore } from './store.ts';

/** The tag of the background sync with which a browser wakes the service worker once the network is back. */
export const waitingTag = 'waiting-writes';

const longestMs = 20_000;

export interface Sending {
  /** Sends only the writes of this account; if omitted, of any account (the server accepts those of the session). */
  account?: number | undefined;
  onSent?: (write: WaitingWrite, answer: Response) => void;
  onRefused?: (write: WaitingWrite, reason: string) => void;
}

/**
 * Sends the waiting writes in order; pages and the service worker take turns. Resolves to whether to try again soon. That excludes
 * refused writes, which wait for their author, and those of another account, which wait for its login.
 */
export const sendWaiting = (store: WaitingStore, sending: Sending = {}): Promise<boolean> =>
  inTurn(() => sendAll(store, sending));

async function sendAll(store: WaitingStore, sending: Sending): Promise<boolean> {
  const tried = new Set<string>();
  const elsewhere = new Set<number>();
  const postponed = new Set<string>();
  const isNext = ({ id, account, about, refusal }: WaitingWrite) =>
    refusal === undefined &&
    !tried.has(id) &&
    !elsewhere.has(account) &&
    !postponed.has(about) &&
    (sending.account === undefined || sending.account === account);
  for (;;) {
    const write = (await store.all()).find(isNext);
    if (!write) return postponed.size > 0;
    tried.add(write.id);
    const answer = await send(write);
    if (answer === null) return true;
    if (answer.status === 401) elsewhere.add(write.account);
    // Later writes about the same thing depend on this one, so they wait too.
    else if (isForLater(answer)) postponed.add(write.about);
    else await note(store, sending, write, answer);
  }
}

/** Null if no answer came; the write may have arrived all the same. */
async function send(write: WaitingWrite): Promise<Response | null> {
  const { method, path, account, id } = write;
  const headers = { accept: 'application/json', 'idempotency-key': id, 'x-account': String(account) };
  const signal = AbortSignal.timeout(longestMs);
  const init: RequestInit = { method, headers, credentials: 'same-origin', signal };
  try {
    return await fetch(path, withBody(init, write));
  } catch {
    return null;
  }
}

function withBody(init: RequestInit, { body, file }: WaitingWrite): RequestInit {
  if (!file) {
    if (body === undefined) return init;
    return { ...init, headers: { ...init.headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(body))) form.set(name, String(value));
  form.set(file.field, file.content, file.name);
  return { ...init, body: form };
}

/** The server is busy, or the answer is not from the app but from something in between, such as a proxy. */
const isForLater = ({ status, headers }: Response): boolean =>
  status === 429 || status >= 500 || !headers.get('content-type')?.startsWith('application/json');

async function note(store: WaitingStore, sending: Sending, write: WaitingWrite, answer: Response): Promise<void> {
  const body: { message?: unknown; repeated?: unknown } = await answer
    .clone()
    .json()
    .catch(() => ({}));
  const reason = answer.ok ? null : String(body.message ?? 'Something went wrong. Please try again.');
  const wasRewritten = answer.ok && body.repeated === true && write.edits > 0;
  if (reason === null && !wasRewritten) sending.onSent?.(write, answer);
  else sending.onRefused?.(write, reason ?? arrivedBefore);
  await store.change(write.id, (now) => {
    // The author edited the write while it was being sent.
    if (now.edits !== write.edits) return now;
    if (wasRewritten) return { ...now, refusal: arrivedBefore, edits: 0, id: newId() };
    return reason === null ? null : { ...now, refusal: reason };
  });
}

/** For a write that was edited after its first version had arrived, whose answer was lost. */
const arrivedBefore = 'It had arrived already, as you first wrote it. Try again to send this one too.';

const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(waitingTag, work) : work();
