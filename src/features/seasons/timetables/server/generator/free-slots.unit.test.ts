import { expect, it } from 'vitest';
import type { TimetableQuestion } from '../../contract.ts';
import { findFreeSlots } from './free-slots.ts';

const slot = (day: string, from = '18:00') => ({ court: 'hall', day, from, minutes: 60 });
const days = ['2026-02-03', '2026-02-04', '2026-02-10', '2026-02-17'];
const game = (id: string, home: string, away: string) => ({
  id,
  competition: 'c',
  home: { team: home },
  away: { team: away },
  group: null,
  round: null,
  stage: 1,
  minutes: 60,
});

const question: TimetableQuestion = {
  name: 'Term 1',
  firstDay: '2026-02-02',
  lastDay: '2026-02-28',
  teams: ['Ants', 'Bees', 'Cats', 'Dogs'].map((id) => ({ id, name: `The ${id}`, absences: [] })),
  courts: [{ id: 'hall', venue: 'Hall', name: '' }],
  slots: days.flatMap((day) => [slot(day), slot(day, '19:00')]),
  competitions: [
    {
      id: 'c',
      name: 'League',
      restDays: 0,
      gamesPerDay: 1,
      gamesPerWeek: null,
      daysBetweenReturns: 0,
      breakMinutes: 0,
    },
  ],
  games: [game('ab', 'Ants', 'Bees'), game('cd', 'Cats', 'Dogs'), game('ac', 'Ants', 'Cats')],
  windows: [{ teams: [], side: 'either', days: 3, most: 1, penalty: 1, isHard: false }],
  together: [],
  busy: [],
  daysOff: [],
};

const plan = [
  { game: 'ab', slot: slot('2026-02-03') },
  { game: 'cd', slot: slot('2026-02-10') },
  { game: 'ac', slot: slot('2026-02-17') },
];

it('offers the free slots for a game, the best first, and says what is unwelcome about the others', () => {
  const found = findFreeSlots(question, plan, 'ac');
  const texts = found.map(({ slot: { day, from } }) => `${day} ${from}`);
  expect(texts).not.toContain('2026-02-03 18:00');
  expect(texts).not.toContain('2026-02-03 19:00');
  expect(texts).toContain('2026-02-17 19:00');
  expect(texts.at(-1)).toMatch('2026-02-04');
  expect(found.at(-1)?.softFaults).toContain('The Ants would play 2 games within 3 days');
  expect(found.map(({ change }) => change)).toEqual([...found.map(({ change }) => change)].sort((a, b) => a - b));
});

it('offers them for a game that has no place yet, too', () => {
  const found = findFreeSlots(question, plan.slice(0, 2), 'ac');
  expect(found.map(({ slot: { day } }) => day)).toContain('2026-02-17');
});
