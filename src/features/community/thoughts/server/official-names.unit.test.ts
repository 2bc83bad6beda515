import { expect, it } from 'vitest';
import { looksOfficial } from './commands.ts';

it.each([
  ...['Admin', ' A.D.M.I.N ', 'Adm1n', 'AdmIn', 'ADMÍN', 'ａｄｍｉｎ', 'Ground-Anchor', 'Naledi', 'naIedi'],
  ...['\u0410dmin', '\u0410dm\u0456n'],
])('reserves the name %s for officials', (name) => {
  expect(looksOfficial(name, ['naledi'])).toBe(true);
});

it.each(['Anonymous', 'Captain Hindsight', 'Adminton', 'Nale', '...', '😀'])('allows the name %s to anyone', (name) => {
  expect(looksOfficial(name, ['naledi', ''])).toBe(false);
});
