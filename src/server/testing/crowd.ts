import { addAccount } from '#features/accounts/server/commands.ts';
import { openSession, sessionCookie } from '#features/accounts/server/sessions.ts';
import { visitor } from '../access.ts';
import { SessionClient } from './session-client.ts';
import type { TestVillage } from './village.ts';

/** Many members, each with a session on a phone of their own. */
export async function addCrowd({ village, url }: TestVillage, size: number): Promise<SessionClient[]> {
  const tokens = await village.commit(visitor, async (write) => {
    const opened: string[] = [];
    for (let member = 0; member < size; member += 1) {
      const id = await addAccount(write, { username: `crowd-${member}`, passwordHash: 'none' });
      opened.push(await openSession(write, { id, isAdmin: false }));
    }
    return opened;
  });
  return tokens.map((token) => new SessionClient(url, `${sessionCookie}=${token}`));
}
