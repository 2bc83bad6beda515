import { addComment, setLike } from '#features/community/conversation/server/commands.ts';
import { type DemoMembers, demoMembers } from '#features/people/accounts/server/demo/fill.ts';
import type { Exercise } from '#features/training/training/contract.ts';
import type { Member } from '#server/access/access.ts';
import type { Write } from '#server/write.ts';
import { shareWorkout } from '../commands.ts';
import { sharedWorkoutSubject } from '../queries.ts';

export interface DemoSharedWorkout {
  username: string;
  hoursAgo: number;
  title: string;
  description: string | null;
  duration: string;
  exercises: Exercise[];
  comments: readonly (readonly [username: string, content: string])[];
  likedBy: readonly string[];
}

const reps = (name: string, sets: number, count: number | string): Exercise => ({
  name,
  sets: String(sets),
  reps: String(count),
});
const go = (name: string, duration: string): Exercise => ({ name, duration });

/** Newest first. */
export const demoSharedWorkouts: readonly DemoSharedWorkout[] = [
  {
    username: 'tumelo',
    hoursAgo: 2,
    title: 'Free throws until the lights go out',
    duration: '45 mins',
    description: 'Fifty makes, not fifty tries. Sprint the baseline for every three misses in a row.',
    exercises: [go('Skipping rope', '5 mins'), reps('Free throws', 5, 10), reps('Baseline sprints', 3, 4)],
    comments: [
      ['sipho_k', 'Rebounder available on Thursdays, paid in vetkoek'],
      ['thandi.m', 'I heard the rim from my room'],
    ],
    likedBy: ['member', 'officer', 'sipho_k', 'thandi.m', 'josh_d'],
  },
  {
    username: 'zanele.g',
    hoursAgo: 7,
    title: 'Stairs of Block C',
    duration: '30 mins',
    description: 'Seven floors, six times. Walk down, hold the rail, greet the aunties.',
    exercises: [go('Walk to warm up', '5 mins'), reps('Seven floors up', 6, 1), go('Calf stretch', '3 mins')],
    comments: [['priya_n', 'The lift looked at me and I looked away']],
    likedBy: ['lerato', 'priya_n', 'unathi'],
  },
  {
    username: 'tumelo',
    hoursAgo: 26,
    title: 'Handles in the parking lot',
    duration: '25 mins',
    description: 'Two balls, no looking down.',
    exercises: [go('Pound dribbles', '6 mins'), reps('Figure eights', 4, 20), reps('Cone zigzags', 6, 2)],
    comments: [],
    likedBy: ['josh_d', 'imraan'],
  },
  {
    username: 'member',
    hoursAgo: 30,
    title: 'Five by the river',
    duration: '28 mins',
    description: 'Easy out, honest back. The hippos were asleep.',
    exercises: [],
    comments: [
      ['mashudu', 'Next time knock on 204, I need the company'],
      ['member', 'Saturday, six sharp, bring water'],
    ],
    likedBy: ['mashudu', 'robyn.h', 'officer', 'unathi'],
  },
  {
    username: 'tumelo',
    hoursAgo: 50,
    title: 'Legs before the derby',
    duration: '35 mins',
    description: null,
    exercises: [reps('Goblet squat', 4, 8), reps('Reverse lunge', 3, '10 a side'), reps('Calf raise', 3, 15)],
    comments: [['officer', 'Not the day before, please']],
    likedBy: ['sipho_k'],
  },
  {
    username: 'robyn.h',
    hoursAgo: 74,
    title: 'Squad core, no mats',
    duration: '15 mins',
    description: 'What the pyramid stands on.',
    exercises: [go('Hollow hold', '3 × 30 secs'), go('Side plank', '2 × 40 secs a side'), reps('Dead bug', 3, 12)],
    comments: [['zanele.g', 'My laugh hurts']],
    likedBy: ['zanele.g', 'thandi.m', 'priya_n'],
  },
  {
    username: 'mashudu',
    hoursAgo: 99,
    title: 'Sunrise session, week nine',
    duration: '40 mins',
    description: 'Lower field, six o’clock. The whistle is real.',
    exercises: [
      go('Jog two laps', '8 mins'),
      reps('Burpees', 5, 8),
      reps('Bear crawl across the box', 4, 2),
      go('Stretch in a circle', '6 mins'),
    ],
    comments: [['ruan.vw', 'I was there. My alarm can testify.']],
    likedBy: ['ruan.vw', 'member', 'lerato', 'tumelo', 'imraan', 'unathi'],
  },
  {
    username: 'ruan.vw',
    hoursAgo: 147,
    title: 'Scrum strength in the gym',
    duration: '55 mins',
    description: 'Heavy and slow. Someone stands behind you, always.',
    exercises: [reps('Back squat', 5, 5), reps('Barbell row', 4, 8), go('Sled push', '6 × 20 m')],
    comments: [],
    likedBy: ['officer', 'sipho_k'],
  },
  {
    username: 'lerato',
    hoursAgo: 196,
    title: 'Yoga for tall people',
    duration: '20 mins',
    description: 'In the common room, curtains closed, phones outside.',
    exercises: [go('Cat and cow', '3 mins'), go('Down dog', '4 mins'), go('Pigeon, both sides', '6 mins')],
    comments: [['tumelo', 'My hips had opinions']],
    likedBy: ['tumelo', 'robyn.h', 'zanele.g'],
  },
  {
    username: 'member',
    hoursAgo: 245,
    title: 'Twenty minutes between lectures',
    duration: '20 mins',
    description: 'One chair, one towel, nobody watching.',
    exercises: [reps('Chair dips', 3, 10), reps('Press-ups', 3, 12), reps('Split squat on the chair', 3, '8 a side')],
    comments: [],
    likedBy: ['josh_d', 'priya_n'],
  },
];

const hour = 3_600_000;

/** Adds shared workouts and their comments, each at its own time. */
export async function addDemoSharedWorkouts(write: Write): Promise<void> {
  const people = await demoMembers(write);
  for (const workout of demoSharedWorkouts.toReversed()) {
    const viewer = people.get(workout.username);
    if (viewer) await addSharedWorkout(write, people, viewer, workout);
  }
}

async function addSharedWorkout(write: Write, people: DemoMembers, viewer: Member, workout: DemoSharedWorkout) {
  const sharedAt = write.now.getTime() - workout.hoursAgo * hour;
  const at = (share: number) => new Date(sharedAt + share * workout.hoursAgo * hour);
  const id = await shareWorkout({ ...write, viewer, now: at(0) }, workout);
  const subjectId = await sharedWorkoutSubject(write.db, viewer, id);
  if (subjectId === null) return;
  for (const [index, [username, content]] of workout.comments.entries()) {
    const author = people.get(username);
    if (author) await addComment({ ...write, viewer: author, now: at(0.2 + index * 0.2) }, subjectId, content);
  }
  for (const username of workout.likedBy) {
    const fan = people.get(username);
    if (fan) await setLike({ ...write, viewer: fan }, subjectId);
  }
}
