import { isMember } from '#server/access.ts';
import type { Topic } from '#server/changes.ts';
import type { Write } from '#server/write.ts';
import type { Measure } from '../contract.ts';
import { namedKinds } from './tally-queries.ts';

/** What somebody may have come further in by an act. */
export interface Act {
  measures: readonly Measure[];
  accountIds: readonly number[];
  sharedWorkoutId?: number;
}

/** The act behind a topic that a command changed; null where nothing is to be earned by it. */
export async function actOf(write: Write, topic: Topic): Promise<Act | null> {
  const [word = '', part = ''] = topic.split(':');
  const id = Number(part);
  switch (word) {
    case 'rsvps':
      return byViewer(write, 'games');
    case 'comments':
      return namedKinds.includes(part) ? byViewer(write, 'comments') : null;
    case 'photos':
      return byViewer(write, 'photos');
    case 'photo':
      return { measures: ['photos'], accountIds: await uploaderOf(write, id) };
    case 'shared-workout':
      return { measures: ['shares', 'streak'], accountIds: await sharerOf(write, id), sharedWorkoutId: id };
    case 'game':
      return { measures: ['attended'], accountIds: await attendersOf(write, id) };
    default:
      return null;
  }
}

const byViewer = ({ viewer }: Write, measure: Measure): Act | null =>
  isMember(viewer) ? { measures: [measure], accountIds: [viewer.accountId] } : null;

/** Those with an account who said that they come to a game that is over. */
async function attendersOf({ db }: Write, gameId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('rsvps')
    .innerJoin('games', 'games.id', 'rsvps.game_id')
    .select('rsvps.account_id')
    .distinct()
    .where('rsvps.game_id', '=', gameId)
    .where('games.status', '=', 'completed')
    .execute();
  return idsOf(rows);
}

const uploaderOf = async ({ db }: Write, photoId: number): Promise<number[]> =>
  idsOf(await db.selectFrom('photos').select('uploaded_by as account_id').where('id', '=', photoId).execute());

const sharerOf = async ({ db }: Write, workoutId: number): Promise<number[]> =>
  idsOf(await db.selectFrom('shared_workouts').select('account_id').where('id', '=', workoutId).execute());

const idsOf = (rows: readonly { account_id: number | null }[]): number[] =>
  rows.flatMap(({ account_id }) => account_id ?? []);
