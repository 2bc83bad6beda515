import { request } from 'node:https';
import { isHostName } from '#shared/public-host.ts';
import { version } from '../version.ts';
import { publicLookup } from './public-addresses.ts';

export interface Call {
  address: string;
  method: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Hosts that may have private addresses. */
  added: readonly string[];
  /** No more of the response is read. */
  maxBytes: number;
  limitMs?: number;
}

export type Answer =
  | { status: number; body: string; retryAfter: string | undefined }
  /** Why there is no response, for people. */
  | { status: null; why: string };

const usualLimitMs = 10_000;

/**
 * Calls a server outside, once, over HTTPS. It follows no redirects, refuses private addresses when it connects, and
 * ends after its limit, however slowly the other side answers.
 */
export function callOutside({ address, method, headers, body, added, maxBytes, limitMs }: Call): Promise<Answer> {
  const url = new URL(address);
  // Node looks no number up, so that nothing else would check it.
  if (!added.includes(url.host) && !isHostName(url.hostname)) return Promise.resolve(notAName);
  const { promise, resolve } = Promise.withResolvers<Answer>();
  // Hosts that the operator added may have private addresses.
  const lookup = added.includes(url.host) ? {} : { lookup: publicLookup };
  const asked = request(url, { method, agent: false, headers: { 'user-agent': userAgent, ...headers }, ...lookup });
  const settle = (answer: Answer) => {
    clearTimeout(limit);
    resolve(answer);
    asked.destroy();
  };
  const limit = setTimeout(() => settle({ status: null, why: 'It did not answer in time' }), limitMs ?? usualLimitMs);
  asked.on('error', (error) => settle({ status: null, why: explain(error) }));
  asked.on('response', (response) => {
    const { statusCode: status = 0, headers: answered } = response;
    const chunks: Buffer[] = [];
    let length = 0;
    const end = () => {
      const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, maxBytes));
      settle({ status, body: text, retryAfter: answered['retry-after'] });
    };
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= maxBytes) end();
    });
    response.on('end', end);
    response.on('error', () => settle({ status: null, why: 'The connection broke off' }));
  });
  asked.end(body);
  return promise;
}

const notAName: Answer = { status: null, why: 'Its address has no name' };
const userAgent = `VillageArena/${version}`;

function explain(error: Error & { code?: string }): string {
  const { code = '' } = error;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'Its name was not found';
  if (code === 'ECONNREFUSED' || code === 'EHOSTUNREACH' || code === 'ENETUNREACH') return 'It cannot be reached';
  if (/CERT|SIGNATURE|ALTNAME|SELF_SIGNED/.test(code)) return 'Its certificate is not valid';
  if (error.message.endsWith('is at no public address')) return 'Its name leads into a private network';
  return 'The connection broke off';
}
