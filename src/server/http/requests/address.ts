import type { IncomingHttpHeaders } from 'node:http';
import { isIPv6 } from 'node:net';

interface Asked {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

/**
 * The caller's address as limits count it: an IPv6 one cut to its /64, because one household has all of it. Behind
 * a trusted proxy it is the last address that the proxy wrote down, never what the caller claims before it.
 */
export function addressOf(request: Asked, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .pop()
        ?.trim()
    : undefined;
  const address = forwarded || request.socket.remoteAddress || 'unknown';
  if (address.startsWith('::ffff:')) return address.slice('::ffff:'.length);
  return isIPv6(address) ? network64(address) : address.slice(0, 64);
}

function network64(address: string): string {
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
