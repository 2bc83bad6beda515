import type { FeatureContext } from '#server/feature.ts';
import type { Write } from '#server/write.ts';
import { lifetimes } from '../../kind-keys.ts';

const maxNamed = 6;

/** Combines the waiting news of each person with a digest into one message, once its hour has come. */
export async function composeDigests({ db, commit }: Pick<FeatureContext, 'db' | 'commit'>): Promise<void> {
  const accounts = await db
    .selectFrom('push_deliveries')
    .select('account_id')
    .distinct()
    .where('state', '=', 'digest')
    .where('due_at', '<=', new Date().toISOString())
    .execute();
  for (const { account_id } of accounts) await commit((write) => composeDigest(write, account_id));
}

async function composeDigest({ db, now }: Write, account_id: number): Promise<void> {
  const at = now.toISOString();
  const rows = await db
    .updateTable('push_deliveries')
    .set({ state: 'digested' })
    .where('account_id', '=', account_id)
    .where('state', '=', 'digest')
    .where('due_at', '<=', at)
    .returning(['id', 'title'])
    .execute();
  if (rows.length === 0) return;
  const titles = [...new Set(rows.sort((a, b) => a.id - b.id).map(({ title }) => title))];
  const more = titles.length > maxNamed ? ` and ${titles.length - maxNamed} more` : '';
  const expires_at = new Date(now.getTime() + lifetimes.digest).toISOString();
  const { id: outbox_id } = await db
    .insertInto('push_outbox')
    .values({ kind: 'digest', key: null, game_id: null, facts: '{}', created_at: at, expires_at, resolved_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('push_deliveries')
    .values({
      outbox_id,
      account_id,
      kind: 'digest',
      title: titles.length === 1 ? '1 thing since yesterday' : `${titles.length} things since yesterday`,
      text: `${titles.slice(0, maxNamed).join(', ')}${more}`,
      link: '/account/notifications',
      why: 'Your digest',
      team_id: null,
      topic: 'digest',
      state: 'waiting',
      devices: null,
      created_at: at,
      due_at: at,
      expires_at,
      sent_at: null,
    })
    .execute();
}
