import { randomBytes } from 'node:crypto';
import { visitor } from '#server/access/access.ts';
import { isUniqueViolation } from '#server/database/engine.ts';
import { WrongSetting } from '#server/env.ts';
import { commit, type WriteServices } from '#server/write.ts';
import { NewPassword } from '../contract.ts';
import { auditBy } from './audit.ts';
import { addAccount } from './commands.ts';
import { hashPassword, isLeaked } from './passwords.ts';

export interface FirstAdmin {
  username: 'admin';
  password: string;
  generated: boolean;
}

export async function ensureFirstAdmin(
  services: WriteServices,
  { password: configured }: { password: string | undefined },
): Promise<FirstAdmin | null> {
  if (await hasAdmin(services)) return null;
  if (configured !== undefined) await mustBeStrong(configured);
  const password = configured ?? readablePassword();
  const passwordHash = await hashPassword(password);
  try {
    await commit({ ...services, writeAudit: auditBy('the server') }, visitor, async (write) => {
      const id = await addAccount(write, { username: 'admin', displayName: 'Admin', passwordHash, isAdmin: true });
      await write.audit({ act: 'admin.add', subject: `account:${id}`, detail: { first: true } });
    });
  } catch (error) {
    // Another process of the same village was faster.
    if (isUniqueViolation(error) && (await hasAdmin(services))) return null;
    throw error;
  }
  return { username: 'admin', password, generated: configured === undefined };
}

async function hasAdmin({ db }: WriteServices): Promise<boolean> {
  const admin = await db.selectFrom('accounts').select('id').where('is_admin', '=', 1).limit(1).executeTakeFirst();
  return admin !== undefined;
}

async function mustBeStrong(password: string): Promise<void> {
  const checked = NewPassword.safeParse(password);
  if (!checked.success) throw new WrongSetting(`ADMIN_PASSWORD ${checked.error.issues[0]?.message}`);
  if (await isLeaked(password)) throw new WrongSetting('ADMIN_PASSWORD is among the commonly leaked passwords');
}

const unmistakable = 'abcdefghijkmnpqrstuvwxyz23456789';

/** 80 random bits in four groups, without look-alike characters. */
function readablePassword(): string {
  const letters = [...randomBytes(16)].map((byte) => unmistakable[byte % unmistakable.length]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}
