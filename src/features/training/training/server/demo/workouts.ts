import { addDemoRows } from '#demo/rows.ts';
import type { Write } from '#server/write.ts';
import { type Exercise, type Exercises, type IconName, tips, workouts } from '../../contract.ts';
import { tipTable, workoutTable } from '../queries.ts';
import { demoTips } from './tips.ts';

const day = 24;

/** A workout a week, the last of them yesterday, and a tip every other day. */
export async function addDemoTraining(write: Write): Promise<void> {
  const workoutRows = demoWorkouts.map((workout, at) => ({
    ...workout,
    hoursAgo: ((demoWorkouts.length - 1 - at) * 7 + 1) * day,
  }));
  const tipRows = demoTips.map((tip, at) => ({ ...tip, hoursAgo: (demoTips.length - at) * 2 * day }));
  await addDemoRows(write, workouts, workoutTable, workoutRows);
  await addDemoRows(write, tips, tipTable, tipRows);
}

export interface DemoWorkout {
  title: string;
  description: string;
  duration?: string;
  exercises: Exercises;
  featured?: true;
}

/** Sets of so many repetitions. */
const reps = (name: string, sets: number, count: number | string, description?: string): Exercise => ({
  name,
  sets: String(sets),
  reps: String(count),
  ...(description && { description }),
});

/** Sets of a duration. */
const hold = (name: string, sets: number, duration: string, description?: string): Exercise => ({
  name,
  sets: String(sets),
  duration,
  ...(description && { description }),
});

/** One set of a duration. */
const go = (name: string, duration: string, icon?: IconName, description?: string): Exercise => ({
  name,
  duration,
  ...(icon && { icon }),
  ...(description && { description }),
});

