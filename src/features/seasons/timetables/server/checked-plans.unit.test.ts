import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWholeRun, repeats } from '#testing/whole-run.ts';
import { checkPlan } from '../check-rules.ts';
import type { Format, Slot, TimetableGame, TimetableQuestion } from '../contract.ts';
import { gamesOf } from '../format-rules.ts';
import { measurePlan } from '../measure-rules.ts';
import { weightsOf } from '../weight-rules.ts';
import { generate } from './generator/generate.ts';

const numRuns = repeats('PLAN_RUNS', 200, 2000);

const dayAt = (index: number): string => new Date(Date.UTC(2026, 1, 2 + index)).toISOString().slice(0, 10);
const times = ['00:00', '10:00', '10:15', '10:30', '11:00', '18:00', '18:45', '20:00', '23:30'];
const dayCount = 28;

/** Once in five: a question that asks for everything at once has hardly a plan. */
const maybe = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 4 }, { arbitrary: value, weight: 1 });
const day = fc.nat(dayCount - 1).map(dayAt);
const time = fc.constantFrom(...times);
const number = (min: number, max: number) => fc.integer({ min, max });
const span = fc
  .tuple(fc.nat(dayCount - 1), fc.nat(3))
  .map(([from, more]) => ({ from: dayAt(from), until: dayAt(from + more) }));

const format: fc.Arbitrary<Format> = fc.oneof(
  fc.record({ kind: fc.constant('roundRobin' as const), meetings: number(1, 2) }),
  fc.record({
    kind: fc.constant('pools' as const),
    pools: number(1, 3),
    meetings: fc.constant(1),
    advance: number(1, 2),
    places: number(1, 4),
  }),
  fc.record({ kind: fc.constant('knockout' as const), places: number(1, 8) }),
  fc.record({ kind: fc.constant('doubleElimination' as const), reset: fc.boolean() }),
  fc.record({ kind: fc.constant('swiss' as const), rounds: number(1, 3) }),
);

const team = (id: string) =>
  fc
    .record({
      restDays: maybe(number(0, 3)),
      absences: fc.array(
        fc
          .tuple(span, maybe(time), maybe(fc.constantFrom('home' as const, 'away' as const)))
          .map(([days, fromTime, side]) => ({ ...days, ...(fromTime && { fromTime }), ...(side && { side }) })),
        { maxLength: 2 },
      ),
      notBefore: maybe(fc.constantFrom('10:15', '18:00')),
      notAfter: maybe(fc.constantFrom('20:00', '23:00')),
    })
    .map(({ restDays, absences, notBefore, notAfter }) => ({
      id,
      name: id,
      absences,
      ...(restDays !== undefined && { restDays }),
      ...(notBefore && { notBefore }),
      ...(notAfter && { notAfter }),
    }));

const ids = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);

/** None goes on after midnight, as playing times of a venue do not. */
const slotOn = (courts: readonly string[]): fc.Arbitrary<Slot> =>
  fc
    .record({ court: fc.constantFrom(...courts), day, from: time, minutes: fc.constantFrom(30, 45, 60, 90) })
    .map((slot) => (slot.from === '23:30' ? { ...slot, minutes: 30 } : slot));

const change = fc.record({
  courts: maybe(fc.constantFrom('h0', 'h1')),
  between: maybe(span),
  after: maybe(fc.nat(30)),
});

