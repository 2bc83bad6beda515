import type { PlayerRows } from '#features/teams/players/server/extension-points.ts';
import { findPlayer, findPlayerRow, together } from '#features/teams/players/server/queries.ts';
import type { Viewer } from '#server/access/access.ts';
import type { Database, Row } from '#server/database/schema.ts';
import { notFound } from '#server/failure.ts';
import { afterCursor, inOrder, type OrderColumn, type Page, toPage } from '#server/resources/paging.ts';
import { type MergePreview, type PlayerMerge, undoDays } from '../contract.ts';

interface MergeRow {
  id: number;
  created_at: string;
  merged_name: string;
  by: string | null;
  kept_id: number | null;
  kept: string | null;
  team_id: number | null;
  team: string | null;
  logo: string | null;
  merged_team_id: number | null;
  merged_team: string | null;
  merged_logo: string | null;
  later: string | null;
}

export const presentMerge = (row: MergeRow): PlayerMerge => {
  const team = teamIn(row.team_id, row.team, row.logo);
  return {
    id: row.id,
    kept: row.kept_id === null || row.kept === null || !team ? null : { id: row.kept_id, displayName: row.kept, team },
    merged: {
      displayName: row.merged_name,
      team: teamIn(row.merged_team_id, row.merged_team, row.merged_logo),
    },
    by: row.by,
    mergedAt: row.created_at,
    undoUntil: new Date(Date.parse(row.created_at) + undoDays * 86_400_000).toISOString(),
    refusal: whyNotUndone(row),
  };
};

/** Merges of one player are undone in reverse order, so that each undo finds everything as its merge left it. */
export function whyNotUndone({ later, kept_id, merged_team_id }: MergeRow): string | null {
  if (later !== null) return `Undo the merge of ${later} first`;
  if (kept_id === null) return 'The player who was kept has been deleted';
  if (merged_team_id === null) return 'The team of the merged player has been deleted';
  return null;
}

const teamIn = (id: number | null, name: string | null, logo: string | null) =>
  id === null || name === null ? null : { id, name, logo };

export async function previewMerge(
  db: Database,
  viewer: Viewer,
  rows: readonly PlayerRows[],
  keptId: number,
  mergedId: number,
): Promise<MergePreview> {
  const [kept, merged] = [await findPlayer(db, viewer, keptId), await findPlayer(db, viewer, mergedId)];
  const [row, other] = [await findPlayerRow(db, keptId), await findPlayerRow(db, mergedId)];
  if (!kept || !merged || !row || !other || keptId === mergedId) throw notFound('This player');
  return {
    kept,
    merged,
    games: {
      kept: (await findGameIds(db, rows, keptId)).size,
      merged: (await findGameIds(db, rows, mergedId)).size,
    },
    result: together(row, other, filledFrom(row, other), viewer),
    refusal: await whyNot(db, rows, row, other),
  };
}

const mergesPerPage = 50;
const newestFirst: OrderColumn[] = [{ column: 'player_merges.id', holds: 'number', descending: true }];

export async function listMerges(db: Database, cursor: string | undefined): Promise<Page<PlayerMerge>> {
  const rows = await mergesWithNames(db)
    .where(afterCursor(newestFirst, cursor))
    .orderBy(inOrder(newestFirst))
    .limit(mergesPerPage + 1)
    .execute();
  const page = toPage(rows, (row) => [row.id], mergesPerPage);
  return { rows: page.rows.map(presentMerge), next: page.next };
}

export async function findMerge(
  db: Database,
  id: number,
): Promise<{ merge: Row<'player_merges'>; refusal: string | null } | undefined> {
  const merge = await db.selectFrom('player_merges').selectAll().where('id', '=', id).executeTakeFirst();
  const named = await mergesWithNames(db).where('player_merges.id', '=', id).executeTakeFirst();
  return merge && named && { merge, refusal: whyNotUndone(named) };
}

