import { type Member, type Viewer, visitor } from './access.ts';
import { type Changes, everything } from './changes.ts';
import type { Database } from './database/schema.ts';

/** How accounts tells the platform who holds a session token. */
export interface SessionSource {
  cookie: string;
  find(db: Database, token: string, now: Date): Promise<Member | null>;
  /** Notes that the session is in use; answers until when its admin window is open now. */
  touch(db: Database, viewer: Member, now: Date): Promise<number>;
}

const touchEvery = 60_000;
const mostKept = 20_000;

interface Kept {
  viewer: Member;
  touchedAt: number;
}

/**
 * Who is behind a session token, held in memory: a request costs no query. Word of `account:{id}` drops what is
 * held of that account, so that a change of role or a logout counts at once.
 */
export class Viewers {
  readonly #db: Database;
  readonly #source: SessionSource;
  readonly #kept = new Map<string, Kept>();
  /** Rises with every drop, so that a look-up under way when it happened keeps nothing old. */
  #drops = 0;

  constructor(db: Database, source: SessionSource, changes: Changes) {
    this.#db = db;
    this.#source = source;
    changes.listen(({ topics }) => {
      for (const topic of topics) {
        if (topic === everything) this.#dropAll();
        else if (topic.startsWith('account:')) this.#dropAccount(Number(topic.slice('account:'.length)));
      }
    });
  }

  get cookie(): string {
    return this.#source.cookie;
  }

  /** The viewer, if no query is needed to tell and no stamp of activity is due. */
  known(token: string | undefined, now: number): Viewer | undefined {
    if (!token) return visitor;
    const kept = this.#kept.get(token);
    return kept && now - kept.touchedAt < touchEvery ? kept.viewer : undefined;
  }

  async resolve(token: string | undefined, now: Date): Promise<Viewer> {
    if (!token || token.length > 200) return visitor;
    const known = this.known(token, now.getTime());
    if (known) return known;
    const drops = this.#drops;
    const viewer = await this.#source.find(this.#db, token, now);
    if (!viewer) return visitor;
    viewer.adminUntil = await this.#source.touch(this.#db, viewer, now);
    if (drops === this.#drops) {
      if (this.#kept.size >= mostKept) this.#kept.clear();
      this.#kept.set(token, { viewer, touchedAt: now.getTime() });
    }
    return viewer;
  }

  #dropAccount(id: number): void {
    this.#drops += 1;
    for (const [token, { viewer }] of this.#kept) if (viewer.accountId === id) this.#kept.delete(token);
  }

  #dropAll(): void {
    this.#drops += 1;
    this.#kept.clear();
  }
}
