import type { PlayerRows } from '#features/teams/players/server/extension-points.ts';
import type { Database, Row } from '#server/database/schema.ts';
import type { Write } from '#server/write.ts';
import { ownPlayersTag, playerClaimsTag, playerLinksTag } from '../cache-tags.ts';

/** What an undo needs to restore the links. */
interface MovedLinks {
  /** With the teams that they belonged to. */
  moved: { id: number; team_id: number }[];
  /** Links of an account that was linked to both: only one link of a player may be open. */
  dropped: Row<'player_links'>[];
}

/** Moves links to the kept player; an open one also moves to that player's team. */
export const playerLinkRows: PlayerRows = {
  name: 'player_links',
  refusal: async (db, kept, merged) => {
    const [one, other] = [await findOpenLink(db, kept), await findOpenLink(db, merged)];
    if (!other) return null;
    if (one && one.account_id !== other.account_id) return 'They are linked to different accounts';
    const third = one ? undefined : await linkInTeam(db, other.account_id, await findTeam(db, kept), merged);
    return third ? 'This account is already linked to a player in this team' : null;
  },
  move: async (write, from, to) => {
    const links = await write.db.selectFrom('player_links').selectAll().where('player_id', '=', from).execute();
    const isKeptLinked = (await findOpenLink(write.db, to)) !== undefined;
    const dropped = links.filter(({ until }) => until === null && isKeptLinked);
    const moving = links.filter((link) => !dropped.includes(link));
    const team_id = await findTeam(write.db, to);
    for (const { id, until } of moving) {
      const columns = until === null ? { player_id: to, team_id } : { player_id: to };
      await write.db.updateTable('player_links').set(columns).where('id', '=', id).execute();
    }
    publish(write, links);
    const moved: MovedLinks = { moved: moving.map((link) => ({ id: link.id, team_id: link.team_id })), dropped };
    return JSON.stringify(moved);
  },
  putBack: async (write, json, from, to) => {
    const { moved, dropped }: MovedLinks = JSON.parse(json);
    for (const link of moved) await giveBack(write, link, from, to);
    for (const link of dropped) await addAgain(write, link);
  },
};

/** Returns a link, unless its account is linked to another player of that team by now. */
async function giveBack(write: Write, { id, team_id }: MovedLinks['moved'][number], from: number, to: number) {
  const link = await write.db
    .selectFrom('player_links')
    .selectAll()
    .where('id', '=', id)
    .where('player_id', '=', from)
    .executeTakeFirst();
  if (!link) return;
  if (link.until === null && (await linkInTeam(write.db, link.account_id, team_id, from))) return;
  await write.db.updateTable('player_links').set({ player_id: to, team_id }).where('id', '=', id).execute();
  publish(write, [link]);
}

async function addAgain(write: Write, link: Row<'player_links'>): Promise<void> {
  const { account_id, team_id, player_id } = link;
  const account = await write.db.selectFrom('accounts').select('id').where('id', '=', account_id).executeTakeFirst();
  if (!account || (await linkInTeam(write.db, account_id, team_id, player_id))) return;
  await write.db.insertInto('player_links').values(link).execute();
  publish(write, [link]);
}

function publish(write: Write, links: readonly { account_id: number }[]): void {
  if (links.length > 0) write.changed(playerLinksTag, ...links.map(({ account_id }) => ownPlayersTag(account_id)));
}

const findOpenLink = (db: Database, playerId: number) =>
  db
    .selectFrom('player_links')
    .select(['account_id', 'team_id'])
    .where('player_id', '=', playerId)
    .where('until', 'is', null)
    .executeTakeFirst();

/** Whether an account is linked to another player of this team. */
const linkInTeam = (db: Database, accountId: number, teamId: number, aside: number) =>
  db
    .selectFrom('player_links')
    .select('id')
    .where('account_id', '=', accountId)
    .where('team_id', '=', teamId)
    .where('player_id', '!=', aside)
    .where('until', 'is', null)
    .executeTakeFirst();

async function findTeam(db: Database, playerId: number): Promise<number> {
  const row = await db.selectFrom('players').select('team_id').where('id', '=', playerId).executeTakeFirstOrThrow();
  return row.team_id;
}

interface MovedClaims {
  moved: number[];
  /** The claims of accounts that claimed both players. */
  dropped: Row<'player_claims'>[];
}

/** Moves pending claims to the kept player; an account that claimed both keeps one. */
export const playerClaimRows: PlayerRows = {
  name: 'player_claims',
  move: async (write, from, to) => {
    const claims = await listClaims(write, from);
    const claimants = new Set((await listClaims(write, to)).map(({ account_id }) => account_id));
    const dropped = claims.filter(({ account_id }) => claimants.has(account_id));
    const moved = claims.filter((claim) => !dropped.includes(claim)).map(({ id }) => id);
    if (moved.length > 0) {
      await write.db.updateTable('player_claims').set({ player_id: to }).where('id', 'in', moved).execute();
    }
    publishClaims(write, claims);
    const response: MovedClaims = { moved, dropped };
    return JSON.stringify(response);
  },
  putBack: async (write, json, from, to) => {
    const { moved, dropped }: MovedClaims = JSON.parse(json);
    if (moved.length > 0) {
      const claims = (await listClaims(write, from)).filter(({ id }) => moved.includes(id));
      await write.db
        .updateTable('player_claims')
        .set({ player_id: to })
        .where('id', 'in', moved)
        .where('player_id', '=', from)
        .execute();
      publishClaims(write, claims);
    }
    const there = await accountsAmong(write, dropped);
    const again = dropped.filter(({ account_id }) => there.has(account_id));
    if (again.length > 0) await write.db.insertInto('player_claims').values(again).execute();
    publishClaims(write, again);
  },
};

const listClaims = (write: Write, playerId: number) =>
  write.db.selectFrom('player_claims').selectAll().where('player_id', '=', playerId).execute();

async function accountsAmong(write: Write, claims: readonly { account_id: number }[]): Promise<Set<number>> {
  if (claims.length === 0) return new Set();
  const ids = claims.map(({ account_id }) => account_id);
  const rows = await write.db.selectFrom('accounts').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

function publishClaims(write: Write, claims: readonly { account_id: number }[]): void {
  if (claims.length > 0) write.changed(playerClaimsTag, ...claims.map(({ account_id }) => ownPlayersTag(account_id)));
}
