import type { Game } from '#features/competition/games/contract.ts';
import { storedDay } from '#features/competition/games/day-rules.ts';
import { gamesByIds } from '#features/competition/games/server/queries.ts';
import { listJudges } from '#features/people/accounts/server/queries.ts';
import { type Captain, listCaptains, playersSince } from '#features/teams/player-links/server/queries.ts';
import { type Viewer, visitor } from '#server/access/access.ts';
import { batches } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import { afterCursor, inOrder, type OrderColumn, type Page, toPage } from '#server/resources/paging.ts';
import { answerWithinMs, type Confirmation, type DisputedResult } from '../contract.ts';
import { answeredFor, computeDeadline, hasEntered, hasRecorded, type ResultEvent, settle, whyNot } from '../rules.ts';
import type { Captaincy } from './policy.ts';
import { type Concerned, eventIn, presentConfirmation } from './present.ts';

export type Teams = Pick<Game, 'homeTeamId' | 'awayTeamId'>;

/** Whoever is a captain of both sides speaks for the one where they were linked first. */
export function captaincies(captains: readonly Captain[], { homeTeamId, awayTeamId }: Teams): Captaincy[] {
  const ofGame = captains.filter(({ teamId }) => teamId === homeTeamId || teamId === awayTeamId);
  const byLink = ofGame.toSorted((one, other) => one.linkId - other.linkId);
  const first = byLink.filter((one) => byLink.find(({ accountId }) => accountId === one.accountId) === one);
  return first.map(({ teamId, accountId }) => ({ side: teamId === homeTeamId ? 'home' : 'away', accountId }));
}

type Dated = Teams & Pick<Game, 'id' | 'dateTime'>;

/** The captains of each game, and all accounts that take part in it. */
export async function concernedBy(db: Database, games: readonly Dated[]): Promise<(game: Dated) => Concerned> {
  if (games.length === 0) return () => ({ captains: [], open: { involved: new Set(), judges: [] } });
  const teamIds = games.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]);
  const days = games.map(toDay).sort();
  const captains = await listCaptains(db, teamIds);
  const players = await playersSince(db, teamIds, days[0] ?? '');
  const judges = await listJudges(db);
  return (game) => {
    const involved = players.filter(
      ({ teamId, until }) =>
        (teamId === game.homeTeamId || teamId === game.awayTeamId) && (until === null || until >= toDay(game)),
    );
    return {
      captains: captaincies(captains, game),
      open: { involved: new Set(involved.map(({ accountId }) => accountId)), judges },
    };
  };
}

const toDay = ({ dateTime }: Pick<Game, 'dateTime'>): string => storedDay(dateTime).slice(0, 10);

export async function listEvents(db: Database, gameIds: readonly number[]): Promise<Map<number, ResultEvent[]>> {
  const events = new Map<number, ResultEvent[]>();
  for (const some of batches(gameIds)) {
    const rows = await db.selectFrom('result_events').selectAll().where('game_id', 'in', some).orderBy('id').execute();
    for (const row of rows) events.set(row.game_id, [...(events.get(row.game_id) ?? []), ...eventIn(row)]);
  }
  return events;
}

export async function readConfirmation(db: Database, viewer: Viewer, game: Game, now: Date): Promise<Confirmation> {
  const events = (await listEvents(db, [game.id])).get(game.id) ?? [];
  const concerned = await concernedBy(db, [game]);
  return presentConfirmation(game.id, events, concerned(game), viewer, now);
}

interface AwaitedAnswer {
  game: Game;
  requestId: number;
  until: string;
}

/** The results that somebody may confirm now, as a captain of one of the sides. */
export async function listAwaitedAnswers(db: Database, accountId: number, now: Date): Promise<AwaitedAnswer[]> {
  const linked = db
    .selectFrom('player_links')
    .innerJoin('players', 'players.id', 'player_links.player_id')
    .select('player_links.team_id')
    .where('player_links.account_id', '=', accountId)
    .where('player_links.until', 'is', null)
    .where('players.is_captain', '=', 1);
  const rows = await db
    .selectFrom('games')
    .innerJoin('result_events as question', 'question.game_id', 'games.id')
    .select('games.id')
    .distinct()
    .where(({ or, eb }) => or([eb('home_team_id', 'in', linked), eb('away_team_id', 'in', linked)]))
    .where('question.kind', '=', 'asked')
    .where('question.at', '>', new Date(now.getTime() - answerWithinMs).toISOString())
    .execute();
  const ids = rows.map(({ id }) => id);
  const games = [...(await gamesByIds(db, visitor, ids)).values()];
  const events = await listEvents(db, ids);
  const concerned = await concernedBy(db, games);
  return games.flatMap((game) => {
    const own = events.get(game.id) ?? [];
    const settled = settle(own, now);
    const side = concerned(game).captains.find((captain) => captain.accountId === accountId)?.side;
    if (!settled.request || !side || whyNot(settled, { kind: 'confirmed', side }) !== null) return [];
    if (hasEntered(own, accountId) || hasRecorded(own, accountId)) return [];
    if ((answeredFor(own, accountId) ?? side) !== side) return [];
    return [{ game, requestId: settled.request.id, until: computeDeadline(settled.request) }];
  });
}

/** Disputes that were neither taken back nor decided, about a score that has not changed since. */
const openDisputes = (db: Database) =>
  db
    .selectFrom('result_events as dispute')
    .where('dispute.kind', '=', 'disputed')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('result_events as later')
            .select('later.id')
            .whereRef('later.game_id', '=', 'dispute.game_id')
            .whereRef('later.id', '>', 'dispute.id')
            .where(({ eb, or, and }) =>
              or([
                eb('later.kind', 'in', ['asked', 'upheld', 'overturned', 'ended']),
                and([eb('later.kind', '=', 'takenBack'), eb('later.side', '=', eb.ref('dispute.side'))]),
              ]),
            ),
        ),
      ),
    );

export async function countDisputed(db: Database): Promise<number> {
  const { count } = await openDisputes(db)
    .select(({ fn }) => fn.count('dispute.game_id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const disputedPerPage = 20;
const oldestFirst: OrderColumn[] = [{ column: 'disputed.id', holds: 'number' }];

export async function listDisputed(
  db: Database,
  viewer: Viewer,
  cursor: string | undefined,
  now: Date,
): Promise<Page<DisputedResult>> {
  const disputed = openDisputes(db)
    .select(({ fn }) => ['dispute.game_id', fn.min('dispute.id').as('id')])
    .groupBy('dispute.game_id');
  const rows = await db
    .selectFrom(disputed.as('disputed'))
    .selectAll()
    .where(afterCursor(oldestFirst, cursor))
    .orderBy(inOrder(oldestFirst))
    .limit(disputedPerPage + 1)
    .execute();
  const page = toPage(rows, (row) => [row.id], disputedPerPage);
  const ids = page.rows.map(({ game_id }) => game_id);
  const games = await gamesByIds(db, viewer, ids);
  const events = await listEvents(db, ids);
  const concerned = await concernedBy(db, [...games.values()]);
  const listed = ids.flatMap((id) => {
    const game = games.get(id);
    if (!game) return [];
    const confirmation = presentConfirmation(id, events.get(id) ?? [], concerned(game), viewer, now);
    return [{ game, confirmation }];
  });
  return { rows: listed, next: page.next };
}
