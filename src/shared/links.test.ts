import { expect, it } from 'vitest';
import { HttpsUrl, PictureUrl } from './links.ts';

const addresses = [
  'https://pv.example/crest.png',
  'https://pv.example:8443/crest%20of%20arms.png?v=2#top',
  'HTTPS://pv.example/é.png',
  'https://pv.example/my crest.png',
];

it.each(addresses)('%j is an address', (typed) => {
  expect([HttpsUrl.safeParse(typed).success, PictureUrl.safeParse(typed).success]).toEqual([true, true]);
});

it.each([
  'https:evil',
  'https:/evil.example/a.png',
  'https:\\\\evil.example/a.png',
  'https://evil.example\\@pv.example/a.png',
  'https://user:pass@pv.example/a.png',
  'https://user@pv.example/a.png',
  'https://pv.example/a\tb.png',
  'https:// evil.example/a.png',
  'https://',
  'http://pv.example/a.png',
  'javascript:alert(1)',
  '//pv.example/a.png',
])('%j is refused', (typed) => {
  expect([HttpsUrl.safeParse(typed).success, PictureUrl.safeParse(typed).success]).toEqual([false, false]);
});

it.each(['/uploads/ab/640.webp', '/art/posters/1.svg'])('%j is a picture of the app itself', (path) => {
  expect(PictureUrl.safeParse(path).success).toBe(true);
});
