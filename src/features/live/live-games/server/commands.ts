import { isDecidedByRule } from '#features/competition/competitions/rules.ts';
import { resultRecorded } from '#features/competition/confirmations/server/events.ts';
import { gameChanged } from '#features/competition/games/server/events.ts';
import type { OpenLink } from '#features/live/scorer-links/server/queries.ts';
import { type BoxScoreGame, findBoxScoreGame } from '#features/results/box-scores/server/stored-queries.ts';
import { isMember } from '#server/access/access.ts';
import { batches } from '#server/database/engine.ts';
import { flag } from '#server/database/schema.ts';
import { notFound } from '#server/failure.ts';
import { lockRowForUpdate, type Write, when } from '#server/write.ts';
import { eventsTag, pendingTag } from '../cache-tags.ts';
import type { PressedEvent, Side } from '../contract.ts';
import { type FindRecorder, getPlaysKey, possibleDuplicates, type RecordedBy } from '../duplicate-rules.ts';
import { isAboutWalkOn, isBesidePlay, isSubstitution, type LiveState, liveState, nextInstant } from '../rules.ts';
import { mustFit, mustStayWithinPoints } from './event-checks.ts';
import { periodEnded } from './events.ts';
import { toPlayerColumns, toWalkOnColumns } from './player-columns.ts';
import {
  findLastSequence,
  gamesWithPlays,
  listEvents,
  listRecordedEvents,
  listRecorders,
  recordedByIn,
  withNames,
} from './queries.ts';
import { applyEventsToGame, movePeriodScores, recomputeBoxScore, type SettledEvents } from './settle-commands.ts';
import { addPending } from './takeover/pending-commands.ts';
import { onlyNew, splitByTakeover } from './takeover/queries.ts';

/** With more events than this (a phone that was offline for a while), clients refetch instead of getting a patch. */
const maxPublished = 8;

/** The phone that sends, and the scorer link that allows it, if any. */
export interface Sender {
  session?: string | undefined;
  link?: OpenLink | undefined;
  /** Whose browser uses the link, if it is logged in: that gives no rights, but whoever enters a score never confirms it. */
  author?: number | null;
}

/** Takes in new events, each once. Offers those of a phone that another has taken over from, and returns how many. */
export async function addEvents(
  write: Write,
  gameId: number,
  pressed: readonly PressedEvent[],
  { link, ...sender }: Sender = {},
): Promise<number> {
  await lockRowForUpdate(write.db, 'games', gameId);
  const origin = getOrigin(write, { link, ...sender });
  const { counting, pending } = await splitByTakeover(write.db, gameId, pressed, origin.session);
  await applyEvents(write, gameId, counting, { link, getOrigin: () => origin });
  if (pending.length > 0) await addPending(write, gameId, pending, { ...origin, link });
  return pending.length;
}

export const getOrigin = ({ viewer }: Write, { link, session, author = null }: Sender = {}): RecordedBy => ({
  account_id: !link && isMember(viewer) ? viewer.accountId : author,
  scorer_link_id: link?.id ?? null,
  session: session ?? null,
});

interface Origins {
  link?: OpenLink | undefined;
  /** Who pressed the event, and on which phone. */
  getOrigin: (eventId: string) => RecordedBy;
}

/** Stores new events; the score, the status and the box score of the game follow. */
export async function applyEvents(
  write: Write,
  gameId: number,
  pressed: readonly PressedEvent[],
  { link, getOrigin: origin }: Origins,
): Promise<void> {
  const game = await findBoxScoreGame(write.db, gameId);
  if (!game) throw notFound('This game');
  const recorded = await listRecordedEvents(write.db, gameId);
  const known = recorded.map(({ event }) => event);
  const fresh = onlyNew(known, pressed);
  if (fresh.length === 0) return;
  await mustFit(write, game, { known, fresh, link });
  const begins = known.every(isBesidePlay) && !fresh.every(isBesidePlay);
  const typed = begins ? currentScore(game, fresh) : [];
  const [before, after] = [withState(game, [...known, ...typed]), withState(game, [...known, ...typed, ...fresh])];
  mustStayWithinPoints(before.state, after.state);
  await store(write, gameId, known.length, [...typed, ...fresh], origin);
  // A line-up alone never starts a game, not even one that was played before.
  if (!fresh.every(isSubstitution) && (before.state.isStarted || after.state.isStarted)) {
    await applyEventsToGame(write, game, before.state, after.state);
    if (!fresh.every((event) => isBesidePlay(event) && !isAboutWalkOn(event)))
      await recomputeBoxScore(write, game, before, after);
  }
  const byKnown = recordedByIn(recorded);
  const duplicateKeysIn = ({ state }: SettledEvents) => duplicatesKey(state, (id) => byKnown(id) ?? origin(id));
  // The possible doubles have changed, so refetch them on the scoring phones.
  if (duplicateKeysIn(before) !== duplicateKeysIn(after)) write.changed(pendingTag(gameId));
  if (after.state.isEnded)
    write.happened(resultRecorded({ gameId, accountIds: await listRecorders(write.db, gameId) }));
  const { period } = after.state;
  if (before.state.isStarted && !after.state.isEnded && period > before.state.period)
    write.happened(periodEnded({ gameId, period: period - 1 }));
  await write.audit({ act: 'game.score', subject: `game:${gameId}`, detail: buildDetail(fresh, before.state, link) });
  // The game was completed by hand before its first tap: add that as an end event.
  if (game.status === 'completed' && !after.state.isEnded) await followTypedGame(write, gameId);
}

