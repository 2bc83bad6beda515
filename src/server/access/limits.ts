interface Limit {
  windowSeconds: number;
  /** Calls by one account in a window. */
  perAccount: number;
  /** Calls from one address, by visitors and by members each. About ten times wider: a residence has one address. */
  perAddress: number;
  /** Calls of members count per account only, so that nobody in a residence can use up the others' share. */
  membersApart?: boolean;
}

const minute = 60;
const unlimited = Number.POSITIVE_INFINITY;

/** How often things may be done. Failed logins have counters of their own, in the database. */
export const limits = {
  read: { windowSeconds: 5 * minute, perAccount: 1_500, perAddress: 15_000, membersApart: true },
  write: { windowSeconds: minute, perAccount: 60, perAddress: 600 },
  // Wide per address: a whole residence logs in from one, and the cost of failed logins is limited elsewhere.
  login: { windowSeconds: minute, perAccount: 60, perAddress: 6_000 },
  register: { windowSeconds: 60 * minute, perAccount: unlimited, perAddress: 60 },
  // After a rename every browser refetches the lists that show names.
  rename: { windowSeconds: 60 * minute, perAccount: 5, perAddress: 100, membersApart: true },
  passwordLink: { windowSeconds: 15 * minute, perAccount: 20, perAddress: 60 },
  rsvp: { windowSeconds: minute, perAccount: 5, perAddress: 100 },
  guestComment: { windowSeconds: minute, perAccount: 5, perAddress: 20 },
  upload: { windowSeconds: 30 * minute, perAccount: 30, perAddress: 300 },
  ai: { windowSeconds: minute, perAccount: 5, perAddress: 50 },
  aiDay: { windowSeconds: 24 * 60 * minute, perAccount: 50, perAddress: 500 },
  signup: { windowSeconds: 10 * minute, perAccount: 5, perAddress: 100 },
  comment: { windowSeconds: minute, perAccount: 10, perAddress: 100 },
  like: { windowSeconds: minute, perAccount: 60, perAddress: 600 },
  // Per account only: a refusal must not reveal that others at the same address have posted.
  thought: { windowSeconds: minute, perAccount: 5, perAddress: 50, membersApart: true },
  thoughtsADay: { windowSeconds: 24 * 60 * minute, perAccount: 50, perAddress: 500, membersApart: true },
  // A gallery requests each picture once; after that it is in the browser's cache.
  picture: { windowSeconds: 5 * minute, perAccount: 6_000, perAddress: 60_000, membersApart: true },
  // Per person whose feed is fetched. Services that fetch the feeds of many people use few addresses.
  feed: { windowSeconds: 5 * minute, perAccount: 60, perAddress: 6_000, membersApart: true },
  // Each call notifies all devices of a person.
  testNotification: { windowSeconds: minute, perAccount: 5, perAddress: 100, membersApart: true },
  // Each call may mail a person who did not ask for it. The database also counts all mails to one address.
  emailAddress: { windowSeconds: 24 * 60 * minute, perAccount: 10, perAddress: 100, membersApart: true },
  // Calls by links in mails. Mail services that follow links for many people use few addresses.
  emailLink: { windowSeconds: minute, perAccount: 20, perAddress: 600 },
  // Scorer links: one call for each tap, and one every few seconds to read the taps of others.
  scoring: { windowSeconds: minute, perAccount: 120, perAddress: 1_200 },
  // Each call writes a snapshot of the whole village.
  deleteComments: { windowSeconds: 10 * minute, perAccount: 1, perAddress: 10 },
  reset: { windowSeconds: 10 * minute, perAccount: 1, perAddress: 10 },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** A cached response costs little, and a list refetched with every score must not use up anyone's reads. */
export const cachedWeight = 0.1;

interface Window {
  count: number;
  endsAt: number;
}

const mostWindows = 100_000;
/** In milliseconds. A call may be counted after one that arrived later, but never by more than this. */
const longestUnderWay = 30_000;
/** Sums of 0.1 are not exact. */
const rounding = 1e-6;

/** Counts calls in fixed windows, in memory: a lookup and an addition, cheap enough for the fast path. */
export class Limiter {
  readonly #windows = new Map<string, Window>();
  readonly #factor: number;

  constructor(factor: number) {
    this.#factor = factor;
  }

  /** Counts one call. Returns 0 when it may proceed, otherwise the seconds to wait. */
  count(name: LimitName, account: string | null, address: string, now: number, weight = 1): number {
    const { perAccount, perAddress, membersApart, windowSeconds }: Limit = limits[name];
    const countFor = (key: string, most: number) => this.#countFor(key, most, windowSeconds, now, weight);
    if (account === null) return countFor(`${name} @${address}`, perAddress);
    // Calls beyond an account's own limit do not count for its address, and visitors there are counted separately:
    // a residence has one address, and nobody in it may use up the others' share.
    const waitOfAccount = countFor(`${name} ${account}`, perAccount);
    if (waitOfAccount || membersApart) return waitOfAccount;
    return countFor(`${name} members@${address}`, perAddress);
  }

  #countFor(key: string, most: number, seconds: number, now: number, weight: number): number {
    if (most === unlimited) return 0;
    const window = this.#windows.get(key);
    // A window that ends later than possible has begun in the future: the clock was set back.
    if (!window || window.endsAt <= now || window.endsAt > now + seconds * 1000 + longestUnderWay) {
      this.#begin(key, { count: weight, endsAt: now + seconds * 1000 });
      return 0;
    }
    window.count += weight;
    return window.count > most * this.#factor + rounding ? (window.endsAt - now) / 1000 : 0;
  }

  /** Windows are ordered by their start, so that a flood of addresses evicts only the oldest, never all. */
  #begin(key: string, window: Window): void {
    this.#windows.delete(key);
    const [oldest] = this.#windows.keys();
    if (oldest !== undefined && this.#windows.size >= mostWindows) this.#windows.delete(oldest);
    this.#windows.set(key, window);
  }
}
