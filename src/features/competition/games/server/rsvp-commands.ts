import { type SelectQueryBuilder, sql } from 'kysely';
import { authorize, isMember } from '#server/access/access.ts';
import type { Schema } from '#server/database/schema.ts';
import { conflict, notFound } from '#server/failure.ts';
import { lockRowForUpdate, type Write } from '#server/write.ts';
import type { CacheTag } from '#shared/cache-tags.ts';
import { gameCountsTag, gameTag, ownRsvpsTag, rsvpsTag } from '../cache-tags.ts';
import { ownRsvpName, type Rsvp, rsvpsPerAccount, rsvpsPerGame, visitorRsvpsPerGame } from '../contract.ts';
import { knownDay } from '../day-rules.ts';
import { whyNoRsvps } from '../rules.ts';
import { rsvpEntered } from './events.ts';
import { enteredRsvp, mayWithdrawRsvp } from './policy.ts';
import { presentRsvp } from './present.ts';
import { goingTo } from './queries.ts';
import { rsvpKey } from './rsvp-queries.ts';

/**
 * Enters an RSVP. If the name is entered already, returns that RSVP and changes nothing, except that people who enter
 * themselves take over an RSVP that another has entered for them.
 */
export async function enterRsvp(
  write: Write,
  gameId: number,
  userName: string,
): Promise<{ rsvp: Rsvp; fresh: boolean }> {
  const game = await lockGame(write, gameId);
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
  write.changed(rsvpsTag(gameId));
  write.happened(rsvpEntered({ gameId, accountId: viewer.accountId }));
  return claimed;
}

export async function withdrawRsvp(write: Write, gameId: number, userName: string): Promise<void> {
  await lockGame(write, gameId);
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
async function lockGame(write: Write, gameId: number) {
  const game = await write.db
    .updateTable('games')
    .set({ version: sql<number>`version` })
    .where('id', '=', gameId)
    .returning(['status', 'date_time as dateTime'])
    .executeTakeFirst();
  if (!game) throw notFound('This game');
  return { ...game, dateTime: knownDay(game.dateTime) };
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
  if ((await countRsvps(going)) >= rsvpsPerGame) throw conflict(`This game is full: ${rsvpsPerGame} people are going`);
  if (!isMember(viewer)) {
    if ((await countRsvps(going.where('account_id', 'is', null))) >= visitorRsvpsPerGame)
      throw conflict('The places for visitors are taken. Log in to RSVP.');
  } else if ((await countRsvps(going.where('account_id', '=', viewer.accountId))) >= rsvpsPerAccount)
    throw conflict(`You can RSVP for at most ${rsvpsPerAccount} people`);
}

async function countRsvps(rsvps: SelectQueryBuilder<Schema, 'rsvps', object>): Promise<number> {
  const { count } = await rsvps.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

/** Browsers get the count and the names as a patch; only cached lists of games are invalidated. */
async function publishGoing(write: Write, gameId: number): Promise<void> {
  const { count, names } = await goingTo(write.db, gameId);
  write.patched(rsvpsTag(gameId), { row: gameTag(gameId), fields: { rsvpCount: count, rsvpNames: names } });
  write.changed(gameCountsTag);
}

/** Renames somebody's own RSVPs of upcoming games to their new name, unless the game has another RSVP of that name. */
export async function renameRsvps(write: Write, renamed: readonly Renamed[]): Promise<void> {
  for (const one of renamed) await renameRsvpsOf(write, one);
}

interface Renamed {
  accountId: number;
  before: string;
  after: string;
}

async function renameRsvpsOf(write: Write, { accountId, before, after }: Renamed): Promise<void> {
  const user_name = ownRsvpName(after);
  await lockGames(write, accountId);
  const rows = await write.db
    .selectFrom('rsvps')
    .innerJoin('games', 'games.id', 'rsvps.game_id')
    .select(['rsvps.id', 'rsvps.game_id'])
    .where('rsvps.account_id', '=', accountId)
    .where('rsvps.name_key', '=', rsvpKey(ownRsvpName(before)))
    .where('games.status', '=', 'upcoming')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('rsvps as other')
            .select('other.id')
            .whereRef('other.game_id', '=', 'rsvps.game_id')
            .whereRef('other.id', '!=', 'rsvps.id')
            .where('other.name_key', '=', rsvpKey(user_name)),
        ),
      ),
    )
    .execute();
  if (rows.length === 0) return;
  await write.db
    .updateTable('rsvps')
    .set({ user_name, name_key: rsvpKey(user_name) })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const tags = rows.flatMap(({ game_id }): CacheTag[] => [gameTag(game_id), rsvpsTag(game_id)]);
  write.changed(...tags, gameCountsTag, ownRsvpsTag(accountId));
}

/** Locks the games in order, as adding an RSVP does, so that nobody else takes the name there meanwhile. */
async function lockGames({ db }: Write, accountId: number): Promise<void> {
  const games = await db
    .selectFrom('rsvps')
    .innerJoin('games', 'games.id', 'rsvps.game_id')
    .select('rsvps.game_id')
    .distinct()
    .where('rsvps.account_id', '=', accountId)
    .where('games.status', '=', 'upcoming')
    .orderBy('rsvps.game_id')
    .execute();
  for (const { game_id } of games) await lockRowForUpdate(db, 'games', game_id);
}

/** Whether an RSVP is by the person's own name, and not for somebody they bring along. */
const isOwnName = ({ displayName }: { displayName: string }, userName: string): boolean =>
  rsvpKey(ownRsvpName(displayName)) === rsvpKey(userName);

function publishOwn(write: Write, { account_id }: { account_id: number | null }): void {
  if (account_id !== null) write.changed(ownRsvpsTag(account_id));
}
