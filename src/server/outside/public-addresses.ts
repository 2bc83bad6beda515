import { lookup as resolveName } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/**
 * Resolves a name, but refuses private addresses, whatever its DNS says. The connection then goes to what was checked, so
 * that a name which answers differently the next time gains nothing.
 */
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
