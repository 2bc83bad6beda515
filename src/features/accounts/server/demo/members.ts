import type { Member } from '#server/access/access.ts';
import type { Write } from '#server/write.ts';

export type DemoMembers = ReadonlyMap<string, Member>;

export async function demoMembers(write: Write): Promise<DemoMembers> {
  const accounts = await write.db.selectFrom('accounts').select(['id', 'username', 'display_name']).execute();
  return new Map(
    accounts.map(({ id, username, display_name }) => [
      username,
      {
        kind: 'member',
        accountId: id,
        sessionId: 0,
        username,
        displayName: display_name,
        isAdmin: false,
        isGroundAnchor: false,
        adminUntil: 0,
        passwordAt: 0,
      },
    ]),
  );
}
