import { commentPosted } from '#features/community/conversation/server/events.ts';
import { gameCompleted, rsvpEntered } from '#features/competition/games/server/events.ts';
import { photoShown } from '#features/media/photos/server/events.ts';
import { workoutShared } from '#features/training/lobby/server/events.ts';
import { honoursReaders } from '#features/training/lobby/server/extension-points.ts';
import { batches } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import type { Feature } from '#server/feature.ts';
import { whileYouAreHere } from '#server/personal-records.ts';
import { when } from '#server/write.ts';
import { achievementsTag } from '../cache-tags.ts';
import { awardAndNotify } from './commands.ts';
import { findHonours, namedKinds } from './queries.ts';
import { achievementsRoutes } from './routes.ts';
import { achievementsMigrations } from './tables.ts';

/** Awards what an act has earned, in its transaction. */
const awarding = [
  when(rsvpEntered, (write, rsvps) => awardAndNotify(write, { measures: ['games'], accountIds: authors(rsvps) })),
  when(commentPosted, (write, comments) => {
    const named = comments.filter(({ kind }) => namedKinds.includes(kind));
    // No tag says whose comments have changed.
    write.changed(...authors(named).map(achievementsTag));
    return awardAndNotify(write, { measures: ['comments'], accountIds: authors(named) });
  }),
  when(photoShown, (write, photos) => awardAndNotify(write, { measures: ['photos'], accountIds: authors(photos) })),
  when(workoutShared, async (write, workouts) => {
    for (const { sharedWorkoutId, accountId } of workouts) {
      await awardAndNotify(write, { measures: ['shares', 'streak'], accountIds: [accountId], sharedWorkoutId });
    }
  }),
  when(gameCompleted, async (write, games) => {
    const gameIds = games.map(({ gameId }) => gameId);
    await awardAndNotify(write, { measures: ['attended'], accountIds: await listAttenders(write.db, gameIds) });
  }),
];

const authors = (rows: readonly { accountId: number | null }[]): number[] =>
  rows.flatMap(({ accountId }) => accountId ?? []);

/** Accounts with an RSVP to these games. */
async function listAttenders(db: Database, gameIds: readonly number[]): Promise<number[]> {
  const rows = [];
  for (const some of batches(gameIds)) {
    const attenders = db.selectFrom('rsvps').select('account_id as accountId').distinct().where('game_id', 'in', some);
    rows.push(...(await attenders.execute()));
  }
  return authors(rows);
}

export const achievements: Feature = {
  name: 'achievements',
  migrations: achievementsMigrations,
  keeps: () => [
    {
      about: 'you',
      title: 'Achievements',
      what: 'Which you earned, and when.',
      seenBy: 'You; a star and a title stand beside your name in the lobby.',
      until: whileYouAreHere,
      tables: ['achievement_awards'],
    },
  ],
  onReset: { achievement_awards: 'emptied' },
  routes: () => achievementsRoutes,
  subscriptionAccess: { own: [achievementsTag] },
  contributes: [honoursReaders.contribution(findHonours)],
  on: awarding,
  demo: async (write) => (await import('./demo/fill.ts')).awardDemoPeople(write),
  testing: async () => (await import('../testing/examples.ts')).achievementsExamples,
};
