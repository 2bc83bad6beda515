import type { ClientRequest } from 'node:http';
import { Agent, request } from 'node:https';
import { publicLookup } from '../endpoints.ts';
import type { PushRequest } from './encrypt.ts';

/** A push service's answer to one message. */
export type Outcome =
  | { is: 'taken' }
  /** The subscription no longer exists. */
  | { is: 'gone' }
  | { is: 'later'; afterMs: number | null; whole: boolean }
  | { is: 'refused'; status: number }
  | { is: 'unreachable' };

const longestWait = 10_000;
const longestConnect = 3_000;
/** Simultaneous connections to one service: as many as the most messages in flight. */
const connections = 64;

/** An open connection to a push service, whose message has not been sent yet. */
export interface Ready {
  send(body: Uint8Array): Promise<Outcome>;
  abandon(): void;
}

/** Sends messages to push services. It follows no redirects, and reads only the status and `retry-after`. */
export class PushClient {
  readonly #agents = {
    outside: new Agent({ keepAlive: true, maxSockets: connections, lookup: publicLookup }),
    // Hosts that the operator added may have private addresses.
    added: new Agent({ keepAlive: true, maxSockets: connections }),
  };
  readonly #added: readonly string[];

  constructor(added: readonly string[]) {
    this.#added = added;
  }

  /** Null if the service cannot be reached. */
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

/** `retry-after` holds seconds or a date. */
function waitOf(retryAfter: string | undefined): number | null {
  if (!retryAfter) return null;
  const wait = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(wait) ? Math.min(longestRetryAfter, Math.max(1_000, wait)) : null;
}
