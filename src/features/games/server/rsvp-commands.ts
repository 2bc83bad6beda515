import { type SelectQueryBuilder, sql } from 'kysely';
import { authorize, isMember } from '#server/access/access.ts';
import type { Schema } from '#server/database/schema.ts';
import { conflict, notFound } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { type Rsvp, rsvpsPerAccount, rsvpsPerGame, visitorRsvpsPerGame } from '../contract.ts';
import { whyNoRsvps } from '../rules.ts';
import { rsvpEntered } from './events.ts';
import { isOwnName, publishOwn } from './own-rsvp-commands.ts';
import { enteredRsvp, mayWithdrawRsvp } from './policy.ts';
import { presentRsvp } from './present.ts';
import { goingTo } from './queries.ts';
import { rsvpKey } from './rsvp-key.ts';

/**
 * Enters an RSVP. If the name is entered already, returns that RSVP and changes nothing, except that people who enter
 * themselves take over an RSVP that another has entered for them.
 */
export async function enterRsvp(
  write: Write,
  gameId: number,
  userName: string,
): Promise<{ rsvp: Rsvp; fresh: boolean }> {
  const game = await holdGame(write, gameId);
  const closed = whyNoRsvps(game, write.now);
  if (closed !== null) throw conflict(closed);
  const known = await findRsvp(write, gameId, userName);
  if (known) return { rsvp: presentRsvp(await takeOver(write, gameId, known), write.viewer), fresh: false };
  await mustHaveRoom(write, gameId);
  const row = {
    game_id: gameId,
    user_name: userName,
    name_key: rsvpKey(userName),
    account_id: isMember(write.viewer) ? write.viewer.accountId : null,
    created_at: write.now.toISOString(),
  };
  await write.db.insertInto('rsvps').values(row).execute();
  await publishGoing(write, gameId);
  publishOwn(write, row);
  write.happened(rsvpEntered({ gameId, accountId: row.account_id }));
  return { rsvp: presentRsvp(row, write.viewer), fresh: true };
}

/** People who enter their own name take over what a friend or a visitor entered under it, but no namesake's RSVP. */
async function takeOver(write: Write, gameId: number, known: KnownRsvp): Promise<KnownRsvp> {
  const { viewer } = write;
  if (!isMember(viewer) || enteredRsvp(viewer, known) || !isOwnName(viewer, known.user_name)) return known;
  if (known.entered_by !== null && isOwnName({ displayName: known.entered_by }, known.user_name)) return known;
  await write.db.updateTable('rsvps').set({ account_id: viewer.accountId }).where('id', '=', known.id).execute();
  const claimed = { ...known, account_id: viewer.accountId };
  publishOwn(write, known);
  publishOwn(write, claimed);
  write.changed(`rsvps:${gameId}`);
  write.happened(rsvpEntered({ gameId, accountId: viewer.accountId }));
  return claimed;
}

export async function withdrawRsvp(write: Write, gameId: number, userName: string): Promise<void> {
  await holdGame(write, gameId);
  const rsvp = await findRsvp(write, gameId, userName);
  if (!rsvp) throw notFound('This RSVP');
  authorize(write, mayWithdrawRsvp, rsvp);
  await write.db.deleteFrom('rsvps').where('id', '=', rsvp.id).execute();
  if (!enteredRsvp(write.viewer, rsvp)) {
    await write.audit({ act: 'rsvp.delete', subject: `game:${gameId}`, detail: { userName: rsvp.user_name } });
  }
  await publishGoing(write, gameId);
  publishOwn(write, rsvp);
}

/**
 * Holds the row until the commit, so that simultaneous RSVPs never exceed the limit, none comes after the start, and
 * the published count is the stored one.
 */
async function holdGame(write: Write, gameId: number) {
  const game = await write.db
    .updateTable('games')
    .set({ version: sql<number>`version` })
    .where('id', '=', gameId)
    .returning(['status', 'date_time as dateTime'])
    .executeTakeFirst();
  if (!game) throw notFound('This game');
  return game;
}

type KnownRsvp = NonNullable<Awaited<ReturnType<typeof findRsvp>>>;

function findRsvp(write: Write, gameId: number, userName: string) {
  return write.db
    .selectFrom('rsvps')
    .leftJoin('accounts', 'accounts.id', 'rsvps.account_id')
    .select(['rsvps.id', 'user_name', 'account_id', 'accounts.display_name as entered_by'])
    .where('game_id', '=', gameId)
    .where('name_key', '=', rsvpKey(userName))
    .executeTakeFirst();
}

async function mustHaveRoom({ db, viewer }: Write, gameId: number): Promise<void> {
  const going = db.selectFrom('rsvps').where('game_id', '=', gameId);
  if ((await countOf(going)) >= rsvpsPerGame) throw conflict(`This game is full: ${rsvpsPerGame} people are going`);
  if (!isMember(viewer)) {
    if ((await countOf(going.where('account_id', 'is', null))) >= visitorRsvpsPerGame)
      throw conflict('The places for visitors are taken. Log in to RSVP.');
  } else if ((await countOf(going.where('account_id', '=', viewer.accountId))) >= rsvpsPerAccount)
    throw conflict(`You can RSVP for at most ${rsvpsPerAccount} people`);
}

async function countOf(rsvps: SelectQueryBuilder<Schema, 'rsvps', object>): Promise<number> {
  const { count } = await rsvps.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

/** Browsers get the count and the names as a patch; only cached lists of games are invalidated. */
async function publishGoing(write: Write, gameId: number): Promise<void> {
  const { count, names } = await goingTo(write.db, gameId);
  write.patched(`rsvps:${gameId}`, { row: `game:${gameId}`, fields: { rsvpCount: count, rsvpNames: names } });
  write.changed('counts:game');
}
