import type { ServerResponse } from 'node:http';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { type CacheTag, everything, getId, getKind } from '#shared/cache-tags.ts';
import { accountKey, hasAccess, isMember, type Member, type Viewer } from '../access/access.ts';
import type { Change, Patch } from '../cache/changes.ts';
import type { Subscribers } from '../feature.ts';

export interface Listener {
  response: ServerResponse;
  /** Whose limit it counts against: an account's, or that of the visitors at an address. */
  party: string;
  viewer: Viewer;
}

const maxListeners = 10_000;
/** More than anyone's tabs and phones need; without this limit one person could take all streams. */
const maxPerAccount = 30;
const maxVisitorsPerAddress = 500;

export class Listeners {
  readonly #all = new Set<Listener>();
  readonly #parties = new Map<string, Set<Listener>>();

  get size(): number {
    return this.#all.size;
  }

  hasRoomFor(viewer: Viewer, address: string): boolean {
    const most = isMember(viewer) ? maxPerAccount : maxVisitorsPerAddress;
    return this.#all.size < maxListeners && (this.#parties.get(getParty(viewer, address))?.size ?? 0) < most;
  }

  add(response: ServerResponse, viewer: Viewer, address: string): Listener {
    const listener = { response, viewer, party: getParty(viewer, address) };
    this.#all.add(listener);
    const party = this.#parties.get(listener.party) ?? new Set();
    this.#parties.set(listener.party, party.add(listener));
    return listener;
  }

  remove(listener: Listener): void {
    this.#all.delete(listener);
    const party = this.#parties.get(listener.party);
    party?.delete(listener);
    if (party?.size === 0) this.#parties.delete(listener.party);
  }

  ofAccount(accountId: number): Iterable<Listener> {
    return this.#parties.get(`a${accountId}`) ?? [];
  }

  [Symbol.iterator](): Iterator<Listener> {
    return this.#all.values();
  }
}

const getParty = (viewer: Viewer, address: string): string => accountKey(viewer) ?? `@${address}`;

const sessionsAtOnce = 50;

type FindSessions = (sessionIds: readonly number[]) => Promise<ReadonlyMap<number, Member>>;
type Settle = (listener: Listener, viewer: Member | undefined) => void;

export type SessionChecks = ReturnType<typeof sessionChecks>;

/** `settle` gets the current viewer, or nothing when the session is gone. */
export function sessionChecks(find: FindSessions, settle: Settle, againAfterMs = 1_000) {
  const due = new Map<number, Set<Listener>>();
  let isRunning = false;
  let isClosed = false;

  const add = (listeners: Iterable<Listener>) => {
    for (const listener of listeners) {
      if (!isMember(listener.viewer)) continue;
      const { sessionId } = listener.viewer;
      due.set(sessionId, (due.get(sessionId) ?? new Set()).add(listener));
    }
    if (!isRunning) void run();
  };

  async function run(): Promise<void> {
    isRunning = true;
    while (due.size > 0 && !isClosed) {
      await setImmediate();
      const batch = [...due].slice(0, sessionsAtOnce);
      for (const [sessionId] of batch) due.delete(sessionId);
      const listeners = batch.flatMap(([, ofSession]) => [...ofSession].filter(({ response }) => !response.destroyed));
      try {
        const found = await find(batch.map(([sessionId]) => sessionId));
        for (const listener of listeners) settle(listener, findViewer(listener, found));
      } catch {
        // That the database is away does not mean that a session is over: check again later.
        await pause(againAfterMs, undefined, { ref: false });
        add(listeners);
      }
    }
    isRunning = false;
  }

  return {
    add,
    close: () => {
      isClosed = true;
      due.clear();
    },
  };
}

const findViewer = ({ viewer }: Listener, found: ReadonlyMap<number, Member>) =>
  isMember(viewer) ? found.get(viewer.sessionId) : undefined;

type StampedPatch = Patch & { at: number };

/** When more items than this were added, browsers refetch the list. */
const maxJoined = 20;

