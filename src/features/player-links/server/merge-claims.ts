import type { RowsOfPlayers } from '#features/players/server/extension-points.ts';
import type { Row } from '#server/database/schema.ts';
import type { Write } from '#server/write.ts';
import { claimsTag, ownPlayersTag } from './tags.ts';

interface MovedClaims {
  moved: number[];
  /** The claims of accounts that claimed both players. */
  dropped: Row<'player_claims'>[];
}

/** Moves pending claims to the kept player; an account that claimed both keeps one. */
export const claimsOfPlayers: RowsOfPlayers = {
  name: 'player_claims',
  move: async (write, from, to) => {
    const claims = await claimsOf(write, from);
    const claimants = new Set((await claimsOf(write, to)).map(({ account_id }) => account_id));
    const dropped = claims.filter(({ account_id }) => claimants.has(account_id));
    const moved = claims.filter((claim) => !dropped.includes(claim)).map(({ id }) => id);
    if (moved.length > 0) {
      await write.db.updateTable('player_claims').set({ player_id: to }).where('id', 'in', moved).execute();
    }
    publish(write, claims);
    const answer: MovedClaims = { moved, dropped };
    return JSON.stringify(answer);
  },
  putBack: async (write, json, from, to) => {
    const { moved, dropped }: MovedClaims = JSON.parse(json);
    if (moved.length > 0) {
      const claims = (await claimsOf(write, from)).filter(({ id }) => moved.includes(id));
      await write.db
        .updateTable('player_claims')
        .set({ player_id: to })
        .where('id', 'in', moved)
        .where('player_id', '=', from)
        .execute();
      publish(write, claims);
    }
    const there = await accountsAmong(write, dropped);
    const again = dropped.filter(({ account_id }) => there.has(account_id));
    if (again.length > 0) await write.db.insertInto('player_claims').values(again).execute();
    publish(write, again);
  },
};

const claimsOf = (write: Write, playerId: number) =>
  write.db.selectFrom('player_claims').selectAll().where('player_id', '=', playerId).execute();

async function accountsAmong(write: Write, claims: readonly { account_id: number }[]): Promise<Set<number>> {
  if (claims.length === 0) return new Set();
  const ids = claims.map(({ account_id }) => account_id);
  const rows = await write.db.selectFrom('accounts').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

function publish(write: Write, claims: readonly { account_id: number }[]): void {
  if (claims.length > 0) write.changed(claimsTag, ...claims.map(({ account_id }) => ownPlayersTag(account_id)));
}
