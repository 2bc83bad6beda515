import { findAccountId } from '#features/people/accounts/testing/rows.ts';
import { insertRow, type World } from '#testing/world.ts';
import type { TipSheet } from '../contract.ts';

export const sampleTips = (title: string): TipSheet => ({
  title,
  category: 'Recovery',
  description: 'Five things to try.',
  tips: ['Go to bed at ten.'],
  benefits: ['Rested mornings'],
  understood: { topics: ['sleep'] },
  advice: 'See a doctor when it lasts.',
});

/** A result that the test's member saved. */
export async function addSaved(world: World): Promise<number> {
  const { db, word } = world;
  const result = JSON.stringify(sampleTips(word()));
  const row = {
    account_id: await findAccountId(world, 'member'),
    kind: 'tips' as const,
    result,
    created_at: new Date().toISOString(),
  };
  return insertRow(db.insertInto('saved_results').values(row).returning('id'));
}
