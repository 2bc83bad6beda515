import { expect, it } from 'vitest';
import { bodyFor, buildResponse, packedFor } from './cached-response.ts';

const text = JSON.stringify('A long answer. '.repeat(100));

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.1', 'br'],
  ['br; q=0.5, gzip; q=0', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['gzip, br; q=0', 'gzip'],
  ['br ;q=0 , gzip', 'gzip'],
  ['br;q=0.000, gzip; q=0.00 ,deflate', undefined],
  ['identity', undefined],
  ['', undefined],
])('answers a client that accepts "%s" in coding %s', async (accepted, coding) => {
  const packed = [bodyFor(buildResponse(text, undefined), accepted), await packedFor(text, accepted)];
  expect(packed.map((one) => one.coding)).toEqual([coding, coding]);
});