/** With the name of the latest merge that blocks the undo: of the same player, or of the kept one. */
const mergesWithNames = (db: Database) =>
  db
    .selectFrom('player_merges')
    .leftJoin('players', 'players.id', 'player_merges.kept_id')
    .leftJoin('teams', 'teams.id', 'players.team_id')
    .leftJoin('teams as merged_team', 'merged_team.id', 'player_merges.merged_team_id')
    .leftJoin('accounts', 'accounts.id', 'player_merges.account_id')
    .select([
      'player_merges.id',
      'player_merges.created_at',
      'player_merges.merged_name',
      'accounts.display_name as by',
    ])
    .select(['players.id as kept_id', 'players.display_name as kept', 'teams.id as team_id', 'teams.name as team'])
    .select(['teams.logo', 'merged_team.id as merged_team_id', 'merged_team.name as merged_team'])
    .select('merged_team.logo as merged_logo')
    .select(({ selectFrom }) =>
      selectFrom('player_merges as later')
        .select('later.merged_name')
        .whereRef('later.id', '>', 'player_merges.id')
        .where(({ eb, or, ref }) =>
          or([
            eb('later.kept_id', '=', ref('player_merges.kept_id')),
            eb('later.merged_id', '=', ref('player_merges.kept_id')),
          ]),
        )
        .orderBy('later.id', 'desc')
        .limit(1)
        .as('later'),
    );

interface OfSport {
  id: number;
  sport_id: number;
}

/** Why these two cannot be merged; null if they can. */
export async function whyNot(
  db: Database,
  rows: readonly PlayerRows[],
  kept: OfSport,
  merged: OfSport,
): Promise<string | null> {
  if (kept.sport_id !== merged.sport_id) return 'They play different sports';
  const games = await findGameIds(db, rows, kept.id);
  const together = [...(await findGameIds(db, rows, merged.id))].filter((id) => games.has(id)).length;
  if (together > 0) {
    return `They are two people: both are recorded in ${together === 1 ? 'the same game' : `${together} games`}`;
  }
  for (const { refusal } of rows) {
    const why = await refusal?.(db, kept.id, merged.id);
    if (why) return why;
  }
  return null;
}

export async function findGameIds(db: Database, rows: readonly PlayerRows[], playerId: number): Promise<Set<number>> {
  const games = new Set<number>();
  for (const of of rows) for (const id of (await of.findGameIds?.(db, playerId)) ?? []) games.add(id);
  return games;
}

type PlayerRow = Row<'players'>;

const texts = ['position', 'photo', 'bio'] as const;
const marks = ['is_mvp', 'is_all_star', 'is_captain', 'is_club_anchor'] as const;

type Fields = Pick<PlayerRow, (typeof texts)[number] | (typeof marks)[number] | 'jersey_number'>;

/** What a merge changes in the kept player: empty fields are filled from the other, and a mark of either stays. */
export function filledFrom(kept: PlayerRow, merged: PlayerRow): Partial<Fields> {
  const filled: Partial<Fields> = {};
  for (const text of texts) if (kept[text] === null && merged[text] !== null) filled[text] = merged[text];
  if (kept.jersey_number === null && merged.jersey_number !== null) filled.jersey_number = merged.jersey_number;
  for (const mark of marks) if (kept[mark] === 0 && merged[mark] === 1) filled[mark] = 1;
  return filled;
}

/** Empties the fields that a merge filled, if they have not changed since. */
export function emptiedAgain(kept: PlayerRow, filled: Partial<Fields>): Partial<Fields> {
  const emptied: Partial<Fields> = {};
  for (const text of texts) if (filled[text] !== undefined && kept[text] === filled[text]) emptied[text] = null;
  if (filled.jersey_number !== undefined && kept.jersey_number === filled.jersey_number) emptied.jersey_number = null;
  for (const mark of marks) if (filled[mark] === 1) emptied[mark] = 0;
  return emptied;
}
