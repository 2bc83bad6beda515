import { Agent, request } from 'node:https';
import { publicLookup } from '#server/outside/public-addresses.ts';
import type { PushRequest } from './encrypt.ts';

/** A push service's answer to one message. */
export type Outcome =
  | { is: 'taken' }
  /** The subscription no longer exists. */
  | { is: 'gone' }
  | { is: 'later'; afterMs: number | null }
  /** The service limits messages to this device. */
  | { is: 'limited'; afterMs: number }
  | { is: 'refused'; status: number }
  /** Nothing was sent, because no connection was opened. */
  | { is: 'unreachable'; afterMs?: number }
  /** The connection was open, but no response came in time. */
  | { is: 'unanswered' };

const maxResponseLength = 10_000;
const maxConnect = 3_000;
/** For how long a service is left alone after it could not be reached. */
export const unreachableFor = 15_000;
/** The most messages in flight, and so the most connections to one service: no message waits for a connection. */
export const maxInFlight = 64;
/** A connection without messages is closed before services and routers drop it silently. */
const idleFor = 15_000;

/** A message on its way. `written` resolves once the system has it, or once it can no longer be sent. */
export interface Sent {
  written: Promise<void>;
  outcome: Promise<Outcome>;
}

/** Sends messages to push services. It follows no redirects, and reads only the status and `retry-after`. */
export class PushClient {
  readonly #agents = {
    outside: new Agent({ keepAlive: true, maxSockets: maxInFlight, timeout: idleFor, lookup: publicLookup }),
    // Hosts that the operator added may have private addresses.
    added: new Agent({ keepAlive: true, maxSockets: maxInFlight, timeout: idleFor }),
  };
  readonly #added: readonly string[];

  constructor(added: readonly string[]) {
    this.#added = added;
  }

  send(endpoint: string, { headers, body }: PushRequest): Sent {
    const url = new URL(endpoint);
    const agent = this.#agents[this.#added.includes(url.host) ? 'added' : 'outside'];
    const asked = request(url, { method: 'POST', agent, headers });
    const written = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<Outcome>();
    let isConnected = false;
    const settle = (outcome: Outcome) => {
      clearTimeout(limit);
      written.resolve();
      answered.resolve(outcome);
    };
    const fail = () => settle(isConnected ? { is: 'later', afterMs: null } : unreachable);
    const giveUp = () => {
      settle(isConnected ? { is: 'unanswered' } : unreachable);
      asked.destroy();
    };
    let limit = setTimeout(giveUp, maxConnect);
    const connected = () => {
      isConnected = true;
      clearTimeout(limit);
      limit = setTimeout(giveUp, maxResponseLength);
    };
    asked.on('socket', (socket) => {
      if (asked.reusedSocket) connected();
      else socket.once('secureConnect', connected);
    });
    asked.on('finish', written.resolve);
    asked.on('error', fail);
    asked.on('close', fail);
    asked.on('response', (response) => {
      response.on('error', fail);
      response.resume();
      settle(toOutcome(response.statusCode ?? 0, response.headers['retry-after']));
    });
    asked.end(body);
    return { written: written.promise, outcome: answered.promise };
  }

  close(): void {
    for (const agent of Object.values(this.#agents)) agent.destroy();
  }
}

const unreachable: Outcome = { is: 'unreachable', afterMs: unreachableFor };

function toOutcome(status: number, retryAfter: string | undefined): Outcome {
  if (status >= 200 && status < 300) return { is: 'taken' };
  if (status === 404 || status === 410) return { is: 'gone' };
  if (status === 429) return { is: 'limited', afterMs: parseWait(retryAfter) ?? 60_000 };
  // With 408 a service ends a connection that was idle: it has not read the message.
  if (status === 408 || status >= 500) return { is: 'later', afterMs: parseWait(retryAfter) };
  return { is: 'refused', status };
}

const maxRetryAfter = 24 * 3_600_000;

/** `retry-after` holds seconds or a date. */
function parseWait(retryAfter: string | undefined): number | null {
  if (!retryAfter) return null;
  const wait = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(wait) ? Math.min(maxRetryAfter, Math.max(1_000, wait)) : null;
}
