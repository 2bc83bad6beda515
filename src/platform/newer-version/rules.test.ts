import { expect, test } from 'vitest';
import { isNewer, readRelease } from './rules.ts';

test.each([
  ['1.0.1', '1.0.0', true],
  ['1.10.0', '1.9.9', true],
  ['2.0.0', '1.99.99', true],
  ['1.0.0', '1.0.0', false],
  ['0.9.9', '1.0.0', false],
  ['1.9.0', '1.10.0', false],
  ['v1.0.1', '1.0.0', true],
  ['1.0.0', '1.0.0-rc.1', false],
])('%s is newer than %s: %s', (version, running, newer) => expect(isNewer(version, running)).toBe(newer));

test('it reads our own form and that of GitHub', () => {
  const url = 'https://example.org/changes';
  expect(readRelease(JSON.stringify({ version: '1.1.0', url, more: 1 }))).toEqual({ version: '1.1.0', url });
  expect(readRelease('{"version":"v1.1.0"}')).toEqual({ version: '1.1.0', url: null });
  expect(readRelease(JSON.stringify({ tag_name: 'v1.1.0', html_url: url }))).toEqual({ version: '1.1.0', url });
});

test.each([
  '',
  'null',
  '<html>',
  '{}',
  '[]',
  '{"version":1}',
  '{"version":"latest"}',
  '{"version":"1.1.0-rc.1"}',
  '{"version":"1.1.0","url":"javascript:alert(1)"}',
])('%s is no release', (body) => expect(readRelease(body)).toBe(null));
