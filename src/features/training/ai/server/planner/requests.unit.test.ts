import { describe, expect, it } from 'vitest';
import {
  avoidables,
  cares,
  equipments,
  focuses,
  goals,
  levels,
  maxMinutes,
  minMinutes,
  type PlannedExercise,
  Workout,
  type WorkoutWish,
} from '../../contract.ts';
import { exercises } from './catalogue/exercises.ts';
import { makeWorkout } from './planning/make-workout.ts';
import { hashToChance } from './planning/seeded-order.ts';
import { requests } from './testing/requests.ts';
import { understandWorkout } from './understanding/understand-workout.ts';

const known = new Map(exercises.map((exercise) => [exercise.name, exercise]));
const findEntry = ({ name }: PlannedExercise) => known.get(name) ?? expect.fail(`${name} is in no catalogue`);

/** Names that must never appear in a plan. The list is independent of the loads that the planner uses. */
const forbiddenNames: Readonly<Partial<Record<string, RegExp>>> = {
  knees:
    /jump|\bhop|skip|bound|burpee|shuttle|jog|\brun|lunge|pistol|goblet|front squat|back squat|leg press|deep squat|kneel|knee push-up|knee side plank|bird dog|^cat-cow|child.s pose|donkey|fire hydrant|thread the needle/i,
  shoulders: /overhead|shoulder press|arnold|dip|(?<!wall |incline )push-up|pull-up|chin-up|burpee|pike|windmill/i,
  back: /deadlift|sit-up|russian|barbell row|back squat|kettlebell swing|^leg raise$|v-up|jump|burpee/i,
  wrists: /push-up|^(high plank|bear crawl|burpee|mountain climber|diamond|plank jack|renegade)/i,
  ankles: /jump|\bhop|skip|bound|(?<!bike )sprint|jog|\brun|calf raise|pistol|(?<!step-back )burpee/i,
  hips: /lateral lunge|pigeon|curtsy|pistol|jump|kettlebell swing/i,
  neck: /^crunch|bicycle crunch|sit-up|back squat|overhead press|neck side/i,
  elbows: /diamond|dip|chin-up|barbell curl/i,
  pregnancy:
    /jump|\bhop|skip|burpee|plank|(?<!side )crunch|sit-up|deadlift|barbell|\brun|cobra|(?<!side-)lying|supine|bridge/i,
  heart: /jump|\bhop|skip|burpee|sprint|deadlift|barbell|plank|\brun/i,
  illness: /jump|\bhop|skip|burpee|sprint|deadlift|barbell|plank|\brun/i,
  jumping: /jump|\bhop|\bskip|bound|(?<!step-back )burpee|jumping jack/i,
  running: /jog|(?<!bike )sprint|\brunning|high knees/i,
  burpees: /burpee/i,
  squats: /squat/i,
  lunges: /lunge/i,
  'push-ups': /push-up/i,
  planks: /plank/i,
  'sit-ups': /sit-up|(?<!side )crunch/i,
};

describe('real requests', () => {
  it('are at least a hundred', () => expect(requests.length).toBeGreaterThanOrEqual(100));

  it.each(requests)('%s', (request, understood) => {
    const wish = understandWorkout(request);
    expect(wish).toMatchObject(understood);
    const workout = makeWorkout(request, wish);
    expect(Workout.safeParse(workout).error?.issues).toBeUndefined();
    expect(findAllFaults(workout)).toEqual([]);
    expect(makeWorkout(request, understandWorkout(request))).toEqual(workout);
  });
});

describe('any combination of parts', () => {
  it('makes a valid plan', () => {
    for (let number = 0; number < 300; number += 1) {
      const wish = wishBy((key) => hashToChance(`${number} ${key}`));
      const workout = makeWorkout(`request ${number}`, wish);
      expect(findAllFaults(workout)).toEqual([]);
    }
  });
});

function wishBy(chance: (key: string) => number): WorkoutWish {
  const pick = <T>(options: readonly T[], key: string) => options[Math.floor(chance(key) * options.length)];
  const some = <T>(options: readonly T[], share: number) => options.filter((option) => chance(String(option)) < share);
  return {
    goal: pick(goals, 'goal') ?? 'fitness',
    level: pick(levels, 'level') ?? 'beginner',
    minutes: minMinutes + Math.floor(chance('minutes') * (maxMinutes - minMinutes + 1)),
    days: pick([1, 1, 1, 2, 3, 5, 7], 'days') ?? 1,
    equipment: some(equipments, 0.2),
    focus: some(focuses, 0.15),
    careful: some(cares, 0.12),
    without: some(avoidables, 0.12),
  };
}

const findAllFaults = ({ exercises: planned, understood }: Workout) =>
  Array.from({ length: understood.days }, (_, at) => planned.filter(({ day }) => day === at + 1)).flatMap((session) =>
    findFaults(session, understood),
  );

/** Lists all faults of one session. */
function findFaults(session: readonly PlannedExercise[], wish: WorkoutWish): string[] {
  const seconds = session.reduce((sum, exercise) => sum + exercise.seconds, 0);
  const checks: [holds: boolean, fault: string][] = [
    [Math.abs(seconds - wish.minutes * 60) <= wish.minutes * 6, `${seconds / 60} minutes instead of ${wish.minutes}`],
    [session.length >= 4, `${session.length} exercises`],
    [new Set(session.map(({ name }) => name)).size === session.length, 'an exercise twice'],
    [new Set(session.map(({ part }) => part)).size === 3, 'a part is missing'],
    [session.filter(({ part }) => part === 'main').length >= 3, 'hardly a main part'],
    ...session.map((exercise): [boolean, string] => [
      hasItsEquipment(exercise, wish),
      `${exercise.name} without its equipment`,
    ]),
    ...session.map((exercise): [boolean, string] => [!isForbidden(exercise, wish), `${exercise.name} in spite of all`]),
  ];
  return checks.flatMap(([holds, fault]) => (holds ? [] : [fault]));
}

function hasItsEquipment(exercise: PlannedExercise, { equipment: there }: WorkoutWish): boolean {
  const { equipment } = findEntry(exercise);
  return equipment === null || there.includes('gym') || there.includes(equipment);
}

const isForbidden = ({ name }: PlannedExercise, { careful, without }: WorkoutWish) =>
  [...careful, ...without].some((care) => forbiddenNames[care]?.test(name));
