import type { FeatureContext } from '#server/feature.ts';
import { type Answer, callOutside } from '#server/outside/call.ts';
import { addedHosts } from '#server/outside/hosts.ts';
import type { Write } from '#server/write.ts';
import { newerVersionTag } from '../cache-tags.ts';
import { readRelease } from '../rules.ts';

const nothingFound = { checked_at: null, version: null, url: null, failure: null };

/** Says where to look, or that the app looks nowhere. `address` has been checked. */
export async function setAddress(write: Write, address: string | null): Promise<void> {
  await write.db
    .updateTable('newer_version')
    .set({ address, ...nothingFound })
    .where('id', '=', 1)
    .execute();
  write.changed(newerVersionTag);
  const host = address === null ? null : new URL(address).host;
  await write.audit({ act: 'newer-version.change', detail: { host } });
}

const dayMs = 24 * 3_600_000;
const maxBytes = 1_000_000;

/** Looks for a newer version where an admin said: at most once a day in all processes, or now. */
export async function lookForNewer(app: Pick<FeatureContext, 'commit' | 'env'>, isNow: boolean): Promise<void> {
  const address = await app.commit((write) => claimLook(write, isNow));
  if (address === null) return;
  const answer = await callOutside({
    address,
    method: 'GET',
    headers: { accept: 'application/json' },
    added: addedHosts(app.env),
    maxBytes,
  });
  await app.commit((write) => record(write, address, answer));
}

async function claimLook({ db, now }: Write, isNow: boolean): Promise<string | null> {
  const before = new Date(now.getTime() - dayMs).toISOString();
  const claimed = await db
    .updateTable('newer_version')
    .set({ checked_at: now.toISOString() })
    .where('id', '=', 1)
    .where('address', 'is not', null)
    .$if(!isNow, (look) =>
      look.where(({ eb, or }) => or([eb('checked_at', 'is', null), eb('checked_at', '<=', before)])),
    )
    .returning('address')
    .executeTakeFirst();
  return claimed?.address ?? null;
}

async function record(write: Write, address: string, answer: Answer): Promise<void> {
  const release = answer.status === 200 ? readRelease(answer.body) : null;
  // A failure leaves what was known.
  const found = release ? { ...release, failure: null } : { failure: explain(answer) };
  await write.db
    .updateTable('newer_version')
    .set(found)
    .where('id', '=', 1)
    // Somebody may have named another address meanwhile.
    .where('address', '=', address)
    .execute();
  write.changed(newerVersionTag);
}

function explain(answer: Answer): string {
  if (answer.status === null) return answer.why;
  return answer.status === 200 ? 'Its answer names no version' : `It answered ${answer.status}`;
}
