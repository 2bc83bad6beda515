import { expect, it } from 'vitest';
import { checkPlan } from '../../check-rules.ts';
import type { TimetableQuestion } from '../../contract.ts';
import { gamesOf } from '../../format-rules.ts';
import { makeAmateurLeague } from '../../testing/amateur-league.ts';
import { generate } from './generate.ts';
import { Random } from './random.ts';

const dayText = (day: number) => new Date(Date.UTC(2026, 8, 1) + day * 86_400_000).toISOString().slice(0, 10);

/** A season with every kind of rule, mostly too tight. */
function randomQuestion(random: Random): TimetableQuestion {
  const between = (least: number, most: number) => least + random.below(most - least + 1);
  const chance = (share: number) => random.next() < share;
  const length = between(10, 40);
  const courts = Array.from({ length: between(1, 3) }, (_, at) => ({ id: `k${at}`, venue: 'Hall', name: `${at}` }));
  const slots = Array.from({ length: between(20, 60) }, () => ({
    court: `k${random.below(courts.length)}`,
    day: dayText(random.below(length)),
    from: `${between(16, 20)}:${random.pick(['00', '15', '30']) ?? '00'}`,
    minutes: random.pick([30, 45, 60, 90]) ?? 60,
  }));
  const teams = Array.from({ length: between(4, 9) }, (_, at) => ({
    id: `t${at}`,
    name: `Team ${at}`,
    absences: Array.from({ length: random.below(3) }, () => {
      const from = random.below(length);
      const side = random.pick(['home', 'away', undefined] as const);
      return { from: dayText(from), until: dayText(from + random.below(5)), ...(side ? { side } : {}) };
    }),
    ...(chance(0.2) ? { restDays: random.below(4) } : {}),
    ...(chance(0.2) ? { notBefore: '17:30' } : {}),
    ...(chance(0.2) ? { notAfter: '20:45' } : {}),
  }));
  const ids = teams.map(({ id }) => id);
  const rules = () => ({
    restDays: random.below(3),
    gamesPerDay: between(1, 2),
    gamesPerWeek: random.pick([null, 1, 2, 3]) ?? null,
    daysBetweenReturns: random.below(6),
    breakMinutes: random.pick([0, 30]) ?? 0,
  });
  const formats = [
    { kind: 'roundRobin', meetings: between(1, 2) },
    { kind: 'pools', pools: 2, meetings: 1, advance: 2, places: 4 },
    { kind: 'knockout', places: 4 },
    { kind: 'doubleElimination', reset: true },
  ] as const;
  const competitions = ['a', 'b'].map((id) => ({ id, name: id, ...rules() }));
  const games = competitions.flatMap(({ id }) =>
    gamesOf(random.pick(formats) ?? formats[0], { competition: id, teams: random.shuffled(ids), minutes: 30 }),
  );
  return {
    name: 'Random',
    firstDay: dayText(0),
    lastDay: dayText(length - 1),
    teams,
    courts,
    slots,
    competitions,
    games: games.map((game) => ({
      ...game,
      ...(chance(0.05) ? { between: { from: dayText(2), until: dayText(8) } } : {}),
      ...(chance(0.1) ? { courts: ['k0'] } : {}),
    })),
    windows: chance(0.5)
      ? [
          {
            teams: [],
            side: random.pick(['home', 'either'] as const) ?? 'either',
            days: 5,
            most: 2,
            penalty: 1,
            isHard: true,
          },
        ]
      : [],
    together: [
      { teams: ['t0', 't1'], players: null },
      { teams: ['t2', 't3'], players: 2 },
    ],
    busy: [{ court: 'k0', day: dayText(3), from: '18:00', minutes: 90, teams: ['t0'], title: 'Friendly' }],
    daysOff: [{ from: dayText(5), until: dayText(6), reason: 'Tests' }],
  };
}

it.each(Array.from({ length: 40 }, (_, seed) => seed))('season %i has no clash that the checker finds', (seed) => {
  const question = randomQuestion(new Random(seed));
  const plan = generate(question, { rounds: 8, seed });
  const hard = checkPlan(question, plan.placements).filter(({ isHard }) => isHard);
  expect(hard).toEqual([]);
  expect(plan.placements.length + plan.unplaced.length).toBe(question.games.length);
});

it('an indoor league of 15 teams over 273 days has none either', () => {
  const league = makeAmateurLeague({ seed: 5, teams: 15, days: 273, homeDays: [15, 20], absences: [10, 30] });
  const { placements } = generate(league, { rounds: 400 });
  expect(checkPlan(league, placements).filter(({ isHard }) => isHard)).toEqual([]);
});
