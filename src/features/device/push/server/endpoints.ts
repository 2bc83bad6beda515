import { lookup as resolveName } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/** Push services of the common browsers. A name with a leading dot stands for all its subdomains. */
const services = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const;

/** Strangers may submit any address: only push services and hosts added by the operator or an admin are allowed. */
export function isPushService(endpoint: string, added: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, port, hostname, username, password, hash } = new URL(endpoint);
  if (protocol !== 'https:' || username || password || hash) return false;
  if (added.includes(host)) return true;
  return port === '' && services.some((name) => (name.startsWith('.') ? hostname.endsWith(name) : hostname === name));
}

/** One spelling of an address, so that a device is stored once. */
export function normalized(endpoint: string): string {
  const url = new URL(endpoint);
  // Assigned, an empty search or hash loses its sign too.
  url.hash = '';
  if (url.search === '') url.search = '';
  return url.href;
}

/** Resolves the name of a push service, but refuses private addresses, whatever its DNS says. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolveName(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = error ? [] : addresses;
    const refused = addresses?.some(({ address }) => isInside(address));
    if (error || !first || refused) {
      const failure = error ?? new Error(`${hostname} is at no public address`);
      return callback(failure, options.all ? [] : '', 4);
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

export const isInside = (address: string): boolean => inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

const inside = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  // With the old form of IPv4 addresses (::a.b.c.d), and the gateways to IPv4: NAT64 and 6to4.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, prefix, 'ipv6');
