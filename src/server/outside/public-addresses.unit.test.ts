import { expect, test } from 'vitest';
import { isInside } from './public-addresses.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '192.168.0.1',
  '169.254.169.254',
  '::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '::10.0.0.1',
  '64:ff9b::10.0.0.1',
  '64:ff9b:1::10.0.0.1',
  '2002:a00:1::',
  '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
  'fec0::1',
  'feff::1',
])('%s is not a public address', (address) => expect(isInside(address)).toBe(true));

test.each(['142.250.74.10', '2a00:1450:4001::1', '2001:ffff::1', '2003::1', '64:ff9c::1'])(
  '%s is a public address',
  (address) => expect(isInside(address)).toBe(false),
);
