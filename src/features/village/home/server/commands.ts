import type { Member } from '#server/access/access.ts';
import type { Write } from '#server/write.ts';
import { homeStepsTag } from '../cache-tags.ts';
import type { SaidDone } from '../contract.ts';

export async function noteDone(write: Write<Member>, { done }: SaidDone): Promise<void> {
  const { accountId } = write.viewer;
  await write.db
    .insertInto('home_steps_done')
    .values({ account_id: accountId, done })
    .onConflict((known) => known.doNothing())
    .execute();
  write.changed(homeStepsTag(accountId));
}
