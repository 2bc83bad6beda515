import type { ClientRequest } from 'node:http';
import { Agent, request } from 'node:https';
import { publicLookup } from '../endpoints.ts';
import type { PushRequest } from './encrypt.ts';

/** What a push service said to one message. */
export type Outcome =
  | { is: 'taken' }
  /** The subscription is no more. */
  | { is: 'gone' }
  | { is: 'later'; afterMs: number | null; whole: boolean }
  | { is: 'refused'; status: number }
  | { is: 'unreachable' };

const longestWait = 10_000;
const longestConnect = 3_000;
/** At once, to one service: as many as are on their way at most. */
const connections = 64;

/** A connection to a push service that is there, with a message that is not yet on its way. */
export interface Ready {
  send(body: Uint8Array): Promise<Outcome>;
  abandon(): void;
}

/** Hands messages to push services. Redirects are not followed, and what a service says beyond its status is not read. */
export class PushClient {
  readonly #agents = {
    outside: new Agent({ keepAlive: true, maxSockets: connections, lookup: publicLookup }),
    // What the operator named may lie in the house.
    added: new Agent({ keepAlive: true, maxSockets: connections }),
  };
  readonly #added: readonly string[];

  constructor(added: readonly string[]) {
    this.#added = added;
  }

  /** Null where the service cannot be reached. */
  connect(endpoint: string, headers: PushRequest['headers']): Promise<Ready | null> {
    const url = new URL(endpoint);
    const agent = this.#agents[this.#added.includes(url.host) ? 'added' : 'outside'];
    const asked = request(url, { method: 'POST', agent, headers });
    const answered = answerTo(asked);
    const ready: Ready = {
      send: (body) => {
        asked.setTimeout(longestWait, () => asked.destroy());
        asked.end(body);
        return answered;
      },
      abandon: () => void asked.destroy(),
    };
    return new Promise((resolve) => {
      const limit = setTimeout(() => asked.destroy(), longestConnect);
      const settle = (outcome: Ready | null) => {
        clearTimeout(limit);
        resolve(outcome);
      };
      void answered.then(() => settle(null));
      asked.on('socket', (socket) => {
        if (asked.reusedSocket) settle(ready);
        else socket.once('secureConnect', () => settle(ready));
      });
    });
  }

  close(): void {
    for (const agent of Object.values(this.#agents)) agent.destroy();
  }
}

function answerTo(asked: ClientRequest): Promise<Outcome> {
  return new Promise((resolve) => {
    const unreachable = () => resolve({ is: 'unreachable' });
    asked.on('error', unreachable);
    asked.on('close', unreachable);
    asked.on('response', (answer) => {
      answer.on('error', unreachable);
      answer.resume();
      resolve(outcomeOf(answer.statusCode ?? 0, answer.headers['retry-after']));
    });
  });
}

function outcomeOf(status: number, retryAfter: string | undefined): Outcome {
  if (status >= 200 && status < 300) return { is: 'taken' };
  if (status === 404 || status === 410) return { is: 'gone' };
  if (status === 429) return { is: 'later', afterMs: waitOf(retryAfter) ?? 60_000, whole: true };
  if (status >= 500) return { is: 'later', afterMs: waitOf(retryAfter), whole: false };
  return { is: 'refused', status };
}

const longestRetryAfter = 24 * 3_600_000;

/** Seconds, or a date. */
function waitOf(retryAfter: string | undefined): number | null {
  if (!retryAfter) return null;
  const wait = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(wait) ? Math.min(longestRetryAfter, Math.max(1_000, wait)) : null;
}
