import { Username } from '#features/people/accounts/contract.ts';
import { findAccountsByName, type NamedAccount } from '#features/people/accounts/server/queries.ts';
import type { ColumnPlan, PlayerCell, PlayerImportColumn } from '#features/teams/players/server/extension-points.ts';
import { requiredCell } from '#platform/spreadsheets/server/sheet/cells.ts';
import type { ImportJournal } from '#platform/spreadsheets/server/sheet/import-journal.ts';
import type { Database } from '#server/database/schema.ts';
import type { Write } from '#server/write.ts';
import { nameKey } from '#shared/names.ts';
import { addLink } from './link-commands.ts';

export interface LinkedPlayer {
  playerId: number;
  player: string;
  team: string;
  accountId: number;
  username: string;
}

export const listSportLinks = (db: Database, sportId: number): Promise<LinkedPlayer[]> =>
  db
    .selectFrom('player_links')
    .innerJoin('players', 'players.id', 'player_links.player_id')
    .innerJoin('teams', 'teams.id', 'player_links.team_id')
    .innerJoin('accounts', 'accounts.id', 'player_links.account_id')
    .select(['player_links.player_id as playerId', 'players.display_name as player', 'teams.name as team'])
    .select(['player_links.account_id as accountId', 'accounts.username'])
    .where('teams.sport_id', '=', sportId)
    .where('player_links.until', 'is', null)
    .execute();

/** The column with players' usernames in the import of players. */
export const accountColumn: PlayerImportColumn = {
  name: 'account',
  column: { heading: 'Account', alsoHeaded: ['username', 'user name', 'account name'], example: '' },
  read: (cell) => requiredCell(Username, 'the account', cell),
  plan: async (db, sportId, cells) => {
    const names = cells.map(({ value }) => value);
    const stored = names.length === 0 ? [] : await listSportLinks(db, sportId);
    return planLinks(cells, await findAccountsByName(db, names), stored);
  },
};

/** One player per account and team, one account per player: stored links win, then the file's rows from its top. */
function planLinks(
  cells: readonly PlayerCell[],
  findAccount: (username: string) => NamedAccount | undefined,
  stored: readonly LinkedPlayer[],
): ColumnPlan {
  const refused: ColumnPlan['refused'] = [];
  const changes = new Map<number, string[]>();
  const fresh = new Map<number, NamedAccount>();
  const linkByPlayer = new Map(stored.map((link) => [link.playerId, link]));
  const conflicts = new Map(
    stored.map(({ accountId, username, player, team }) => [
      inTeam(accountId, team),
      `the account ${username} is already linked to ${player} in this team`,
    ]),
  );
  for (const { line, value, team, player } of cells) {
    const account = findAccount(value);
    if (!account) {
      refused.push({ line, reason: `there is no account ${value}` });
      continue;
    }
    const { id, username } = account;
    const link = player ? linkByPlayer.get(player.id) : undefined;
    if (link?.accountId === id) continue;
    const reason = link
      ? `this player is already linked to the account ${link.username}`
      : conflicts.get(inTeam(id, team));
    if (reason !== undefined) {
      refused.push({ line, reason });
      continue;
    }
    conflicts.set(inTeam(id, team), `the account ${username} is linked to the player of line ${line} in this team`);
    if (player) changes.set(line, [`Account ${username}, was none`]);
    fresh.set(line, account);
  }
  return {
    refused,
    changes,
    apply: (write, playerIdByLine, journal) => applyLinks(write, fresh, playerIdByLine, journal),
  };
}

const inTeam = (accountId: number, team: string) => `${accountId} ${nameKey(team)}`;

async function applyLinks(
  write: Write,
  fresh: ReadonlyMap<number, NamedAccount>,
  playerIdByLine: ReadonlyMap<number, number>,
  journal: ImportJournal,
): Promise<void> {
  // Links accounts in the same order for everybody, so that two imports of the same accounts do not deadlock.
  for (const [line, account] of [...fresh].sort(([, one], [, other]) => one.id - other.id)) {
    const playerId = playerIdByLine.get(line);
    if (playerId === undefined) throw new Error('A planned player is missing');
    journal.added('player_links', await addLink(write, playerId, account), `Link to the account ${account.username}`, {
      isAlong: true,
    });
  }
}
