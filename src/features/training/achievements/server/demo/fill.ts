import type { Write } from '#server/write.ts';
import { measures } from '../../contract.ts';
import { awardFor } from '../commands.ts';

/** Awards what the demo's people have earned so far, without notices: they are assumed to know. */
export async function awardDemoPeople(write: Write): Promise<void> {
  const shared = await write.db
    .selectFrom('shared_workouts')
    .select(['id', 'account_id', 'created_at'])
    .orderBy('id')
    .execute();
  for (const { id, account_id, created_at } of shared) {
    if (account_id === null) continue;
    const action = { measures: ['shares', 'streak'], accountIds: [account_id], sharedWorkoutId: id } as const;
    await awardFor({ ...write, now: new Date(created_at) }, action);
  }
  const accounts = await write.db.selectFrom('accounts').select('id').execute();
  await awardFor(write, { measures, accountIds: accounts.map(({ id }) => id) });
}
