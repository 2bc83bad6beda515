import { officerMadePasswordLink } from '#features/accounts/server/events.ts';
import { listJudges } from '#features/accounts/server/queries.ts';
import { when } from '#server/write.ts';
import { addNotices } from './commands.ts';

/** A link for a new password is a way into an account: its owner and the admins are told who made it. */
export const tellingOfPasswordLinks = when(officerMadePasswordLink, async (write, links) => {
  const admins = (await listJudges(write.db)).filter(({ isAdmin }) => isAdmin);
  for (const { accountId, username, officer } of links) {
    const title = 'A link for a new password';
    const toAdmins = { kind: 'password', title, text: `${officer} made one for ${username}`, link: '/admin/audit' };
    const toOwner = { kind: 'password', title, text: `${officer} made one for your account`, link: '/account' };
    await addNotices(write, [...admins.map(({ id }) => ({ accountId: id, ...toAdmins })), { accountId, ...toOwner }]);
  }
});
