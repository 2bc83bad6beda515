import { expect, test } from 'vitest';
import { buildPayload, maxBytes } from './encrypt.ts';

const about = { link: '/announcements', topic: 'announcement-7' };

test.each([
  ['plain words', 'a'],
  ['flags of two signs each', '🇿🇦'],
  ['quotes that JSON escapes', '"'],
  ['signs that JSON escapes at length', '\u0007'],
])('%s fit into one message, however long they are', (_what, sign) => {
  const long = sign.repeat(5_000);
  const json = buildPayload({ ...about, title: long, text: long }, 'https://arena.example.org');
  expect(Buffer.byteLength(json)).toBeLessThanOrEqual(maxBytes);
  expect(JSON.parse(json)).toMatchObject({
    web_push: 8030,
    notification: { navigate: 'https://arena.example.org/announcements', tag: 'announcement-7' },
  });
});

test('short texts stay unchanged, and without a public address the link is a path', () => {
  const json = buildPayload({ ...about, title: 'Floodlights', text: 'On until ten' }, undefined);
  expect(JSON.parse(json).notification).toMatchObject({
    title: 'Floodlights',
    body: 'On until ten',
    navigate: '/announcements',
  });
});
