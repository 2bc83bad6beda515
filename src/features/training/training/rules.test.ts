import { describe, expect, it } from 'vitest';
import { amountText, exercisesIn, isByDay, wordsIn } from './rules.ts';

describe('a training', () => {
  it('is by day when its entries hold exercises', () => {
    expect(isByDay([{ day: 'Monday', exercises: [] }])).toBe(true);
    expect(isByDay([{ name: 'Squat' }])).toBe(false);
    expect(isByDay([])).toBe(false);
  });
});

describe('the words of a training', () => {
  it('are those of its days, its exercises and what they are for, without amounts', () => {
    const squat = { name: 'Squat', sets: '3', reps: '12', focus: 'Legs', description: 'Slow.' };
    expect(
      wordsIn([squat, { name: 'Plank' }])
        .join(' ')
        .trim(),
    ).toBe('Squat Legs Slow. Plank');
    expect(wordsIn([{ day: 'Monday', exercises: [squat] }])).toEqual(['Monday', 'Squat Legs Slow.']);
    expect(exercisesIn([{ day: 'Rest', exercises: [] }])).toEqual([]);
    expect(wordsIn([])).toEqual([]);
  });
});

describe('the amount of an exercise', () => {
  it.each([
    [{ sets: '3', reps: '12' }, '3 × 12'],
    [{ sets: '4', duration: '30 secs' }, '4 × 30 secs'],
    [{ sets: '3', reps: '10', duration: '5 mins' }, '3 × 10, 5 mins'],
    [{ duration: '10 mins' }, '10 mins'],
    [{ reps: '20' }, '20 reps'],
    [{ reps: '10 each side' }, '10 each side'],
    [{ sets: '1' }, '1 set'],
    [{ sets: '5' }, '5 sets'],
    [{ sets: 'until tired' }, 'until tired'],
    [{ sets: '2 sets', reps: '10' }, '2 sets × 10'],
    [{}, ''],
  ])('of %o is %s', (details, amount) => {
    expect(amountText({ name: 'Squat', ...details })).toBe(amount);
  });
});
