import { expect, test } from 'vitest';
import { type Message, toBody } from './message-rules.ts';

const message: Message = { kind: 'final', village: 'Arena', title: '', text: 'Final', path: '/games/7' };
const sent = { createdAt: '2026-11-28T18:00:00.000Z', origin: 'https://arena.example.org' };
const embed = (title: string) => JSON.parse(toBody('discord', { ...message, title }, sent)).embeds[0];

test.each([
  ["Ou Manne's 6", "Ou Manne's 6"],
  ['**Bold** _7 Up_ `x` ~y~ ||z||', '\\*\\*Bold\\*\\* \\_7 Up\\_ \\`x\\` \\~y\\~ \\|\\|z\\|\\|'],
  ['<@&123> # > [a](b)', '\\<@&123\\> \\# \\> \\[a\\]\\(b\\)'],
  ['back\\slash', 'back\\\\slash'],
])('Discord shows %s as it is written', (typed, shown) => expect(embed(typed).title).toBe(shown));

test.each([
  ['a'.repeat(256), 'a'.repeat(256)],
  ['a'.repeat(257), `${'a'.repeat(255)}…`],
  [`${'a'.repeat(254)}🏐aa`, `${'a'.repeat(254)}…`],
  [`${'a'.repeat(254)}*aa`, `${'a'.repeat(254)}…`],
])('a long title ends within what Discord takes', (typed, shown) => expect(embed(typed).title).toBe(shown));

test('without an own address nothing links to the app', () => {
  const unknown = { ...sent, origin: undefined };
  expect(JSON.parse(toBody('json', message, unknown))).toEqual({
    ...{ type: 'game.final', version: 1, timestamp: sent.createdAt },
    data: { village: 'Arena', title: '', text: 'Final', url: null },
  });
  expect(toBody('discord', message, unknown)).not.toContain('"url"');
  expect(JSON.parse(toBody('json', message, sent)).data.url).toBe('https://arena.example.org/games/7');
});
