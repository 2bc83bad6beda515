import { describe, expect, it, test } from 'vitest';
import { dangerIn } from './danger.ts';
import { type Danger, dangers } from './dangers.ts';
import { inDangerWords } from './testing/danger-words.ts';
import { harmlessWords } from './testing/harmless-words.ts';

const linesOf = (words: string) => words.trim().split('\n');

const inDanger = readDangers();
const harmless = linesOf(harmlessWords);

describe('words of people in danger', () => {
  it('are listed, 300 and more of them', () => expect(inDanger.length).toBeGreaterThanOrEqual(300));

  test.each(inDanger)('are recognised: %s: %s', (danger, text) => {
    expect(dangerIn(text)).toBe(danger);
    expect(dangerIn(text.toUpperCase())).toBe(danger);
  });

  it('are recognised among others', () => {
    expect(dangerIn('30 minutes at home, no equipment. Honestly i want to die. Careful with knees')).toBe('crisis');
    expect(dangerIn('The workout killed me, my legs are dead and I want to kill myself')).toBe('crisis');
    const others = 'we train on tuesdays at the courts and then we stretch and drink water. '.repeat(7);
    expect(dangerIn(`${others} i want to kill myself ${others}`)).toBe('crisis');
  });

  test.each([
    'k i l l   m y s e l f',
    'k.i.l.l m.y.s.e.l.f',
    'k_i_l_l myself',
    'kill_myself',
    'k1ll mys3lf',
    'i want to di3',
    'i want to d\u200bi\u200be',
    'i wánt tö dïe',
    'і want tо diе',
    'i want to die 😭💔',
  ])('are recognised in any spelling: %s', (text) => expect(dangerIn(text)).toBe('crisis'));
});

describe('harmless words that sound like danger', () => {
  it('are listed, 300 and more of them', () => expect(harmless.length).toBeGreaterThanOrEqual(300));

  it('are mistaken for danger once in a hundred at most', () => {
    const mistaken = harmless.filter((text) => dangerIn(text) !== null);
    expect(mistaken.map((text) => `${text}: ${dangerIn(text)}`).slice(Math.floor(harmless.length / 100))).toEqual([]);
  });
});

test('checks the longest text quickly, whatever it says', () => {
  const longest = [
    'i want to '.repeat(100),
    'a-'.repeat(500),
    'hit my '.repeat(150),
    'k i l l '.repeat(125),
    'a'.repeat(1000),
    'my arm '.repeat(143),
    'if i leave he '.repeat(71),
    'ngingingindi'.repeat(83),
    'i want not to eat '.repeat(55),
  ];
  // The fastest of three tries: other processes can only slow one down, and the first one prepares the rules.
  const tries = [1, 2, 3].map(() => {
    const began = performance.now();
    for (const text of longest) dangerIn(text);
    return performance.now() - began;
  });
  expect(Math.min(...tries)).toBeLessThan(2000);
});

function readDangers(): [Danger, string][] {
  let danger: Danger | undefined;
  return linesOf(inDangerWords).flatMap((line): [Danger, string][] => {
    const heading = dangers.find((one) => line === `== ${one}`);
    danger = heading ?? danger;
    return heading || !danger ? [] : [[danger, line]];
  });
}
