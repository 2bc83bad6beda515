import type { FullBecause } from '#features/people/accounts/server/events.ts';
import { addNoticeToMany } from '#features/people/notices/server/commands.ts';
import type { Write } from '#server/write.ts';

const advice = 'If many people join this evening, open a launch. If not, look at the newest accounts.';

const titles: Record<FullBecause, string> = {
  hour: 'Many people register from one address',
  address: 'One address has used its share of new accounts today',
  day: 'No more accounts can be made today',
};

export async function tellAdmins(write: Write, events: readonly { because: FullBecause }[]): Promise<void> {
  const admins = write.db.selectFrom('accounts').select('id as account_id').where('is_admin', '=', 1);
  for (const { because } of events) {
    const link = '/admin/launch';
    await addNoticeToMany(write, admins, { kind: 'account', title: titles[because], text: advice, link });
  }
}
