import { officerMadePasswordLink } from '#features/people/accounts/server/events.ts';
import { listJudges } from '#features/people/accounts/server/queries.ts';
import { when } from '#server/write.ts';
import { addNotices } from './commands.ts';

/** A link for a new password is a way into an account: its owner and the admins are told who made it. */
export const passwordLinkNotices = when(officerMadePasswordLink, async (write, links) => {
  const judges = await listJudges(write.db);
  for (const { accountId, username, by, officer } of links) {
    const admins = judges.filter(({ id, isAdmin }) => isAdmin && id !== by);
    const title = 'A link for a new password';
    const toAdmins = { kind: 'password', title, text: `${officer} made one for ${username}`, link: '/admin/audit' };
    const toOwner = { kind: 'password', title, text: `${officer} made one for your account`, link: '/account' };
    await addNotices(write, [...admins.map(({ id }) => ({ accountId: id, ...toAdmins })), { accountId, ...toOwner }]);
  }
});