export const demoWorkouts: DemoWorkout[] = [
  {
    title: 'Ten-Minute Wake-Up',
    description: 'For the mornings before an eight o’clock lecture. Beside the bed, in socks.',
    duration: '10 mins',
    exercises: [
      go('March on the spot', '60 secs', 'walking'),
      reps('Slow squat', 2, 10, 'Three counts down, one up.'),
      reps('Press-up on the desk', 2, 8),
      hold('Plank on the forearms', 2, '20 secs'),
      go('Reach and fold', '60 secs', 'sun', 'Tall on the breath in, long on the breath out.'),
    ],
  },
  {
    title: 'Resistance Band Full Body',
    description: 'One long band from the gear cupboard and a door that closes well.',
    duration: '35 mins',
    exercises: [
      reps('Band row', 3, 12, 'Elbows brush the ribs.'),
      reps('Band squat', 3, 15),
      reps('Overhead press', 3, 10),
      reps('Pull-apart', 3, 15, 'Straight arms, shoulders low.'),
      reps('Side steps', 2, '12 each way', 'Band above the knees.'),
      hold('Hollow hold', 3, '25 secs'),
    ],
  },
  {
    title: 'First Five Kilometres',
    description: 'Three easy outings a week around the residence. Run so slowly that you can talk.',
    duration: '30 mins',
    exercises: [
      {
        day: 'Tuesday',
        exercises: [
          go('Brisk walk', '5 mins', 'walking'),
          { name: 'Run and walk', sets: '6', reps: '2 mins run, 1 min walk', icon: 'running' },
          go('Easy walk', '5 mins', 'walking'),
        ],
      },
      {
        day: 'Thursday',
        exercises: [
          go('Brisk walk', '5 mins', 'walking'),
          { name: 'Hill walk', sets: '4', duration: '2 mins', description: 'Up the library road, stroll back down.' },
          hold('Calf stretch', 2, '30 secs', 'Each leg.'),
        ],
      },
      {
        day: 'Saturday',
        exercises: [
          go('Steady run', '20 mins', 'running', 'Walk whenever you like, then go on.'),
          go('Stretch together', '10 mins', 'users'),
        ],
      },
    ],
  },
  {
    title: 'Study-Break Mobility',
    description: 'Hips, back and shoulders after hours at a desk. No sweat, no change of clothes.',
    duration: '15 mins',
    exercises: [
      reps('Cat and cow', 2, 8),
      reps('Open the book', 2, '6 each side', 'On your side, knees stacked, follow the hand with your eyes.'),
      hold('Half-kneeling hip stretch', 2, '40 secs', 'Tuck the tail, don’t lean.'),
      reps('Wall angels', 2, 10),
      go('Look far away', '60 secs', 'eye', 'Out of the window, at the furthest tree.'),
    ],
  },
  {
    title: 'Netball Footwork & Landing',
    description: 'Quick feet, quiet landings. For netballers, and for every knee that jumps.',
    duration: '40 mins',
    exercises: [
      { ...reps('Ladder, two feet in', 4, 'one length'), focus: 'Speed', icon: 'stopwatch' },
      { ...reps('Jump, land, hold', 3, 6, 'Land on both feet and count to three.'), focus: 'Landing' },
      { ...reps('Single-leg land', 3, '5 each leg', 'Knee over the middle toe.'), focus: 'Landing' },
      { ...hold('Shadow a partner', 4, '30 secs', 'They move, you mirror, one metre apart.'), focus: 'Reaction' },
      { ...reps('Calf raise', 3, 15), focus: 'Strength' },
      { ...go('Walk and breathe', '5 mins', 'wind'), focus: 'Cool-down' },
    ],
  },
  {
    title: 'Dumbbell Strength, Upper & Lower',
    description: 'Two sessions with one pair of dumbbells. Leave two repetitions in the tank.',
    duration: '45 mins',
    exercises: [
      {
        day: 'Day 1: Upper body',
        exercises: [
          reps('Floor press', 4, 8),
          reps('One-arm row', 4, '8 each side', 'Flat back, pull to the hip.'),
          reps('Shoulder press', 3, 8),
          reps('Curl to press', 2, 12),
        ],
      },
      {
        day: 'Day 2: Lower body',
        exercises: [
          reps('Goblet squat', 4, 8),
          reps('Romanian deadlift', 4, 8, 'Push the hips back until the hamstrings say so.'),
          reps('Split squat', 3, '8 each leg'),
          reps('Farmer’s walk', 3, '30 metres'),
        ],
      },
    ],
  },
  {
    title: 'Rugby Engine',
    description: 'Down, up and going again: short, hard work with full rests between the rounds.',
    duration: '35 mins',
    exercises: [
      reps('Shuttle, 5-10-5', 6, 'one run', 'Walk back, start fresh.'),
      reps('Down and up', 4, 6, 'Chest to the grass, on your feet in one move.'),
      reps('Bear crawl', 4, '15 metres'),
      hold('Wrestle for grip', 3, '20 secs', 'With a partner of your size.'),
      reps('Neck hold with a towel', 3, '10 secs each way'),
    ],
  },
  {
    title: 'Amapiano Cardio',
    description: 'A playlist, some floor, and nobody watching. Follow the log drum.',
    duration: '25 mins',
    exercises: [
      go('Step and sway', '4 mins', 'smile'),
      go('Low groove', '5 mins', 'fire', 'Knees soft, hips back: your thighs will know.'),
      go('Shuffle and kick', '6 mins', 'heartbeat'),
      go('Freestyle', '6 mins', 'users'),
      go('Slow song', '4 mins', 'spa'),
    ],
  },
  {
    title: 'Exam-Week Reset',
    description: 'Small doses through the week that cost less time than they give back.',
    duration: '20 mins',
    exercises: [
      {
        day: 'Monday',
        exercises: [go('Walk without a phone', '15 mins', 'walking'), reps('Squat', 2, 15)],
      },
      {
        day: 'Wednesday',
        exercises: [
          go('Easy spin or stairs', '12 mins', 'biking'),
          reps('Press-up', 3, '6 to 10'),
          hold('Child’s pose', 2, '45 secs'),
        ],
      },
      { day: 'Friday', exercises: [] },
      {
        day: 'Sunday',
        exercises: [go('Long walk with a friend', '30 mins', 'users'), go('Stretch before bed', '8 mins', 'moon')],
      },
    ],
  },
  {
    title: 'Courtside Conditioning',
    description: 'Three days, no equipment: legs that last four quarters and a trunk that holds its shape.',
    duration: '30 mins',
    featured: true,
    exercises: [
      {
        day: 'Monday: Legs',
        exercises: [
          reps('Tempo squat', 3, 12, 'Three counts down, one up.'),
          reps('Reverse lunge', 3, '10 each leg'),
          reps('Skater jump', 3, '8 each side', 'Stick the landing before the next one.'),
          hold('Wall sit', 2, '45 secs'),
        ],
      },
      {
        day: 'Wednesday: Engine',
        exercises: [
          go('Skip without a rope', '3 mins', 'heartbeat'),
          reps('Baseline to free-throw line', 6, 'there and back', 'Touch the line every time.'),
          reps('Defensive slide', 4, '20 secs on, 40 off'),
          reps('Mountain climber', 3, 30),
        ],
      },
      {
        day: 'Friday: Trunk & balance',
        exercises: [
          hold('Side plank', 3, '25 secs', 'Each side; top hip stays high.'),
          reps('Dead bug', 3, '8 each side'),
          reps('Single-leg reach', 3, '8 each leg'),
          go('Breathe lying down', '3 mins', 'wind', 'Four counts in, six out.'),
        ],
      },
    ],
  },
];