export interface Batch {
  number: number;
  /** A subscriber that got this batch has got every change up to here. */
  completeTo: number;
  tags: ReadonlySet<CacheTag>;
  /** The latest patch of each tag, with the number of its change. */
  patches: ReadonlyMap<CacheTag, StampedPatch>;
}

export function buildBatch({ number, tags, patches = new Map() }: Change, completeTo: number): Batch {
  const stamped = [...patches].map(([tag, patch]) => [tag, { ...patch, at: number }] as const);
  return { number, completeTo, tags: new Set(tags), patches: new Map(stamped) };
}

/** Changes of several processes may arrive out of order; the later change of a tag counts. */
export function merged(one: Batch, other: Batch): Batch {
  const patches = new Map(one.patches);
  for (const [tag, patch] of other.patches) {
    patches.set(tag, joined(patches.get(tag) ?? patch, patch));
  }
  return {
    number: Math.max(one.number, other.number),
    completeTo: Math.max(one.completeTo, other.completeTo),
    tags: new Set([...one.tags, ...other.tags]),
    patches,
  };
}

/** The later of the two patches; if both added consecutive items to one list, it gets all of them. */
function joined(one: StampedPatch, other: StampedPatch): StampedPatch {
  const [first, last] = one.at <= other.at ? [one, other] : [other, one];
  if (first === last || !first.added || !last.added) return last;
  const { from, items } = first.added;
  if (from + items.length !== last.added.from || items.length >= maxJoined) return last;
  return { ...last, added: { from, items: [...items, ...last.added.items] } };
}

/** Throttles a burst: emits the first at once, and the rest merged once per interval. The last is never lost. */
export function throttled<T>(everyMs: number, merge: (gathered: T, next: T) => T, emit: (gathered: T) => void) {
  let gathered: T | undefined;
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    timer = setTimeout(flush, everyMs).unref();
  };
  const flush = () => {
    const all = gathered;
    gathered = undefined;
    timer = undefined;
    if (all === undefined) return;
    wait();
    emit(all);
  };
  return {
    /** An item that is not hurried waits for the interval to end, so that more of its kind can join it. */
    add: (next: T, hurried = true) => {
      gathered = gathered === undefined ? next : merge(gathered, next);
      if (timer) return;
      if (hurried) flush();
      else wait();
    },
    close: () => {
      clearTimeout(timer);
      gathered = undefined;
    },
  };
}

type TagRule = (viewer: Viewer, tag: CacheTag) => boolean;

/** Who may subscribe to the tags of a kind (`game` of `game:115`). Those without a rule are sent to nobody. */
export type TagRules = ReadonlyMap<string, TagRule>;

/** The rule of tags that carry the id of the one account they are about: `notices:7`. */
const own: TagRule = (viewer, tag) => isMember(viewer) && String(viewer.accountId) === getId(tag);

export const buildTagRules = (granted: ReadonlyMap<string, Subscribers>): TagRules =>
  new Map([...granted].map(([kind, access]) => [kind, access === 'own' ? own : (viewer) => hasAccess(viewer, access)]));

export function findAccounts(rules: TagRules, { tags }: Batch): Set<number> {
  const personal = [...tags].filter((tag) => rules.get(getKind(tag)) === own);
  return new Set(personal.map((tag) => Number(getId(tag))));
}

export const isShared = (rules: TagRules, { tags }: Batch): boolean =>
  [...tags].some((tag) => tag === everything || (rules.get(getKind(tag)) ?? own) !== own);

export function visibleTo(viewer: Viewer, rules: TagRules, { tags, patches, ...batch }: Batch): Batch {
  const receives = (tag: CacheTag) => mayReceive(viewer, rules, tag);
  return {
    ...batch,
    tags: new Set([...tags].filter(receives)),
    patches: new Map([...patches].filter(([tag]) => receives(tag))),
  };
}

export const mayReceive = (viewer: Viewer, rules: TagRules, tag: CacheTag): boolean =>
  tag === everything || (rules.get(getKind(tag))?.(viewer, tag) ?? false);
