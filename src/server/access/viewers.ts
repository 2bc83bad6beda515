import { everything, tagKind } from '#shared/cache-tags.ts';
import type { Changes } from '../cache/changes.ts';
import type { Database } from '../database/schema.ts';
import { type Member, type Viewer, visitor } from './access.ts';

/** Changes with the name, the roles or the sessions of an account. */
export const accountTag = tagKind('account');

/** How the accounts feature tells the platform who holds a session token. */
export interface SessionSource {
  cookie: string;
  find(db: Database, token: string, now: Date): Promise<Member | null>;
  findSessions(db: Database, sessionIds: readonly number[], now: Date): Promise<Map<number, Member>>;
  /** Notes that the session is in use, or that the person did something. Does not write to the database at once. */
  activity: {
    used(viewer: Member, now: Date): void;
    acted(viewer: Member, now: Date): void;
    /** The end of the admin window, counting activity that is not in the database yet. */
    getAdminWindow(viewer: Member): number;
  };
}

/** How long a cached viewer is trusted: the session may have ended without an event. */
const checkAgainAfter = 60_000;
const maxCached = 20_000;

interface CachedViewer {
  viewer: Member;
  foundAt: number;
}

/**
 * Caches in memory who is behind a session token, so that a request costs no query. A change of `account:{id}` drops
 * the entries of that account, so that a new role or a logout takes effect at once.
 */
export class Viewers {
  readonly #db: Database;
  readonly #source: SessionSource;
  readonly #changes: Changes;
  readonly #cached = new Map<string, CachedViewer>();
  /** Rises with every drop, so that a lookup that began before a drop does not cache an outdated viewer. */
  #drops = 0;

  constructor(db: Database, source: SessionSource, changes: Changes) {
    this.#db = db;
    this.#source = source;
    this.#changes = changes;
    changes.listen(({ tags }) => {
      for (const tag of tags) {
        if (tag === everything) this.#drop(() => true);
        const id = accountTag.getId(tag);
        if (id !== null) this.#drop(({ accountId }) => String(accountId) === id);
      }
    });
  }

  get cookie(): string {
    return this.#source.cookie;
  }

  known(token: string | undefined, now: number): Viewer | undefined {
    if (!token) return visitor;
    const cached = this.#changes.isComplete && this.#cached.get(token);
    return cached && isRecent(cached, now) && !mayHaveMoved(cached.viewer, now) ? cached.viewer : undefined;
  }

  async resolve(token: string | undefined, now: Date): Promise<Viewer> {
    if (!token || token.length > 200) return visitor;
    const known = this.known(token, now.getTime());
    if (known) return known;
    const drops = this.#drops;
    const viewer = await this.#source.find(this.#db, token, now);
    if (!viewer) return visitor;
    this.#source.activity.used(viewer, now);
    viewer.adminUntil = this.#source.activity.getAdminWindow(viewer);
    if (drops === this.#drops && this.#changes.isComplete && !viewer.isReplaced) {
      const [oldest] = this.#cached.keys();
      if (oldest !== undefined && this.#cached.size >= maxCached) this.#cached.delete(oldest);
      this.#cached.set(token, { viewer, foundAt: now.getTime() });
    }
    return viewer;
  }

  ofSessions(sessionIds: readonly number[], now: Date): Promise<Map<number, Member>> {
    return this.#source.findSessions(this.#db, sessionIds, now);
  }

  acted(viewer: Member, now: Date): void {
    this.#source.activity.acted(viewer, now);
  }

  #drop(isConcerned: (viewer: Member) => boolean): void {
    this.#drops += 1;
    for (const [token, { viewer }] of this.#cached) if (isConcerned(viewer)) this.#cached.delete(token);
  }
}

/** When the clock was set back, no entry counts as recent. */
const isRecent = ({ foundAt }: CachedViewer, now: number): boolean => now >= foundAt && now - foundAt < checkAgainAfter;

/** Another process may have extended an admin window that has run out here; it writes that once a minute. */
const mayHaveMoved = ({ adminUntil }: Member, now: number): boolean =>
  adminUntil !== 0 && adminUntil <= now && now - adminUntil < 2 * checkAgainAfter;
