import { describeResult } from '#features/competition/games/score-rules.ts';
import type { Database } from '#server/database/schema.ts';
import { afterCursor, inOrder, type OrderColumn, type Page, toPage } from '#server/resources/paging.ts';
import { fixtureText } from '#shared/notation.ts';
import type { CupEntry, EntryKind } from '../contract.ts';

const selectEntries = (db: Database) =>
  db
    .selectFrom('cup_entries as entry')
    .leftJoin('sports', 'sports.id', 'entry.sport_id')
    .leftJoin('competitions', 'competitions.id', 'entry.competition_id')
    .leftJoin('meets', 'meets.id', 'entry.meet_id')
    .leftJoin('teams', 'teams.id', 'entry.team_id')
    .leftJoin('games', 'games.id', 'entry.game_id')
    .leftJoin('teams as home', 'home.id', 'games.home_team_id')
    .leftJoin('teams as away', 'away.id', 'games.away_team_id')
    .leftJoin('accounts', 'accounts.id', 'entry.account_id')
    .select(['entry.id', 'entry.residence_id', 'entry.kind', 'entry.points', 'entry.at', 'entry.since', 'entry.place'])
    .select(['entry.reason', 'entry.about_id', 'entry.sport_id', 'sports.name as sport'])
    .select(['entry.competition_id', 'competitions.name as competition', 'entry.meet_id', 'meets.name as meet'])
    .select([
      'entry.team_id',
      'teams.name as team',
      'teams.logo',
      'entry.game_id',
      'home.name as home',
      'away.name as away',
    ])
    .select(['games.home_score', 'games.away_score', 'games.home_shootout', 'games.away_shootout'])
    .select('accounts.display_name as by')
    .select(({ selectFrom }) =>
      selectFrom('cup_objections')
        .select('state')
        .whereRef('entry_id', '=', 'entry.id')
        .orderBy('cup_objections.id', 'desc')
        .limit(1)
        .as('objection'),
    );

type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];

const named = <T extends object>(id: number | null, name: string | null, more: T) =>
  id === null || name === null ? null : { id, name, ...more };

const presentEntry = (row: EntryRow): CupEntry => ({
  id: row.id,
  residenceId: row.residence_id,
  kind: row.kind,
  points: row.points,
  at: row.at,
  since: row.since,
  sport: named(row.sport_id, row.sport, {}),
  competition: named(row.competition_id, row.competition, {}),
  meet: named(row.meet_id, row.meet, {}),
  team: named(row.team_id, row.team, { logo: row.logo }),
  game: gameOf(row),
  place: row.place,
  reason: row.reason,
  by: row.by,
  aboutId: row.about_id,
  objection: row.objection,
});

function gameOf({ game_id, home, away, ...scores }: EntryRow): CupEntry['game'] {
  if (game_id === null || home === null || away === null) return null;
  const hasScore = scores.home_score !== null && scores.away_score !== null;
  const score = {
    homeScore: scores.home_score,
    awayScore: scores.away_score,
    homeShootout: scores.home_shootout,
    awayShootout: scores.away_shootout,
    homeTeam: { id: 0, name: home, logo: null },
    awayTeam: { id: 0, name: away, logo: null },
  };
  return { id: game_id, title: hasScore ? describeResult(score) : fixtureText(home, away) };
}

const order: readonly OrderColumn[] = [
  { column: 'entry.at', holds: 'text', descending: true },
  { column: 'entry.id', holds: 'number', descending: true },
];
const perPage = 100;

/** Latest first. */
export async function listEntries(
  db: Database,
  cupId: number,
  {
    residenceId,
    kind,
    cursor,
  }: { residenceId?: number | undefined; kind?: EntryKind | undefined; cursor?: string | undefined },
): Promise<Page<CupEntry>> {
  let entries = selectEntries(db).where('entry.cup_id', '=', cupId).where(afterCursor(order, cursor));
  if (residenceId !== undefined) entries = entries.where('entry.residence_id', '=', residenceId);
  if (kind !== undefined) entries = entries.where('entry.kind', '=', kind);
  const rows = await entries
    .orderBy(inOrder(order))
    .limit(perPage + 1)
    .execute();
  return toPage(rows.map(presentEntry), (entry) => [entry.at, entry.id], perPage);
}

const maxLatest = 60;

/** Those earned from a moment on, the most points first. */
export async function entriesSince(db: Database, cupId: number, from: string): Promise<CupEntry[]> {
  const rows = await selectEntries(db)
    .where('entry.cup_id', '=', cupId)
    .where('entry.at', '>=', from)
    .orderBy('entry.points', 'desc')
    .orderBy('entry.id')
    .limit(maxLatest)
    .execute();
  return rows.map(presentEntry);
}

export async function findEntry(db: Database, id: number): Promise<(CupEntry & { cupId: number }) | undefined> {
  const row = await selectEntries(db).select('entry.cup_id').where('entry.id', '=', id).executeTakeFirst();
  return row && { ...presentEntry(row), cupId: row.cup_id };
}

export async function entriesByIds(db: Database, ids: readonly number[]): Promise<Map<number, CupEntry>> {
  if (ids.length === 0) return new Map();
  const rows = await selectEntries(db)
    .where('entry.id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, presentEntry(row)]));
}

export const perExport = 500;

/** In the order in which they were stored. */
export async function listExported(db: Database, after: number) {
  const rows = await selectEntries(db)
    .innerJoin('cups', 'cups.id', 'entry.cup_id')
    .innerJoin('residences', 'residences.id', 'entry.residence_id')
    .select(['cups.name as cup', 'residences.name as residence'])
    .where('entry.id', '>', after)
    .orderBy('entry.id')
    .limit(perExport)
    .execute();
  return rows.map((row) => ({ ...presentEntry(row), cup: row.cup, residence: row.residence }));
}
