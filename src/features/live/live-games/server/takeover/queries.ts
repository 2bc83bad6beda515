import type { Viewer } from '#server/access/access.ts';
import type { Database, Row } from '#server/database/schema.ts';
import { maxPending, type PendingPlay, PressedEvent, type Scorer, type Takeover } from '../../contract.ts';
import { acceptsTaps, findDependants, type Holder, isStage } from '../../takeover-rules.ts';
import { isWalkOn } from '../../walk-on-rules.ts';
import { findNames, readDuplicates } from '../duplicates/queries.ts';
import { listEvents, withNames } from '../queries.ts';

type HolderRow = Holder & Pick<Row<'game_scoring_holders'>, 'account_id' | 'taken_at'>;

export async function findHolder(db: Database, gameId: number): Promise<HolderRow | null> {
  const holder = await db
    .selectFrom('game_scoring_holders')
    .selectAll()
    .where('game_id', '=', gameId)
    .executeTakeFirst();
  if (!holder) return null;
  const joined = await db.selectFrom('game_scoring_joined').select('session').where('game_id', '=', gameId).execute();
  return { ...holder, joined: joined.map(({ session }) => session) };
}

interface SplitEvents {
  counting: readonly PressedEvent[];
  pending: readonly PressedEvent[];
}

/** Splits new events into those that count and those that wait. Events that refer to a pending play are offered with it. */
export async function splitByTakeover(
  db: Database,
  gameId: number,
  pressed: readonly PressedEvent[],
  session: string | null,
): Promise<SplitEvents> {
  const before = await listOfferedEvents(db, gameId);
  const accepts = acceptsTaps(await findHolder(db, gameId), session);
  if (accepts && before.length === 0) return { counting: pressed, pending: [] };
  const fresh = onlyNew([...(await listEvents(db, gameId)), ...before.map(({ event }) => event)], pressed);
  if (!accepts) return { counting: [], pending: fresh };
  const notAccepted = before.filter(({ decision }) => decision !== 'taken').map(({ event }) => event.id);
  const late = findDependants(new Set(notAccepted), fresh);
  return { counting: fresh.filter(({ id }) => !late.has(id)), pending: fresh.filter(({ id }) => late.has(id)) };
}

/** The events that are not known yet, each once. */
export function onlyNew(known: readonly PressedEvent[], pressed: readonly PressedEvent[]): PressedEvent[] {
  const knownIds = new Set(known.map(({ id }) => id));
  return [...new Map(pressed.map((event) => [event.id, event])).values()].filter(({ id }) => !knownIds.has(id));
}

export type OfferedEvent = Omit<Row<'offered_events'>, 'event'> & { event: PressedEvent };

/** All pending plays of a game, decided ones too, in the order in which they were offered. */
export async function listOfferedEvents(db: Database, gameId: number): Promise<OfferedEvent[]> {
  const rows = await db.selectFrom('offered_events').selectAll().where('game_id', '=', gameId).orderBy('id').execute();
  return rows.flatMap((row) => {
    const event = eventIn(row);
    return event ? { ...row, event } : [];
  });
}

/** The columns override the players in the JSON, because they follow merges and deletions of players. Walk-ons stay. */
function eventIn({ event, player_id, other_player_id, fielder_id }: Row<'offered_events'>): PressedEvent | undefined {
  const stored = JSON.parse(event);
  const players = { playerId: player_id, otherPlayerId: other_player_id, fielderId: fielder_id };
  const named = Object.entries(players).filter(([name]) => name in stored && !isWalkOn(stored[name] ?? 0));
  return PressedEvent.safeParse({ ...stored, ...Object.fromEntries(named) }).data;
}

/** The pending plays that are not decided yet, and the ids of events that are decided one by one. */
export async function listPending(
  db: Database,
  gameId: number,
): Promise<{ waiting: OfferedEvent[]; alone: Set<string> }> {
  const pending = await listOfferedEvents(db, gameId);
  const all = [...(await listEvents(db, gameId)), ...pending.map(({ event }) => event)];
  const alone = findDependants(new Set(all.filter(isStage).map(({ id }) => id)), all);
  return { waiting: pending.filter(({ decision }) => decision === null), alone };
}

/** How a game is scored, as seen from one phone. */
export async function readTakeover(
  db: Database,
  viewer: Viewer,
  gameId: number,
  session: string | undefined,
): Promise<Takeover> {
  const holder = await findHolder(db, gameId);
  const { waiting, alone } = await listPending(db, gameId);
  const listed = waiting.slice(0, maxPending);
  const names = await findNames(db, [...(holder ? [holder] : []), ...listed]);
  const events = await withNames(
    db,
    listed.map(({ event }) => event),
  );
  const plays = listed.map((row, at): PendingPlay[] => {
    const event = events[at];
    const { id, offered_at: offeredAt } = row;
    return event ? [{ id, event, by: names(row), offeredAt, isInAll: !alone.has(event.id) }] : [];
  });
  return {
    holder: holder && { name: names(holder), takenAt: holder.taken_at },
    isHolder: holder !== null && holder.session === session,
    counts: acceptsTaps(holder, session ?? null),
    waiting: waiting.length,
    plays: plays.flat(),
    clashes: await readDuplicates(db, viewer, gameId, session),
  };
}

/** Who has scored a game so far, the latest first. Events that the app itself added have no name. */
export async function listScorers(db: Database, gameId: number): Promise<Scorer[]> {
  const rows = await db
    .selectFrom('game_events')
    .select(({ fn }) => ['account_id', 'scorer_link_id', fn.max('at').as('lastAt')])
    .where('game_id', '=', gameId)
    .groupBy(['account_id', 'scorer_link_id'])
    .orderBy('lastAt', 'desc')
    .execute();
  const names = await findNames(db, rows);
  const scorers = new Map(rows.toReversed().map((row) => [row.scorer_link_id ?? `account ${row.account_id}`, row]));
  const latestFirst = rows.filter((row) => [...scorers.values()].includes(row)).slice(0, maxScorers);
  return latestFirst.map((row) => ({ name: names(row), lastAt: row.lastAt }));
}

const maxScorers = 5;
