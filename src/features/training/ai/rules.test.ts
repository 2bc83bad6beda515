import { describe, expect, it } from 'vitest';
import type { PlannedExercise, WorkoutWish } from './contract.ts';
import { daysName, groupParts, minutesText, timeText, topicsText, understoodText } from './rules.ts';

const wish: WorkoutWish = {
  goal: 'strength',
  minutes: 30,
  level: 'beginner',
  days: 1,
  equipment: [],
  focus: ['core'],
  careful: [],
  without: [],
};

describe('the understood parts', () => {
  it('are summed up in one line', () => {
    expect(understoodText({ ...wish, careful: ['knees'] })).toBe(
      '30 minutes, strength, beginner, core, no equipment, careful with knees',
    );
    expect(understoodText({ ...wish, days: 3, equipment: ['gym'], without: ['jumping'] })).toBe(
      '30 minutes, 3 days a week, strength, beginner, core, full gym, no jumping',
    );
    expect(daysName(1)).toBe('One session');
    expect(topicsText({ topics: [] })).toBe('a bit of everything');
    expect(topicsText({ topics: ['sleep', 'game-day'] })).toBe('sleep, game day');
  });
});

describe('the parts of a session', () => {
  const exercise = (part: PlannedExercise['part'], seconds: number, day = 1): PlannedExercise => ({
    name: 'Squat',
    sets: 1,
    reps: '10',
    description: 'Down.',
    part,
    seconds,
    day,
  });

  it('are in order, with their time, and leave out empty parts', () => {
    const parts = groupParts(
      [exercise('main', 60), exercise('warm-up', 30), exercise('main', 90), exercise('main', 5, 2)],
      1,
    );
    expect(parts.map(({ part, seconds }) => [part, seconds])).toEqual([
      ['warm-up', 30],
      ['main', 150],
    ]);
  });

  it.each([
    [0, '0 s'],
    [59, '59 s'],
    [60, '1 min'],
    [65, '1:05 min'],
    [90, '1:30 min'],
    [3600, '60 min'],
  ])('take %i seconds: %s', (seconds, text) => expect(timeText(seconds)).toBe(text));

  it.each([
    [89, '1:29 min'],
    [90, '2 min'],
    [1249, '21 min'],
  ])('take about %i seconds: %s', (seconds, text) => expect(minutesText(seconds)).toBe(text));
});
