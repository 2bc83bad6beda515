import type { OpenLink } from '#features/live/scorer-links/server/queries.ts';
import { mayEnterBoxScores } from '#features/results/box-scores/server/policy.ts';
import { findBoxScoreGame } from '#features/results/box-scores/server/stored-queries.ts';
import type { ViewerRole } from '#server/access/access.ts';
import type { Database, Row } from '#server/database/schema.ts';
import { type GameEvent, type GameEvents, PressedEvent } from '../contract.ts';
import type { FindRecorder, RecordedBy } from '../duplicate-rules.ts';
import { toPlayerColumns } from './player-columns.ts';
import { mayAddWalkOns } from './policy.ts';

/** The events of a game that the server received after this one, or all if it does not know that event. */
export async function readEvents(
  db: Database,
  viewer: ViewerRole,
  gameId: number,
  after: string | undefined,
  onUnreadable: OnUnreadable,
  link?: OpenLink,
): Promise<GameEvents | undefined> {
  const game = await findBoxScoreGame(db, gameId);
  if (!game) return undefined;
  const all = await listEvents(db, gameId, onUnreadable);
  const from = all.findIndex(({ id }) => id === after) + 1;
  const events = await withNames(db, all.slice(from));
  const can = { score: mayEnterBoxScores(viewer), addWalkOns: mayAddWalkOns(game, viewer, link) };
  return { definition: game.definition.key, from, events, can };
}

export type OnUnreadable = (rowId: number) => void;

/** All readable events, in the order in which the server received them. */
export async function listEvents(db: Database, gameId: number, onUnreadable?: OnUnreadable): Promise<PressedEvent[]> {
  return (await listRecordedEvents(db, gameId, onUnreadable)).map(({ event }) => event);
}

export interface RecordedEvent extends RecordedBy {
  event: PressedEvent;
}

/** The same events, with who recorded each. */
export async function listRecordedEvents(
  db: Database,
  gameId: number,
  onUnreadable?: OnUnreadable,
): Promise<RecordedEvent[]> {
  const rows = await db.selectFrom('game_events').selectAll().where('game_id', '=', gameId).orderBy('place').execute();
  return rows.flatMap((row) => {
    const event = eventIn(row);
    if (!event) onUnreadable?.(row.id);
    return event ? [{ event, ...recordedBy(row) }] : [];
  });
}

const recordedBy = ({ session, account_id, scorer_link_id }: RecordedBy): RecordedBy => ({
  session,
  account_id,
  scorer_link_id,
});

export function recordedByIn(recorded: readonly RecordedEvent[]): FindRecorder {
  const byId = new Map(recorded.map(({ event, ...by }) => [event.id, recordedBy(by)]));
  return (id) => byId.get(id);
}

/** The accounts that recorded events of a game, with a scorer link or without. */
export async function listRecorders(db: Database, gameId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('game_events')
    .select('account_id')
    .distinct()
    .where('game_id', '=', gameId)
    .execute();
  return rows.flatMap(({ account_id }) => account_id ?? []);
}

const besidePlay = [
  ...(['on', 'off', 'toss', 'sheet', 'clock', 'restart', 'serve', 'rotate'] as const),
  ...(['walkOn', 'settle'] as const),
];

/** The games among these in which something happened: not only who is on the court, or what the clock shows. */
export async function gamesWithPlays(db: Database, gameIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('game_events')
    .select('game_id')
    .distinct()
    .where('game_id', 'in', gameIds)
    .where('kind', 'not in', besidePlay)
    .orderBy('game_id')
    .execute();
  return rows.map(({ game_id }) => game_id);
}

export async function findLastSequence(db: Database, gameId: number): Promise<number> {
  const row = await db
    .selectFrom('game_events')
    .select('place')
    .where('game_id', '=', gameId)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.place ?? 0;
}

export async function withNames(db: Database, events: readonly PressedEvent[]): Promise<GameEvent[]> {
  const names = await findNames(db, [...new Set(events.flatMap(listPlayerIds))]);
  const named = (name: string, id: number | null | undefined) => {
    const value = names.get(id ?? 0);
    return value === undefined ? {} : { [name]: value };
  };
  return events.map((event) => {
    if (isOfOne(event)) return { ...event, ...named('playerName', event.playerId) };
    if (event.kind !== 'tap' && event.kind !== 'edit') return event;
    const { playerId, otherPlayerId, fielderId } = event;
    return {
      ...event,
      ...named('playerName', playerId),
      ...named('otherPlayerName', otherPlayerId),
      ...named('fielderName', fielderId),
    };
  });
}

type EventOfOne = PressedEvent & { kind: 'on' | 'off' | 'sheet' | 'settle' };

const isOfOne = (event: PressedEvent): event is EventOfOne =>
  event.kind === 'on' || event.kind === 'off' || event.kind === 'sheet' || event.kind === 'settle';

/** The players of an event, or of what a tap was corrected to. */
const listPlayerIds = (event: PressedEvent): number[] =>
  Object.values(toPlayerColumns(event)).filter((id) => id !== null);

async function findNames(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('players')
    .select(['id', 'display_name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, display_name }) => [id, display_name]));
}

/** Takes from a row only what its kind of event has. Undefined if an older version stored what this one does not accept. */
function eventIn({ event_key, kind, at, toss, sheet, ...row }: Row<'game_events'>) {
  const { side, tap, period, points, of_key: of, position } = row;
  const clock = row.running === null ? {} : { running: row.running === 1, elapsedMs: row.elapsed_ms };
  const columns = { side, tap, position, period, points, of };
  const facts = Object.entries({ ...columns, ...peopleIn(kind, row) }).filter(([, value]) => value !== null);
  const decided = JSON.parse(toss ?? sheet ?? '{}');
  return PressedEvent.safeParse({
    id: event_key,
    kind,
    at,
    ...decided,
    ...clock,
    ...nobodyIn(kind),
    ...Object.fromEntries(facts),
  }).data;
}

/** The players and walk-ons of a row; null where its event has none. */
function peopleIn(kind: PressedEvent['kind'], row: PeopleColumns) {
  if (kind === 'walkOn') return { playerId: row.walk_on_id, number: row.shirt_number, name: row.typed_name };
  if (kind === 'settle') return { walkOnId: row.walk_on_id, playerId: row.player_id ?? row.other_walk_on_id };
  return {
    playerId: row.player_id ?? row.walk_on_id,
    otherPlayerId: row.other_player_id ?? row.other_walk_on_id,
    fielderId: row.fielder_id ?? row.fielder_walk_on_id,
  };
}

type PeopleColumns = Pick<
  Row<'game_events'>,
  | 'player_id'
  | 'other_player_id'
  | 'fielder_id'
  | 'walk_on_id'
  | 'other_walk_on_id'
  | 'fielder_walk_on_id'
  | 'shirt_number'
  | 'typed_name'
>;

/** What an event says also where it is nobody, or nothing. */
function nobodyIn(kind: PressedEvent['kind']) {
  if (kind === 'walkOn') return { number: null, name: null };
  return ['tap', 'edit', 'on', 'off', 'sheet', 'settle'].includes(kind) ? { playerId: null } : {};
}
