import { sql } from 'kysely';
import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { RowId, RowVersion } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    player_links: PlayerLinksTable;
    player_claims: PlayerClaimsTable;
  }
}

/** Which account is which player of a team, and when. At most one is open for a player, and for an account in a team. */
interface PlayerLinksTable {
  id: RowId;
  version: RowVersion;
  player_id: number;
  account_id: number;
  /** The team that the player was in. */
  team_id: number;
  /** Days in the village's time zone. */
  since: string;
  /** Null while it is open. */
  until: string | null;
}

/** Pending claims; decided ones are in the audit log and in the member's notice. */
interface PlayerClaimsTable {
  id: RowId;
  player_id: number;
  account_id: number;
  created_at: string;
}

export const playerLinksMigrations: Migrations = {
  '0012_player_links': async (db, { withId }) => {
    await withId(db.schema.createTable('player_links'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id').onDelete('cascade'))
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('team_id', 'integer', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('since', 'text', (column) => column.notNull())
      .addColumn('until', 'text')
      .execute();
    // The indexes themselves enforce who can be linked to whom, whatever is written to the table.
    await sql`create unique index player_links_one_account on player_links (player_id) where until is null`.execute(db);
    await sql`create unique index player_links_one_in_team on player_links (account_id, team_id)
      where until is null`.execute(db);
    await createIndexes(db, 'player_links', {
      player_links_of_player: ['player_id'],
      player_links_of_account: ['account_id', 'until'],
      player_links_of_team: ['team_id', 'until'],
    });
    await withId(db.schema.createTable('player_claims'))
      .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id').onDelete('cascade'))
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('player_claims_once', ['player_id', 'account_id'])
      .execute();
    await createIndexes(db, 'player_claims', { player_claims_of_account: ['account_id'] });
  },
};