/** Two competitions, of which some teams play in both. */
const question: fc.Arbitrary<TimetableQuestion> = fc
  .record({ teams: number(3, 8), courts: number(1, 3), formats: fc.tuple(format, format) })
  .chain(({ teams: count, courts: courtCount, formats }) => {
    const teams = ids('t', count);
    const courts = ids('h', courtCount);
    const pair = fc.shuffledSubarray(teams, { minLength: 2, maxLength: 2 });
    const games = formats.flatMap((kind, at): TimetableGame[] =>
      gamesOf(kind, { competition: `c${at}`, teams: teams.slice(at), minutes: 45 - 15 * at }),
    );
    return fc
      .record({
        teams: fc.tuple(...teams.map(team)),
        slots: fc.array(slotOn(courts), { minLength: 5, maxLength: 150, size: 'max' }),
        standing: fc.array(fc.tuple(fc.nat(40), fc.nat(150)), { maxLength: 5 }),
        competitions: fc.tuple(
          ...formats.map((_, at) =>
            fc.record({
              id: fc.constant(`c${at}`),
              name: fc.constant(`C${at}`),
              restDays: number(0, 2),
              gamesPerDay: number(1, 3),
              gamesPerWeek: fc.option(number(1, 4)),
              daysBetweenReturns: number(0, 6),
              breakMinutes: fc.constantFrom(0, 10, 60),
            }),
          ),
        ),
        changes: fc.array(change, { minLength: games.length, maxLength: games.length }),
        windows: fc.array(
          fc.record({
            teams: fc.subarray(teams, { maxLength: 2 }),
            side: fc.constantFrom('home' as const, 'away' as const, 'either' as const),
            days: number(1, 30),
            most: number(0, 6),
            penalty: number(0, 5),
            isHard: fc.boolean(),
          }),
          { maxLength: 2 },
        ),
        together: fc.array(
          fc
            .tuple(pair, fc.option(number(1, 3)), fc.boolean())
            .map(([[one = '', other = ''], players, isHomeOnly]) => ({
              teams: [one, other] as [string, string],
              players,
              ...(isHomeOnly && players === null && { side: 'home' as const }),
            })),
          { maxLength: 2 },
        ),
        busy: fc.array(
          fc.tuple(slotOn(courts), fc.boolean(), fc.subarray(teams, { maxLength: 2 })).map(([slot, isCourt, own]) => ({
            ...slot,
            // Games of others may go on past midnight.
            minutes: slot.from === '23:30' ? 90 : slot.minutes,
            court: isCourt ? slot.court : null,
            teams: own,
            title: 'Another game',
          })),
          { maxLength: 3 },
        ),
        daysOff: fc.array(
          span.map((days) => ({ ...days, reason: 'Exams' })),
          { maxLength: 2 },
        ),
      })
      .map(({ changes, standing, ...asked }) => ({
        name: 'Random',
        firstDay: dayAt(0),
        lastDay: dayAt(dayCount - 1),
        courts: courts.map((id) => ({ id, venue: `Hall ${id}`, name: '' })),
        ...asked,
        weights: { moved: 3 },
        current: [...new Map(standing)].flatMap(([game, slot]) => {
          const [stands, place] = [games[game], asked.slots[slot]];
          return stands && place ? [{ game: stands.id, slot: place }] : [];
        }),
        games: games.map((game, at): TimetableGame => {
          const { courts: only, between, after } = changes[at] ?? {};
          // Of games before it in the list, so that no two wait for each other.
          const follows = after === undefined ? undefined : games[at - 1 - after]?.id;
          return {
            ...game,
            ...(only && { courts: [only] }),
            ...(between && { between }),
            ...(follows !== undefined && { after: [follows] }),
          };
        }),
      }));
  });

test('the checker finds nothing hard in what the generator makes, and counts the same', () => {
  fc.assert(
    fc.property(question, number(1, 1000), (asked, seed) => {
      const { placements, unplaced, measures } = generate(asked, { seed, rounds: 5 });
      const faults = checkPlan(asked, placements);
      expect(faults.filter(({ isHard }) => isHard)).toEqual([]);
      expect(
        faults
          .filter(({ kind }) => kind === 'unplaced')
          .flatMap(({ games }) => games)
          .toSorted(),
      ).toEqual(unplaced.map(({ game }) => game).toSorted());
      expect(measurePlan(asked, placements, weightsOf(asked))).toEqual(measures);
    }),
    // The gate tries the same ones each time, a whole run others.
    { numRuns, ...(isWholeRun ? {} : { seed: 143 }) },
  );
});
