import { listComing } from '#features/competition/games/server/rsvp-queries.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import type { Database } from '#server/database/schema.ts';
import type { PressedEvent, Side, SuggestedSheet, SuggestedSheets } from '../contract.ts';
import { countingEvents } from '../rules.ts';
import { findSheet, suggestSheet } from '../sheet-rules.ts';
import { listEvents } from './queries.ts';

interface SheetsOptions {
  /** Who said that they come is for members only. */
  withAnswers: boolean;
}

/** Who is probably here of both sides; undefined if there is no such game. */
export async function suggestSheets(
  db: Database,
  gameId: number,
  { withAnswers }: SheetsOptions,
): Promise<SuggestedSheets | undefined> {
  const row = await db
    .selectFrom('games')
    .innerJoin('sports', 'sports.id', 'games.sport_id')
    .select(['games.home_team_id', 'games.away_team_id', 'games.date_time', 'sports.definition'])
    .where('games.id', '=', gameId)
    .executeTakeFirst();
  if (!row) return undefined;
  const coming = withAnswers ? await listComing(db, gameId) : new Set<number>();
  const game = { id: gameId, before: row.date_time, least: getDefinition(row.definition).onCourt ?? 1, coming };
  return { home: await suggest(db, game, row.home_team_id), away: await suggest(db, game, row.away_team_id) };
}

interface SheetGame {
  id: number;
  before: string;
  least: number;
  /** Accounts. */
  coming: ReadonlySet<number>;
}

async function suggest(db: Database, game: SheetGame, teamId: number): Promise<SuggestedSheet> {
  const rows = await db.selectFrom('players').select('id').where('team_id', '=', teamId).orderBy('id').execute();
  const players = rows.map(({ id }) => id);
  const links = game.coming.size > 0 ? await listLinks(db, teamId) : [];
  return suggestSheet({
    players,
    linked: new Set(links.map(({ player_id }) => player_id)),
    coming: new Set(links.flatMap((link) => (game.coming.has(link.account_id) ? [link.player_id] : []))),
    last: await findLast(db, game, teamId, players),
    least: game.least,
  });
}

const listLinks = async (db: Database, teamId: number) =>
  db
    .selectFrom('player_links')
    .select(['player_id', 'account_id'])
    .where('team_id', '=', teamId)
    .where('until', 'is', null)
    .execute();

/** The team's last game of which anybody kept who played. */
async function findLast(db: Database, { id, before }: SheetGame, teamId: number, players: readonly number[]) {
  const row = await db
    .selectFrom('games')
    .select(['id', 'date_time', 'home_team_id'])
    .where('status', '=', 'completed')
    .where('date_time', '<', before)
    .where('id', '!=', id)
    .where(({ or, eb }) => or([eb('home_team_id', '=', teamId), eb('away_team_id', '=', teamId)]))
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('box_score_lines').select('player_id').whereRef('game_id', '=', 'games.id')),
        exists(selectFrom('game_events').select('id').whereRef('game_id', '=', 'games.id')),
      ]),
    )
    .orderBy('date_time', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const side: Side = row.home_team_id === teamId ? 'home' : 'away';
  const shown = countingEvents(await listEvents(db, row.id));
  const { isSet, absent } = findSheet(shown, side);
  if (isSet) return { at: row.date_time, here: new Set(players.filter((player) => !absent.has(player))) };
  const lines = await db
    .selectFrom('box_score_lines')
    .select('player_id')
    .where('game_id', '=', row.id)
    .where('side', '=', side)
    .where('did_not_play', '=', 0)
    .execute();
  return {
    at: row.date_time,
    here: new Set([...lines.map(({ player_id }) => player_id), ...shown.flatMap((event) => listNamed(event, side))]),
  };
}

/** The players of a side whom an event names: on the court, or in a play. */
function listNamed(event: PressedEvent, side: Side): number[] {
  if (event.kind !== 'on' && event.kind !== 'tap') return [];
  const named =
    event.side === side ? [event.playerId] : event.kind === 'tap' ? [event.otherPlayerId, event.fielderId] : [];
  return named.filter((id) => id != null);
}
