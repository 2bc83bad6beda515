import { expect, it } from 'vitest';
import { looksOfficial, toTheMinute } from './rules.ts';

it.each(['2026-11-22T10:15:00.000Z', '2026-11-22T10:15:00.001Z', '2026-11-22T10:15:59.999Z'])(
  'tells no more of %s than its minute',
  (instant) => {
    expect(toTheMinute(instant)).toBe('2026-11-22T10:15:00.000Z');
  },
);

it.each([
  ...['Admin', ' A.D.M.I.N ', 'Adm1n', 'AdmIn', 'ADMÍN', 'ａｄｍｉｎ', 'Ground-Anchor', 'Naledi', 'naIedi'],
  ...['\u0410dmin', '\u0410dm\u0456n'],
])('takes %s for an official', (name) => {
  expect(looksOfficial(name, ['naledi'])).toBe(true);
});

it.each(['Anonymous', 'Captain Hindsight', 'Adminton', 'Nale', '...', '😀'])('leaves %s to anyone', (name) => {
  expect(looksOfficial(name, ['naledi', ''])).toBe(false);
});
