import { sql } from 'kysely';
import type { Member } from '#server/access/access.ts';
import { takeTurn } from '#server/database/engine.ts';
import { badField } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { nameKey } from '#shared/name-key.ts';
import type { Renaming } from './extension-points.ts';
import { isReservedName } from './usernames.ts';

/** The cache tag of lists that show people's names. */
export const peopleTag = 'people';

/** Changes a person's display name everywhere at once. */
export async function changeDisplayName(
  write: Write<Member>,
  displayName: string,
  renamings: readonly Renaming[],
): Promise<void> {
  const { accountId, displayName: before } = write.viewer;
  if (displayName === before) return;
  await mustBeFree(write, displayName);
  await write.db
    .updateTable('accounts')
    .set({ display_name: displayName, version: sql<number>`version + 1` })
    .where('id', '=', accountId)
    .execute();
  for (const rename of renamings) await rename(write, accountId, before, displayName);
  write.changed(`account:${accountId}`, 'accounts', peopleTag);
  await write.audit({
    act: 'account.rename',
    subject: `account:${accountId}`,
    detail: { before: { displayName: before }, after: { displayName } },
  });
}

/** Display names are unique, however they are written, and no one can use a reserved name. */
async function mustBeFree(write: Write<Member>, displayName: string): Promise<void> {
  if (isReservedName(nameKey(displayName))) throw badField('displayName', 'This name is reserved');
  // One at a time, so that two people cannot take the same name at once.
  await takeTurn(write, 'display-names');
  const others = await write.db
    .selectFrom('accounts')
    .select(['username', 'display_name'])
    .where('id', '!=', write.viewer.accountId)
    .execute();
  const key = nameKey(displayName);
  const isTaken = others.some((other) => nameKey(other.display_name) === key || nameKey(other.username) === key);
  if (isTaken) throw badField('displayName', 'Somebody else goes by this name');
}
