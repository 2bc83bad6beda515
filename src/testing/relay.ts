import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP relay between an app and its PostgreSQL, to simulate network faults. */
export interface Relay extends AsyncDisposable {
  /** The database's address through this relay. */
  url: string;
  /** When each connection was attempted, on the clock of `performance.now()`; refused ones too. */
  attempts: readonly number[];
  /** How many connections are open. */
  readonly open: number;
  /** Cuts all connections and refuses the next `count` ones, or all until `accept`. */
  refuse(count?: number): void;
  accept(): void;
  /**
   * Lets nothing more through on the open connections, or on those of one application name, without ending them: like a
   * half-open connection.
   */
  hold(application?: string): void;
  /** Holds, from their beginning, the connections that this application opens from now on. */
  holdComing(application: string): void;
}

interface Pair {
  near: Socket;
  far: Socket;
  /** The app's startup message: user, database, application name. */
  startup: string;
}

/** Starts a relay in front of the database. */
export async function relayTo(databaseUrl: string): Promise<Relay> {
  const { hostname, port } = new URL(databaseUrl);
  const attempts: number[] = [];
  const pairs = new Set<Pair>();
  const heldApplications: string[] = [];
  let refusals = 0;

  const server = createServer((near) => {
    attempts.push(performance.now());
    near.on('error', () => undefined);
    if (refusals > 0) {
      refusals -= 1;
      near.resetAndDestroy();
      return;
    }
    const pair = { near, far: connect(Number(port || 5432), hostname), startup: '' };
    // PostgreSQL's own programs first ask whether the server speaks TLS, and send their startup message after that.
    near.on('data', (chunk) => {
      if (pair.startup.includes('user')) return;
      pair.startup += String(chunk);
      if (heldApplications.some((application) => pair.startup.includes(application))) hold(pair);
    });
    join(pair, () => pairs.delete(pair));
    pairs.add(pair);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');

  const cut = () => {
    for (const { near, far } of pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
  };
  return {
    url: throughPort(databaseUrl, server.address()),
    attempts,
    get open() {
      return pairs.size;
    },
    refuse: (count = Number.POSITIVE_INFINITY) => {
      refusals = count;
      cut();
    },
    accept: () => {
      refusals = 0;
    },
    hold: (application = '') => {
      for (const { near, far, startup } of pairs) {
        if (startup.includes(application)) hold({ near, far });
      }
    },
    holdComing: (application) => void heldApplications.push(application),
    [Symbol.asyncDispose]: async () => {
      const closed = once(server.close(), 'close');
      cut();
      await closed;
    },
  };
}

function hold({ near, far }: Pick<Pair, 'near' | 'far'>): void {
  near.unpipe(far).pause();
  far.unpipe(near).pause();
}

function join({ near, far }: Pair, ended: () => void): void {
  near.pipe(far).pipe(near);
  far.on('error', () => undefined);
  near.on('close', () => {
    far.destroy();
    ended();
  });
  far.on('close', () => near.destroy());
}

function throughPort(databaseUrl: string, address: ReturnType<ReturnType<typeof createServer>['address']>): string {
  if (address === null || typeof address === 'string') throw new Error('The relay has no port');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${address.port}`;
  return url.href;
}
