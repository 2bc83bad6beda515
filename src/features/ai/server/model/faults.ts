import type { Avoidable, Care, TipSheet, Workout, WorkoutWish } from '../../contract.ts';
import { isInstruction } from './plain-words.ts';

const landing = /\b(?:jump|hop|skip(?:s|ping)?\b|bound|burpee|plyo|sprint|box jump)/i;
const heavy = /\b(?:max(?:imal)?|1rm|heavy|barbell)\b/i;

/** Names of exercises that nobody gets who has to be careful, whoever made the plan. */
const forbidden: Readonly<Partial<Record<Care | Avoidable, readonly RegExp[]>>> = {
  knees: [landing, /lunge|pistol|deep squat|jump|barbell (?:back |front )?squat|split squat/i],
  ankles: [landing],
  hips: [landing, /deep squat|pigeon|lateral lunge/i],
  back: [landing, /deadlift|good ?morning|sit-?up|russian twist|kettlebell swing|barbell row/i],
  shoulders: [/overhead press|military press|upright row|\bdips?\b|handstand|snatch|jerk/i],
  wrists: [/handstand|push-?ups?\b|\bclean\b|burpee/i],
  neck: [/neck bridge|headstand|sit-?up|behind.the.neck/i],
  elbows: [/skull ?crusher|\bdips?\b|diamond push/i],
  pregnancy: [landing, heavy, /sit-?up|crunch|plank|supine|lying on your (?:back|front)/i],
  heart: [landing, heavy, /hiit|tabata|all-out/i],
  illness: [landing, heavy, /hiit|tabata|all-out/i],
  jumping: [/\b(?:jump|hop|skip(?:s|ping)?\b|burpee)/i],
  running: [/\b(?:run|jog|sprint)/i],
  burpees: [/burpee/i],
  squats: [/squat/i],
  lunges: [/lunge/i],
  'push-ups': [/push-?ups?\b/i],
  'pull-ups': [/(?:pull|chin)-?ups?\b/i],
  planks: [/plank/i],
  'sit-ups': [/sit-?up|crunch/i],
  deadlifts: [/deadlift/i],
};

/** What a plan may not be shown with, in words that tell the model how to do better. */
export function faultsOfWorkout(workout: Workout, wish: WorkoutWish): string[] {
  const { exercises, durationMinutes } = workout;
  const avoided = [...wish.careful, ...wish.without];
  const wrong = exercises.flatMap(({ name }) =>
    avoided.filter((care) => isForbidden(name, care)).map((care) => `${name} (${care})`),
  );
  const isOff = Math.abs(durationMinutes - wish.minutes) > wish.minutes * 0.1;
  return [
    ...(isOff ? [`durationMinutes must be ${wish.minutes}`] : []),
    ...(exercises.length < 4 ? ['exercises must have at least 4 entries'] : []),
    ...(wrong.length > 0 ? [`these exercises are not allowed here: ${wrong.slice(0, 8).join(', ')}`] : []),
    ...(wordsOf(workout).some(isInstruction) ? ['texts must be about the workout alone'] : []),
  ];
}

const isForbidden = (name: string, care: Care | Avoidable) =>
  forbidden[care]?.some((pattern) => pattern.test(name)) ?? false;

const wordsOf = ({ title, description, exercises, benefits }: Workout) => [
  ...[title, description, ...benefits],
  ...exercises.flatMap((exercise) => [exercise.name, exercise.reps, exercise.description]),
];

export function faultsOfTips({ title, description, tips, benefits }: TipSheet): string[] {
  const isMeantOtherwise = [title, description, ...tips, ...benefits].some(isInstruction);
  return [
    ...(tips.length < 3 ? ['tips must have at least 3 entries'] : []),
    ...(isMeantOtherwise ? ['texts must be about the tips alone'] : []),
  ];
}
