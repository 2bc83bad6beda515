import type { CacheTag } from '#server/cache/changes.ts';
import { holdRow, type Write } from '#server/write.ts';
import { ownRsvpName } from '../contract.ts';
import { rsvpKey } from './rsvp-key.ts';

/** Renames somebody's own RSVPs of upcoming games to their new name, unless the game has another RSVP of that name. */
export async function renameRsvps(write: Write, accountId: number, before: string, after: string): Promise<void> {
  const user_name = ownRsvpName(after);
  await holdGamesOf(write, accountId);
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
  const tags = rows.flatMap(({ game_id }): CacheTag[] => [`game:${game_id}`, `rsvps:${game_id}`]);
  write.changed(...tags, 'counts:game', ownRsvpsTag(accountId));
}

/** Locks the games in order, as adding an RSVP does, so that nobody else takes the name there meanwhile. */
async function holdGamesOf({ db }: Write, accountId: number): Promise<void> {
  const games = await db
    .selectFrom('rsvps')
    .innerJoin('games', 'games.id', 'rsvps.game_id')
    .select('rsvps.game_id')
    .distinct()
    .where('rsvps.account_id', '=', accountId)
    .where('games.status', '=', 'upcoming')
    .orderBy('rsvps.game_id')
    .execute();
  for (const { game_id } of games) await holdRow(db, 'games', game_id);
}

export const ownRsvpsTag = (accountId: number): CacheTag => `own-rsvps:${accountId}`;

/** Whether an RSVP is by the person's own name, and not for somebody they bring along. */
export const isOwnName = ({ displayName }: { displayName: string }, userName: string): boolean =>
  rsvpKey(ownRsvpName(displayName)) === rsvpKey(userName);

export function publishOwn(write: Write, { account_id }: { account_id: number | null }): void {
  if (account_id !== null) write.changed(ownRsvpsTag(account_id));
}
