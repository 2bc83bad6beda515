interface Limit {
  windowSeconds: number;
  /** Calls by one account in a window. */
  perAccount: number;
  /** Calls from one address, by visitors and by members each: about ten times wider, because a residence is one. */
  perAddress: number;
  /** What a member does counts for the account alone: nobody in a residence can use up the others' share. */
  membersApart?: boolean;
}

const minute = 60;
const unlimited = Number.POSITIVE_INFINITY;

/** How often things may be done. Failed logins have counters of their own, in the database. */
export const limits = {
  read: { windowSeconds: 5 * minute, perAccount: 1_500, perAddress: 15_000, membersApart: true },
  write: { windowSeconds: minute, perAccount: 60, perAddress: 600 },
  // Wide for an address: what its failures cost is bound elsewhere, and a residence logs in at one of them.
  login: { windowSeconds: minute, perAccount: 60, perAddress: 6_000 },
  register: { windowSeconds: 60 * minute, perAccount: unlimited, perAddress: 60 },
  // Everybody reads lists that name people again.
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
  // Nobody finds out by being refused what others at their address have posted.
  thought: { windowSeconds: minute, perAccount: 5, perAddress: 50, membersApart: true },
  thoughtsADay: { windowSeconds: 24 * 60 * minute, perAccount: 50, perAddress: 500, membersApart: true },
  // A gallery asks for a picture per photo, once: browsers keep them.
  picture: { windowSeconds: 5 * minute, perAccount: 6_000, perAddress: 60_000, membersApart: true },
  // Of one person's feed; the services that fetch feeds for many do so from few addresses.
  feed: { windowSeconds: 5 * minute, perAccount: 60, perAddress: 6_000, membersApart: true },
  // Each is sent to all devices of somebody.
  testNotification: { windowSeconds: minute, perAccount: 5, perAddress: 100, membersApart: true },
  // Each may send a mail to somebody who has not asked for it; of all to one address the database counts.
  emailAddress: { windowSeconds: 24 * 60 * minute, perAccount: 10, perAddress: 100, membersApart: true },
  // By links in mails; mail programs that follow them for many people come from few addresses.
  emailLink: { windowSeconds: minute, perAccount: 20, perAddress: 600 },
  // People who score by a link: a tap each, and what others tapped every few seconds.
  scoring: { windowSeconds: minute, perAccount: 120, perAddress: 1_200 },
  // Each writes a snapshot as large as the village.
  deleteComments: { windowSeconds: 10 * minute, perAccount: 1, perAddress: 10 },
  reset: { windowSeconds: 10 * minute, perAccount: 1, perAddress: 10 },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** A kept answer costs a look-up and a write; a list refetched with every score must not use up anyone's reads. */
export const keptAnswerWeight = 0.1;

interface Window {
  count: number;
  endsAt: number;
}

const mostWindows = 100_000;
/** Milliseconds: calls are counted after others that came later, but never by more. */
const longestUnderWay = 30_000;
/** Tenths do not add up exactly. */
const rounding = 1e-6;

/** Counts calls in fixed windows, in memory: a look-up and an addition, so that the warm path can afford it. */
export class Limiter {
  readonly #windows = new Map<string, Window>();
  readonly #factor: number;

  constructor(factor: number) {
    this.#factor = factor;
  }

  /** Counts one call; answers 0 when it may go on, else the seconds after which it may. */
  count(name: LimitName, account: string | null, address: string, now: number, weight = 1): number {
    const { perAccount, perAddress, membersApart, windowSeconds }: Limit = limits[name];
    const take = (key: string, most: number) => this.#take(key, most, windowSeconds, now, weight);
    if (account === null) return take(`${name} @${address}`, perAddress);
    // What an account does beyond its own limit does not count for its address, and visitors there count apart:
    // a residence is one address, and nobody in it can use up the others' share.
    const waitOfAccount = take(`${name} ${account}`, perAccount);
    if (waitOfAccount || membersApart) return waitOfAccount;
    return take(`${name} members@${address}`, perAddress);
  }

  #take(key: string, most: number, seconds: number, now: number, weight: number): number {
    if (most === unlimited) return 0;
    const window = this.#windows.get(key);
    // A window that ends much later than one can has begun in the future: the clock was set back.
    if (!window || window.endsAt <= now || window.endsAt > now + seconds * 1000 + longestUnderWay) {
      this.#begin(key, { count: weight, endsAt: now + seconds * 1000 });
      return 0;
    }
    window.count += weight;
    return window.count > most * this.#factor + rounding ? (window.endsAt - now) / 1000 : 0;
  }

  /** Windows stand in the order in which they began: a flood of addresses pushes the oldest out, and never all. */
  #begin(key: string, window: Window): void {
    this.#windows.delete(key);
    const [oldest] = this.#windows.keys();
    if (oldest !== undefined && this.#windows.size >= mostWindows) this.#windows.delete(oldest);
    this.#windows.set(key, window);
  }
}
