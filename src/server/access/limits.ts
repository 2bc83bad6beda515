interface Limit {
  windowSeconds: number;
  /** Requests by one account in a window, or by the holder of one secret link. They count for no address. */
  perAccount: number;
  /** Requests by all visitors at one address. About ten times wider: a residence has one address. */
  perAddress: number;
}

const minute = 60;
const unlimited = Number.POSITIVE_INFINITY;

/** How often things may be done. Failed logins have counters of their own, in the database. */
export const limits = {
  read: { windowSeconds: 5 * minute, perAccount: 1_500, perAddress: 15_000 },
  write: { windowSeconds: minute, perAccount: 60, perAddress: 600 },
  // Wide per address: a whole residence logs in from one, and the cost of failed logins is limited elsewhere.
  login: { windowSeconds: minute, perAccount: 60, perAddress: 6_000 },
  register: { windowSeconds: 60 * minute, perAccount: unlimited, perAddress: 60 },
  // After a rename every browser refetches the lists that show names.
  rename: { windowSeconds: 60 * minute, perAccount: 5, perAddress: 100 },
  passwordLink: { windowSeconds: 15 * minute, perAccount: 20, perAddress: 60 },
  rsvp: { windowSeconds: minute, perAccount: 5, perAddress: 100 },
  guestComment: { windowSeconds: minute, perAccount: 5, perAddress: 20 },
  upload: { windowSeconds: 30 * minute, perAccount: 30, perAddress: 300 },
  ai: { windowSeconds: minute, perAccount: 5, perAddress: 50 },
  aiDay: { windowSeconds: 24 * 60 * minute, perAccount: 50, perAddress: 500 },
  signup: { windowSeconds: 10 * minute, perAccount: 5, perAddress: 100 },
  comment: { windowSeconds: minute, perAccount: 10, perAddress: 100 },
  like: { windowSeconds: minute, perAccount: 60, perAddress: 600 },
  thought: { windowSeconds: minute, perAccount: 5, perAddress: 50 },
  thoughtsADay: { windowSeconds: 24 * 60 * minute, perAccount: 50, perAddress: 500 },
  // A gallery requests each picture once; after that it is in the browser's cache.
  picture: { windowSeconds: 5 * minute, perAccount: 6_000, perAddress: 60_000 },
  // Per person whose feed is fetched, not per address: one service fetches the feeds of many people.
  feed: { windowSeconds: 5 * minute, perAccount: 60, perAddress: 6_000 },
  // Each call notifies all devices of a person.
  testNotification: { windowSeconds: minute, perAccount: 5, perAddress: 100 },
  // Each call may mail a person who did not ask for it. The database also counts all mails to one address.
  emailAddress: { windowSeconds: 24 * 60 * minute, perAccount: 10, perAddress: 100 },
  // Requests by links in mails, per link: one mail service follows the links of many people.
  emailLink: { windowSeconds: minute, perAccount: 20, perAddress: 600 },
  // Per launch: each phone that opens its link asks once.
  launch: { windowSeconds: minute, perAccount: 6_000, perAddress: 6_000 },
  // Per scorer link: one call for each tap, and one every few seconds to read the taps of others, on several phones.
  scoring: { windowSeconds: minute, perAccount: 600, perAddress: 1_200 },
  // Secrets that open nothing. Valid ones are looked up first, and never count here.
  wrongToken: { windowSeconds: minute, perAccount: 60, perAddress: 300 },
  // Each call writes a snapshot of the whole village.
  deleteComments: { windowSeconds: 10 * minute, perAccount: 1, perAddress: 10 },
  reset: { windowSeconds: 10 * minute, perAccount: 1, perAddress: 10 },
  restore: { windowSeconds: 10 * minute, perAccount: 5, perAddress: 10 },
  // Each call sends a few megabytes of one file.
  backupPart: { windowSeconds: minute, perAccount: 600, perAddress: 600 },
  backup: { windowSeconds: 10 * minute, perAccount: 5, perAddress: 10 },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** A cached response costs little, and a list refetched with every score must not use up anyone's reads. */
export const cachedWeight = 0.1;

interface Window {
  count: number;
  endsAt: number;
}

const maxWindows = 100_000;
/** In milliseconds. A call may be counted after one that arrived later, but never by more than this. */
const maxUnderWay = 30_000;
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
    const { perAccount, perAddress } = limits[name];
    return account === null
      ? this.#countFor(name, visitorsKey(name, address, weight), perAddress, now, weight)
      : this.#countFor(name, `${name} ${account}`, perAccount, now, weight);
  }

  /**
   * Counts a visitor's failed call apart, and takes it back from those that `count` counted: at the address of a
   * residence, one person's failures must not use up everybody's share. Returns the seconds to wait.
   */
  countFailed(name: LimitName, address: string, now: number): number {
    const counted = this.#windows.get(visitorsKey(name, address, 1));
    if (counted) counted.count = Math.max(0, counted.count - 1);
    return this.#countFor(name, `${name} failed@${address}`, limits[name].perAddress, now, 1);
  }

  #countFor(name: LimitName, key: string, most: number, now: number, weight: number): number {
    if (most === unlimited) return 0;
    const length = limits[name].windowSeconds * 1000;
    const window = this.#windows.get(key);
    // A window that ends later than possible has begun in the future: the clock was set back.
    if (!window || window.endsAt <= now || window.endsAt > now + length + maxUnderWay) {
      this.#begin(key, { count: weight, endsAt: now + length });
      return 0;
    }
    if (window.count + weight > most * this.#factor + rounding) return (window.endsAt - now) / 1000;
    window.count += weight;
    return 0;
  }

  /** Windows are ordered by their start, so that a flood of addresses evicts only the oldest, never all. */
  #begin(key: string, window: Window): void {
    this.#windows.delete(key);
    const [oldest] = this.#windows.keys();
    if (oldest !== undefined && this.#windows.size >= maxWindows) this.#windows.delete(oldest);
    this.#windows.set(key, window);
  }
}

/** Cached responses count by themselves: they are there for everybody, also when others at the address ask for more. */
const visitorsKey = (name: LimitName, address: string, weight: number): string =>
  `${name} ${weight < 1 ? 'cached ' : ''}@${address}`;
