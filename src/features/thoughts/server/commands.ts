import { newOpaqueId, newSubject } from '#features/conversation/server/commands.ts';
import type { Picture } from '#features/uploads/contract.ts';
import { isAdmin, type Member } from '#server/access/access.ts';
import { flag } from '#server/database/schema.ts';
import { badField, notFound } from '#server/failure.ts';
import { holdRow, toggle, type Write } from '#server/write.ts';

import { nameKey } from '#shared/name-key.ts';
import type { NewThought, RepostAnswer } from '../contract.ts';
import { toTheMinute } from '../rules.ts';
import { findThoughtRow, namesOfOfficials, repostsFor } from './queries.ts';

const officialNames = ['admin', 'administrator', 'moderator', 'official', 'officer', 'ground anchor'];

/** Whether a name could be mistaken for an official's at a glance; `officials` are the names of admins. */
export function looksOfficial(displayName: string, officials: readonly string[]): boolean {
  const seen = atAGlance(displayName);
  return seen !== '' && [...officialNames, ...officials].some((name) => atAGlance(name) === seen);
}

/** Maps letters of other alphabets, and digits, to the letters that they look like. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'aаαɑ4@',
    'bв',
    'cс',
    'dԁ',
    'eеεє3',
    'gɡг',
    'hһн',
    'iіιıľlӏ1|!',
    'jј',
    'kкκ',
    'mм',
    'nпηո',
    'oоο0',
    'pрρ',
    'rѓ',
    'sѕ5$',
    'tтτ7',
    'uυս',
    'vνѵ',
    'xхχ',
    'yуγ',
  ].flatMap(([letter = '', ...others]) => others.map((other) => [other, letter])),
);

const atAGlance = (name: string): string =>
  [...nameKey(name)]
    .map((sign) => lookAlikes[sign] ?? sign)
    .filter((sign) => /[\p{L}\p{N}]/u.test(sign))
    .join('');

/** The same text by the same person within this time counts as one thought: a double tap, or a retry. */
const sameWithin = 10_000;

export interface PostedThought {
  id: string;
  /** False if the same thought was posted just before. */
  fresh: boolean;
}

/** Posts a thought. Only its own row stores the author; the audit log does not. */
export async function postThought(write: Write<Member>, typed: NewThought, picture?: Picture): Promise<PostedThought> {
  const official = isAdmin(write.viewer);
  if (!official && looksOfficial(typed.displayName, await namesOfOfficials(write.db))) throw officialName();
  await holdRow(write.db, 'accounts', write.viewer.accountId);
  const before = picture ? undefined : await postedJustNow(write, typed);
  if (before) return { id: before.public_id, fresh: false };
  const instant = write.now.toISOString();
  const { public_id: id } = await write.db
    .insertInto('thoughts')
    .values({
      public_id: newOpaqueId(),
      minute: toTheMinute(instant),
      created_at: instant,
      account_id: write.viewer.accountId,
      official: flag(official),
      display_name: typed.displayName,
      content: typed.content,
      upload_id: picture?.id ?? null,
      subject_id: await newSubject(write, 'thought'),
      hidden_because: null,
    })
    .returning('public_id')
    .executeTakeFirstOrThrow();
  write.changed('thoughts', ownThoughts(write.viewer.accountId));
  return { id, fresh: true };
}

/** Only the author may subscribe. */
export const ownThoughts = (accountId: number): string => `own-thoughts:${accountId}`;

const officialName = () => badField('displayName', 'This name is reserved for officials');

function postedJustNow(write: Write<Member>, { content, displayName }: NewThought) {
  return write.db
    .selectFrom('thoughts')
    .select('public_id')
    .where('account_id', '=', write.viewer.accountId)
    .where('content', '=', content)
    .where('display_name', '=', displayName)
    .where('created_at', '>', new Date(write.now.getTime() - sameWithin).toISOString())
    .executeTakeFirst();
}

/** The cache tag of responses that show thoughts' counts. Nobody may subscribe to it. */
export const thoughtCounts = 'counts:thought';

/** Reposts a thought, or takes the repost back. */
export async function toggleRepost(write: Write<Member>, publicId: string): Promise<RepostAnswer> {
  const thought = await findThoughtRow(write.db, write.viewer, publicId);
  if (!thought) throw notFound('This thought');
  const reposted = await toggle(
    () => insertRepost(write, thought.id),
    () => deleteRepost(write, thought.id),
  );
  write.changed(thoughtCounts);
  return { reposted, repostsCount: (await repostsFor(write.db, [thought])).get(thought.id) ?? 0 };
}

async function insertRepost(write: Write<Member>, thoughtId: number): Promise<boolean> {
  const added = await write.db
    .insertInto('reposts')
    .values({ thought_id: thoughtId, account_id: write.viewer.accountId })
    .onConflict((conflict) => conflict.columns(['thought_id', 'account_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

async function deleteRepost(write: Write<Member>, thoughtId: number): Promise<boolean> {
  const { numDeletedRows } = await write.db
    .deleteFrom('reposts')
    .where('thought_id', '=', thoughtId)
    .where('account_id', '=', write.viewer.accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
