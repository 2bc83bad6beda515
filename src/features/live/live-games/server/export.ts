import { gameCells, type NamedGame, withGames } from '#features/competition/games/server/named-game-queries.ts';
import type { Database, Row } from '#server/database/schema.ts';
import { defineExport } from '#server/resources/exported-list.ts';
import { fromCursor, isIdKey, type Page, toPage } from '#server/resources/paging.ts';
import { pageSize } from '#shared/pages.ts';

/** The events of live games, in the order in which the server received them. */
export const eventExport = defineExport({
  name: 'game-events',
  title: 'Play-by-play',
  list: (db, _viewer, { cursor }) => listEvents(db, cursor),
  cells: {
    ...gameCells,
    Place: ({ place }) => place,
    Recorded: ({ at }) => at,
    Kind: ({ kind }) => kind,
    Period: ({ period }) => period,
    Side: ({ side }) => side,
    Play: ({ tap }) => tap,
    Player: ({ player }) => player,
    'Other player': ({ otherPlayer }) => otherPlayer,
    Fielder: ({ fielder }) => fielder,
    'Walk-on': ({ walk_on_id }) => walk_on_id,
    'Walk-on number': ({ shirt_number }) => shirt_number,
    'Walk-on name': ({ typed_name }) => typed_name,
    'Other walk-on': ({ other_walk_on_id }) => other_walk_on_id,
    'Fielding walk-on': ({ fielder_walk_on_id }) => fielder_walk_on_id,
    Toss: ({ toss }) => toss,
    Position: ({ position }) => position,
    Sheet: ({ sheet }) => sheet,
    Points: ({ points }) => points,
    'Clock runs': ({ running }) => running,
    'Clock in ms': ({ elapsed_ms }) => elapsed_ms,
    Event: ({ event_key }) => event_key,
    Undoes: ({ of_key }) => of_key,
    'Recorded by': ({ username }) => username,
  },
});

type Pressed =
  | 'place'
  | 'event_key'
  | 'kind'
  | 'at'
  | 'side'
  | 'tap'
  | 'period'
  | 'points'
  | 'of_key'
  | 'toss'
  | 'walk_on_id'
  | 'other_walk_on_id'
  | 'fielder_walk_on_id'
  | 'shirt_number'
  | 'typed_name'
  | 'running'
  | 'elapsed_ms'
  | 'position'
  | 'sheet';

interface ExportedGameEvent extends NamedGame, Pick<Row<'game_events'>, Pressed> {
  player: string | null;
  otherPlayer: string | null;
  fielder: string | null;
  username: string | null;
}

async function listEvents(db: Database, cursor: string | undefined): Promise<Page<ExportedGameEvent>> {
  const [after = 0] = fromCursor(cursor, isIdKey) ?? [];
  const rows = await db
    .selectFrom('game_events as events')
    .leftJoin('players', 'players.id', 'events.player_id')
    .leftJoin('players as others', 'others.id', 'events.other_player_id')
    .leftJoin('players as fielders', 'fielders.id', 'events.fielder_id')
    .leftJoin('accounts', 'accounts.id', 'events.account_id')
    .selectAll('events')
    .select(['players.name as player', 'others.name as otherPlayer', 'fielders.name as fielder', 'accounts.username'])
    .where('events.id', '>', after)
    .orderBy('events.id')
    .limit(pageSize + 1)
    .execute();
  const page = toPage(rows, ({ id }) => [id]);
  return { rows: await withGames(db, page.rows), next: page.next };
}

/** Events that phones sent after a takeover, and what was decided about them. */
export const offeredExport = defineExport({
  name: 'offered-plays',
  title: 'Offered plays',
  list: (db, _viewer, { cursor }) => listOffered(db, cursor),
  cells: {
    ...gameCells,
    Event: ({ event_key }) => event_key,
    Play: ({ event }) => event,
    Player: ({ player }) => player,
    Offered: ({ offered_at }) => offered_at,
    'Recorded by': ({ username }) => username,
    Decision: ({ decision }) => decision,
    Decided: ({ decided_at }) => decided_at,
    'Decided by': ({ decider }) => decider,
  },
});

interface OfferedRow extends NamedGame, Pick<Row<'offered_events'>, 'event_key' | 'event' | 'offered_at'> {
  decision: string | null;
  decided_at: string | null;
  player: string | null;
  username: string | null;
  decider: string | null;
}

async function listOffered(db: Database, cursor: string | undefined): Promise<Page<OfferedRow>> {
  const [after = 0] = fromCursor(cursor, isIdKey) ?? [];
  const rows = await db
    .selectFrom('offered_events as offered')
    .leftJoin('players', 'players.id', 'offered.player_id')
    .leftJoin('accounts', 'accounts.id', 'offered.account_id')
    .leftJoin('accounts as deciders', 'deciders.id', 'offered.decided_by')
    .selectAll('offered')
    .select(['players.name as player', 'accounts.username', 'deciders.username as decider'])
    .where('offered.id', '>', after)
    .orderBy('offered.id')
    .limit(pageSize + 1)
    .execute();
  const page = toPage(rows, ({ id }) => [id]);
  return { rows: await withGames(db, page.rows), next: page.next };
}
