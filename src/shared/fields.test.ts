import { expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { HttpsUrl, Instant, optional, PictureUrl } from './fields.ts';
import { optionalText } from './text.ts';

const Team = z.strictObject({ logo: optional(PictureUrl), motto: optionalText({ max: 10 }) });
const read = (input: unknown) => z.safeParse(Team, input);

it.each([
  [{}, {}],
  [{ logo: null }, { logo: null }],
  [{ logo: '' }, { logo: null }],
  [{ logo: ' \n' }, { logo: null }],
  [{ logo: 'https://pv.example/crest.png' }, { logo: 'https://pv.example/crest.png' }],
  [{ motto: '' }, { motto: null }],
  [{ motto: '  ' }, { motto: null }],
  [{ motto: ' Go! ' }, { motto: 'Go!' }],
])('%j is read as %j', (input, expected) => {
  expect(read(input).data).toEqual(expected);
});

it.each([
  [{ logo: 'crest' }, 'logo', 'must be an https address'],
  [{ motto: 'x'.repeat(11) }, 'motto', 'must have at most 10 characters'],
])('%j is refused with a message about its field', (input, field, message) => {
  expect(read(input).error?.issues).toMatchObject([{ path: [field], message }]);
});

it.each([{ logo: 5 }, { motto: [] }, { motto: false }])('%j is refused', (input) => {
  expect(read(input).success).toBe(false);
});

it('has a JSON schema of the values that it may hold', () => {
  const described = z.core.toJSONSchema(Team, { io: 'input' });
  expect(described).toMatchObject({ properties: { logo: { anyOf: [{ type: 'string' }, { type: 'null' }] } } });
  expect(described.required ?? []).toEqual([]);
});

test.each([
  ['2026-11-21T18:30:00Z', '2026-11-21T18:30:00.000Z'],
  ['2026-11-21T18:30+02:00', '2026-11-21T16:30:00.000Z'],
  ['2028-02-29T00:00:00.5Z', '2028-02-29T00:00:00.500Z'],
])('%s is the moment %s', (typed, instant) => {
  expect(Instant.parse(typed)).toBe(instant);
});

test.each([
  '2026-02-31T10:00:00Z',
  '2027-02-29T10:00:00Z',
  '2026-04-31T10:00:00+02:00',
  '2026-13-01T10:00:00Z',
  '2026-11-21T24:00:00Z',
  '2026-11-21T18:60:00Z',
  '2026-11-21T18:30:00+99:99',
  '2026-11-21',
  '2026-11-21T18:30:00',
  '1999-12-31T23:59:59Z',
  '2101-01-01T00:00:00Z',
])('%s is refused', (typed) => {
  expect(Instant.safeParse(typed).success).toBe(false);
});

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
