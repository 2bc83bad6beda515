import type {
  Avoidable,
  Care,
  Diet,
  Equipment,
  Focus,
  Goal,
  Level,
  PlannedExercise,
  TipTopic,
  TipWish,
  WorkoutPart,
  WorkoutWish,
} from './contract.ts';

export const goalNames: Readonly<Record<Goal, string>> = {
  fitness: 'All-round fitness',
  strength: 'Strength',
  muscle: 'Muscle',
  'fat-loss': 'Fat loss',
  endurance: 'Endurance',
  mobility: 'Mobility',
  explosiveness: 'Speed and power',
};

export const levelNames: Readonly<Record<Level, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

export const equipmentNames: Readonly<Record<Equipment, string>> = {
  dumbbells: 'Dumbbells',
  kettlebell: 'Kettlebell',
  barbell: 'Barbell',
  band: 'Resistance band',
  chair: 'Chair or bench',
  'pull-up-bar': 'Pull-up bar',
  rope: 'Skipping rope',
  'medicine-ball': 'Medicine ball',
  gym: 'Full gym',
};

export const focusNames: Readonly<Record<Focus, string>> = {
  'full-body': 'Full body',
  'upper-body': 'Upper body',
  'lower-body': 'Lower body',
  core: 'Core',
  arms: 'Arms',
  chest: 'Chest',
  back: 'Back',
  shoulders: 'Shoulders',
  legs: 'Legs',
  glutes: 'Glutes',
};

export const careNames: Readonly<Record<Care, string>> = {
  knees: 'Careful with knees',
  shoulders: 'Careful with shoulders',
  back: 'Careful with the back',
  wrists: 'Careful with wrists',
  ankles: 'Careful with ankles',
  hips: 'Careful with hips',
  neck: 'Careful with the neck',
  elbows: 'Careful with elbows',
  pregnancy: 'Gentle: pregnancy',
  heart: 'Gentle: heart or chest',
  illness: 'Gentle: illness or injury',
};

export const avoidableNames: Readonly<Record<Avoidable, string>> = {
  jumping: 'No jumping',
  running: 'No running',
  burpees: 'No burpees',
  squats: 'No squats',
  lunges: 'No lunges',
  'push-ups': 'No push-ups',
  'pull-ups': 'No pull-ups',
  planks: 'No planks',
  'sit-ups': 'No sit-ups',
  deadlifts: 'No deadlifts',
  floor: 'Nothing on the floor',
  legs: 'No legs',
  arms: 'No arms',
  core: 'No core',
};

export const topicNames: Readonly<Record<TipTopic, string>> = {
  nutrition: 'Food',
  hydration: 'Drinking',
  budget: 'Small budget',
  sleep: 'Sleep',
  stress: 'Stress',
  exams: 'Exams',
  focus: 'Concentration',
  mood: 'Mood',
  friends: 'Friends',
  motivation: 'Motivation',
  training: 'Training',
  'game-day': 'Game day',
  recovery: 'Recovery',
  injury: 'Injury',
  posture: 'Posture',
  energy: 'Energy',
  immunity: 'Staying well',
  weight: 'Weight',
  screens: 'Screens',
};

export const dietNames: Readonly<Record<Diet, string>> = {
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  halaal: 'Halaal',
  'no-nuts': 'No nuts',
  'no-dairy': 'No dairy',
  'no-gluten': 'No gluten',
  'no-eggs': 'No eggs',
  'no-fish': 'No fish',
};

export const partNames: Readonly<Record<WorkoutPart, string>> = {
  'warm-up': 'Warm-up',
  main: 'Main part',
  'cool-down': 'Cool-down',
};

export const noEquipment = 'No equipment';
export const daysName = (days: number): string => (days === 1 ? 'One session' : `${days} days a week`);

/** The understood parts in one line: '30 minutes, strength, no equipment, careful with knees'. */
export function understoodText({
  goal,
  minutes,
  level,
  days,
  equipment,
  focus,
  careful,
  without,
}: WorkoutWish): string {
  const parts = [
    `${minutes} minutes`,
    ...(days > 1 ? [daysName(days)] : []),
    goalNames[goal],
    levelNames[level],
    ...focus.map((one) => focusNames[one]),
    ...(equipment.length === 0 ? [noEquipment] : equipment.map((one) => equipmentNames[one])),
    ...careful.map((one) => careNames[one]),
    ...without.map((one) => avoidableNames[one]),
  ];
  return parts.join(', ').toLowerCase();
}

export const topicsText = ({ topics, diet = [] }: TipWish): string =>
  [
    ...(topics.length === 0 ? ['a bit of everything'] : topics.map((topic) => topicNames[topic])),
    ...diet.map((one) => dietNames[one]),
  ]
    .join(', ')
    .toLowerCase();

export interface PlanPart {
  part: WorkoutPart;
  seconds: number;
  exercises: PlannedExercise[];
}

/** One session's parts in their order; empty parts are left out. */
export function groupParts(exercises: readonly PlannedExercise[], day: number): PlanPart[] {
  const ofDay = exercises.filter((exercise) => exercise.day === day);
  return (['warm-up', 'main', 'cool-down'] as const)
    .map((part) => ofDay.filter((exercise) => exercise.part === part))
    .flatMap((inPart) => {
      const [first] = inPart;
      const seconds = inPart.reduce((sum, exercise) => sum + exercise.seconds, 0);
      return first ? [{ part: first.part, seconds, exercises: inPart }] : [];
    });
}

/** Whole minutes ('4 min') for sums of more exact times; times under 90 s stay exact. */
export const minutesText = (seconds: number): string =>
  seconds < 90 ? timeText(seconds) : `${Math.round(seconds / 60)} min`;

/** Writes a time as '45 s', '4 min' or '4:30 min'. */
export function timeText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`} min`;
}