const withState = ({ definition }: BoxScoreGame, events: readonly PressedEvent[]) => ({
  events,
  state: liveState(definition, events),
});

const duplicatesKey = ({ shown }: LiveState, recordedBy: FindRecorder): string =>
  possibleDuplicates(shown, recordedBy).map(getPlaysKey).join();

/** The audit log keeps what edited taps were before. */
function buildDetail(events: readonly PressedEvent[], { shown }: LiveState, link?: OpenLink) {
  const edited = new Set(events.flatMap((event) => (event.kind === 'edit' ? [event.of] : [])));
  const before = shown.filter(({ id }) => edited.has(id));
  const scorer = link && { scorerLink: { id: link.id, scorer: link.scorer } };
  return { ...scorer, events, ...(before.length > 0 && { before }) };
}

/** Corrections for the score that was typed before the first event, so that it stays in the sum. */
const currentScore = ({ scores }: BoxScoreGame, fresh: readonly PressedEvent[]): PressedEvent[] =>
  (['home', 'away'] as const).flatMap((side) => {
    const at = fresh.map((event) => event.at).sort()[0];
    return at && scores[side] ? [correction(side, scores[side], 1, at)] : [];
  });

const correction = (side: Side, points: number, period: number, at: string): PressedEvent => ({
  id: crypto.randomUUID(),
  kind: 'correction',
  at,
  side,
  period,
  points,
});

async function store(
  write: Write,
  gameId: number,
  known: number,
  events: readonly PressedEvent[],
  origin: Origins['getOrigin'],
): Promise<void> {
  const last = await findLastSequence(write.db, gameId);
  const rows = events.map((event, at) => toRow(gameId, last + at + 1, event, origin(event.id)));
  await write.db.insertInto('game_events').values(rows).execute();
  await publishEvents(write, gameId, known, events);
}

export const toRow = (gameId: number, place: number, event: PressedEvent, origin: RecordedBy) => ({
  ...origin,
  game_id: gameId,
  place,
  event_key: event.id,
  kind: event.kind,
  at: event.at,
  side: 'side' in event ? event.side : null,
  tap: 'tap' in event ? event.tap : null,
  ...toPlayerColumns(event),
  ...toWalkOnColumns(event),
  toss:
    event.kind === 'toss' ? JSON.stringify({ choice: event.choice, overs: event.overs, players: event.players }) : null,
  sheet:
    event.kind === 'sheet'
      ? JSON.stringify({ isHere: event.isHere, shirt: event.shirt, isCaptain: event.isCaptain })
      : null,
  period: 'period' in event ? event.period : null,
  points: 'points' in event ? event.points : null,
  position: 'position' in event ? event.position : null,
  of_key: 'of' in event ? event.of : null,
  running: 'running' in event ? flag(event.running) : null,
  elapsed_ms: 'elapsedMs' in event ? event.elapsedMs : null,
});

/** Publishes the events themselves as a patch, so that spectators need no refetch. */
async function publishEvents(write: Write, gameId: number, known: number, events: readonly PressedEvent[]) {
  const tag = eventsTag(gameId);
  if (events.length > maxPublished) return write.changed(tag);
  const items = await withNames(write.db, events);
  write.patched(tag, { row: tag, fields: {}, added: { from: known, items } });
}

/** Turns a score or status that was typed by hand into events, so that the game's state stays the sum of its events. */
export const followingTypedScores = when(gameChanged, async (write, games) => {
  const ids = games.map(({ gameId }) => gameId);
  for (const some of batches([...new Set(ids)])) {
    for (const id of await gamesWithPlays(write.db, some)) await followTypedGame(write, id);
  }
});

async function followTypedGame(write: Write, gameId: number): Promise<void> {
  const events = await listEvents(write.db, gameId);
  if (events.every(isBesidePlay)) return;
  const game = await findBoxScoreGame(write.db, gameId);
  if (!game) return;
  // Right after the known events: the correction does not cover taps that a phone sends later.
  const at = nextInstant(events, new Date(0));
  const before = withState(game, events);
  const ends = typedEnds(game, before.state, at);
  const { score, period } = liveState(game.definition, [...events, ...ends]);
  // A result that a rule decided, such as a forfeit, was not scored in any period.
  const isPlayed = !isDecidedByRule(game.resultType);
  const corrections = (['home', 'away'] as const).flatMap((side) => {
    const points = (game.scores[side] ?? 0) - score[side];
    return points === 0 || !isPlayed ? [] : [correction(side, points, period, at)];
  });
  const typed = [...ends, ...corrections];
  if (typed.length === 0) return;
  await store(write, gameId, events.length, typed, () => getOrigin(write));
  if (corrections.length === 0) return;
  const after = withState(game, [...events, ...typed]);
  await movePeriodScores(write, game, before.state, after.state);
  await recomputeBoxScore(write, game, before, after);
}

/** The events for a game that was completed, resumed or reset to upcoming by hand. */
function typedEnds({ status }: BoxScoreGame, { isEnded, shown }: LiveState, at: string): PressedEvent[] {
  if (status === 'completed' && !isEnded) return [{ id: crypto.randomUUID(), kind: 'end', at }];
  if ((status !== 'live' && status !== 'upcoming') || !isEnded) return [];
  const ends = shown.filter(({ kind }) => kind === 'end');
  return ends.map(({ id }) => ({ id: crypto.randomUUID(), kind: 'undo', of: id, at }));
}
