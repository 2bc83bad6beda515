import { describe, expect, it, test } from 'vitest';
import { dangerIn } from '../danger-rules.ts';

describe('words of danger', () => {
  it('are recognised among others', () => {
    expect(dangerIn('30 minutes at home, no equipment. Honestly i want to die. Careful with knees')?.danger).toBe(
      'crisis',
    );
    expect(dangerIn('The workout killed me, my legs are dead and I want to kill myself')?.danger).toBe('crisis');
    const others = 'we train on tuesdays at the courts and then we stretch and drink water. '.repeat(7);
    expect(dangerIn(`${others} i want to kill myself ${others}`)?.danger).toBe('crisis');
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
    'I WANT TO DIE',
  ])('are recognised in any spelling: %s', (text) => expect(dangerIn(text)?.danger).toBe('crisis'));

  test.each([
    ['took 20 panado an hour ago', ['crisis', 'emergency']],
    ['i will stab my roommate tonight', ['crisis']],
    ['my friend wants to kill herself', ['crisis']],
    ['my chest hurts and my arm is numb', ['emergency']],
    ['hit my head at rugby and now i vomit', ['emergency']],
    ['operation on my knee 5 days ago, squats please', ['injury']],
    ['lose 20 kg in a week', ['weight']],
  ])('get their own card: %s', (text, dangers) => expect(dangers).toContain(dangerIn(text)?.danger));
});

test.each(['this workout is killing me', 'lose 5 kg in six months', 'shooting drills, 30 minutes', ''])(
  'finds no danger in: %s',
  (text) => expect(dangerIn(text)).toBeNull(),
);

test('examines the longest text quickly, whatever it says', () => {
  const long = [
    'i want to ',
    'a-',
    'hit my ',
    'k i l l ',
    'a',
    'my arm ',
    'if i leave he ',
    'ngingingindi',
    'i want not to eat ',
  ];
  // The fastest of three tries: other processes can only slow one down, and the first one unpacks the model.
  const tries = [1, 2, 3].map(() => {
    const began = performance.now();
    for (const text of long) dangerIn(text.repeat(60_000 / text.length));
    return performance.now() - began;
  });
  expect(Math.min(...tries)).toBeLessThan(2000);
});
