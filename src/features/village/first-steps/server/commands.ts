import type { Write } from '#server/write.ts';
import { firstStepsTag } from '../cache-tags.ts';

export async function dismissFirstSteps(write: Write): Promise<void> {
  await write.db
    .insertInto('first_steps')
    .values({ id: 1, dismissed_at: write.now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  write.changed(firstStepsTag);
  await write.audit({ act: 'first-steps.dismiss', subject: 'village' });
}
