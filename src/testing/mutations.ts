import type { ExampleRequest } from './example.ts';

/** A number from 0 up to 1, the same sequence for the same seed. */
export type Random = () => number;

export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const pick = <T>(random: Random, from: readonly [T, ...T[]]): T =>
  from[Math.floor(random() * from.length)] ?? from[0];

/** A request ready to send: the body as text, because some are not JSON, or as a form. */
export interface RawRequest {
  path: string;
  body: string | FormData | undefined;
  headers: Record<string, string>;
}

const nastyTexts: readonly [string, ...string[]] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u200b\u200b',
  '\ud800',
  '𝔘𝔫𝔦𝔠𝔬𝔡𝔢 🏀',
  '‮gnp.exe',
  "'; drop table games; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  'javascript:alert(1)',
  'https://user:secret@host/',
  '%00',
  '%',
  '_',
  'null',
  'NaN',
  '2026-13-45T99:99:99Z',
  '0000-00-00T00:00:00Z',
  '275760-09-13T00:00:00Z',
  'x'.repeat(300),
  'é'.repeat(5000),
  '1'.repeat(40),
  '-1',
  '0',
  '2147483648',
  '9007199254740993',
  '1e3',
  '0x10',
];

const nastyValues: readonly [unknown, ...unknown[]] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  Number.MIN_VALUE,
  [],
  {},
  [[[[[[[[[[]]]]]]]]]],
  ['a', 1, null],
  { id: 1 },
  { constructor: { prototype: { polluted: true } } },
  Array.from({ length: 2000 }, () => 1),
  ...nastyTexts,
];

const nastyBodies: readonly [string, ...string[]] = [
  '',
  'null',
  '[]',
  '"text"',
  '{',
  '{"a":1,}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  `{"a":${'['.repeat(200)}${']'.repeat(200)}}`,
  `{"a":"${'x'.repeat(70_000)}"}`,
  '\u0000',
  '{"a":1e999}',
];

const json = { 'content-type': 'application/json' };
const oddTypes = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'application/json; charset=utf-16',
  '',
] as const;

/** The example with one thing wrong; some mutations leave it valid, which is intended. */
export function mutate({ path, body }: ExampleRequest, method: string, random: Random): RawRequest {
  if (body instanceof FormData) return mutateForm({ path, form: body }, random);
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const unchanged: RawRequest = { path, body: sent, headers: sent === undefined ? {} : json };
  const kind = random();
  if (body !== undefined && kind < 0.6) return { ...unchanged, body: JSON.stringify(mutateValue(body, random)) };
  if (method !== 'GET' && kind < 0.7) return { ...unchanged, body: pick(random, nastyBodies), headers: json };
  if (method !== 'GET' && kind < 0.74) return { ...unchanged, headers: { 'content-type': pick(random, oddTypes) } };
  if (kind < 0.86 && /\/\d+/.test(path)) return { ...unchanged, path: mutatePath(path, random) };
  if (kind < 0.93) return { ...unchanged, path: mutateQuery(path, random) };
  return { ...unchanged, headers: { ...unchanged.headers, ...oddHeader(random) } };
}

/** A form with one thing wrong with its fields, or a body that is no form at all. */
function mutateForm({ path, form }: { path: string; form: FormData }, random: Random): RawRequest {
  const kind = random();
  if (kind < 0.2) return { path, body: pick(random, nastyBodies), headers: { 'content-type': pick(random, oddTypes) } };
  if (kind < 0.3) return { path: mutateQuery(path, random), body: form, headers: oddHeader(random) };
  const changed = new FormData();
  const names = [...form.keys()];
  const wrong = pick(random, ['', ...names]);
  for (const [name, value] of form) if (name !== wrong || random() < 0.5) changed.append(name, value);
  if (wrong === '' || random() < 0.5) changed.append(wrong || 'id', pick(random, nastyTexts));
  return { path, body: changed, headers: {} };
}

function mutateValue(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random() < 0.05) return pick(random, nastyValues);
  const copy: Record<string, unknown> = structuredClone(value) as Record<string, unknown>;
  const keys = Object.keys(copy);
  const kind = random();
  if (kind < 0.1 || keys.length === 0)
    return {
      ...copy,
      [pick(random, ['id', 'role', 'isAdmin', 'version', 'toString', '', 'ключ'])]: pick(random, nastyValues),
    };
  const key = keys[Math.floor(random() * keys.length)] ?? '';
  if (kind < 0.25) delete copy[key];
  else copy[key] = mutateValue(random() < 0.7 ? null : copy[key], random);
  return copy;
}

function mutatePath(path: string, random: Random): string {
  const [pathname = '', query] = path.split('?');
  const segments = pathname.split('/');
  const last = segments.findLastIndex((segment) => /^\d+$/.test(segment));
  const target = last > 0 ? last : segments.length - 1;
  segments[target] = encodeURIComponent(pick(random, nastyTexts).toWellFormed().slice(0, 400));
  return segments.join('/') + (query ? `?${query}` : '');
}

function mutateQuery(path: string, random: Random): string {
  const key = pick(random, [
    'q',
    'limit',
    'cursor',
    'sportId',
    'status',
    'category',
    'teamId',
    'isAdmin',
    'q[]',
    '__proto__',
    'zz',
    'allStars',
  ]);
  const value = encodeURIComponent(pick(random, nastyTexts).toWellFormed().slice(0, 2000));
  const joint = path.includes('?') ? '&' : '?';
  return `${path}${joint}${encodeURIComponent(key)}=${value}${random() < 0.2 ? `&${encodeURIComponent(key)}=2` : ''}`;
}

function oddHeader(random: Random): Record<string, string> {
  return pick<Record<string, string>>(random, [
    { 'x-change': '99999999999999' },
    { 'x-change': 'abc' },
    { 'if-none-match': '*' },
    { 'if-match': '"0"' },
    { 'if-match': 'x'.repeat(500) },
    { authorization: 'Basic !!!' },
    { authorization: `Basic ${Buffer.from('admin:wrong').toString('base64')}` },
    { 'accept-encoding': 'br;q=0, gzip;q=0, *' },
    { range: 'bytes=0-0' },
    { 'x-forwarded-for': '1.1.1.1, 2.2.2.2' },
    { cookie: 'va_session=' },
    { cookie: `va_session=${'x'.repeat(3000)}` },
  ]);
}
