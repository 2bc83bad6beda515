import { countInBoxScore } from '#features/box-scores/server/count-commands.ts';
import { teamsOfPlayers } from '#features/box-scores/server/queries.ts';
import { type GameOfBoxScore, gameOfBoxScore } from '#features/box-scores/server/stored-queries.ts';
import type { Game } from '#features/games/contract.ts';
import { changeGame, publishScore } from '#features/games/server/commands.ts';
import { findGame } from '#features/games/server/queries.ts';
import { isMember, type Member } from '#server/access.ts';
import type { Topic } from '#server/changes.ts';
import { holdRow } from '#server/database/hold.ts';
import { badRequest, conflict, notFound } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import type { Issue } from '#shared/errors.ts';
import { eventsPerGame, type PressedEvent, type Side } from '../contract.ts';
import { gained, type LiveState, liveState, nextInstant } from '../rules.ts';
import { eventsOf, withNames } from './queries.ts';

/** What a phone kept for a while is read instead. */
const mostPublished = 8;

/** Takes in what phones pressed, each event once; the score, the state and the box score of the game follow. */
export async function addEvents(write: Write<Member>, gameId: number, pressed: readonly PressedEvent[]): Promise<void> {
  await holdRow(write.db, 'games', gameId);
  const game = await gameOfBoxScore(write.db, gameId);
  if (!game) throw notFound('This game');
  const known = await eventsOf(write.db, gameId);
  const knownIds = new Set(known.map(({ id }) => id));
  const fresh = [...new Map(pressed.map((event) => [event.id, event])).values()].filter(({ id }) => !knownIds.has(id));
  if (fresh.length === 0) return;
  await mustFit(write, game, known.length, fresh);
  const standing = known.length === 0 ? standingScore(game, fresh) : [];
  await store(write, gameId, known.length, [...standing, ...fresh]);
  await settle(write, game, known, [...known, ...standing, ...fresh]);
  await write.audit({ act: 'game.score', subject: `game:${gameId}`, detail: { events: fresh } });
}

async function mustFit(write: Write, game: GameOfBoxScore, known: number, fresh: readonly PressedEvent[]) {
  if (game.status === 'cancelled' || game.status === 'postponed') throw conflict(`This game is ${game.status}`);
  if (known + fresh.length > eventsPerGame) throw conflict('This game has as many events as a game can have');
  const issues = await faultsOf(write, game, fresh);
  if (issues.length > 0) throw badRequest('Some of this cannot have happened in this game', issues);
}

async function faultsOf(write: Write, game: GameOfBoxScore, fresh: readonly PressedEvent[]): Promise<Issue[]> {
  const taps = new Set(game.definition.taps.map(({ key }) => key));
  const named = fresh.flatMap((event) => (event.kind === 'tap' && event.playerId ? [event.playerId] : []));
  const teams = await teamsOfPlayers(write.db, [...new Set(named)]);
  const teamOf = { home: game.homeTeamId, away: game.awayTeamId };
  return fresh.flatMap((event, at) => {
    if (event.kind !== 'tap') return [];
    const issues: Issue[] = [];
    if (!taps.has(event.tap)) issues.push({ path: `events.${at}.tap`, message: 'is not counted in this sport' });
    if (event.playerId && teams.get(event.playerId) !== teamOf[event.side]) {
      issues.push({ path: `events.${at}.playerId`, message: 'is not a player of this team' });
    }
    return issues;
  });
}

/** What was typed before the first event stays in the score. */
const standingScore = ({ scores }: GameOfBoxScore, fresh: readonly PressedEvent[]): PressedEvent[] =>
  (['home', 'away'] as const).flatMap((side) => {
    const at = fresh.map((event) => event.at).sort()[0];
    return at && scores[side] ? [correction(side, scores[side], 1, at)] : [];
  });

const correction = (side: Side, points: number, period: number, at: string): PressedEvent => ({
  ...{ id: crypto.randomUUID(), kind: 'correction', at, side, period, points },
});

async function store(write: Write, gameId: number, known: number, events: readonly PressedEvent[]): Promise<void> {
  const account_id = isMember(write.viewer) ? write.viewer.accountId : null;
  const rows = events.map((event, at) => ({
    ...{ game_id: gameId, place: known + at + 1, event_key: event.id, kind: event.kind, at: event.at },
    ...{ side: 'side' in event ? event.side : null, tap: 'tap' in event ? event.tap : null },
    ...{ player_id: 'playerId' in event ? (event.playerId ?? null) : null, account_id },
    ...{ period: 'period' in event ? event.period : null, points: 'points' in event ? event.points : null },
    of_key: 'of' in event ? event.of : null,
  }));
  await write.db.insertInto('game_events').values(rows).execute();
  await publishEvents(write, gameId, known, events);
}

/** A tap travels with the word of it, so that nobody who watches has to ask. */
async function publishEvents(write: Write, gameId: number, known: number, events: readonly PressedEvent[]) {
  const topic: Topic = `events:${gameId}`;
  if (events.length > mostPublished) return write.changed(topic);
  const items = await withNames(write.db, events);
  write.patched(topic, { row: topic, fields: {}, added: { from: known, items } });
}

async function settle(
  write: Write,
  { id, definition }: GameOfBoxScore,
  known: readonly PressedEvent[],
  all: readonly PressedEvent[],
): Promise<void> {
  const before = liveState(definition, known);
  const after = liveState(definition, all);
  const game = await findGame(write.db, write.viewer, id);
  if (game) await settleGame(write, game, before, after);
  const counted = { ...gained(before, after), periodScores: after.periodScores };
  await countInBoxScore(write, id, counted);
}

async function settleGame(write: Write, game: Game, before: LiveState, after: LiveState): Promise<void> {
  const status = statusAfter(game.status, before, after);
  const { home, away } = after.score;
  const isSame = status === game.status && home === game.homeScore && away === game.awayScore;
  if (isSame) return;
  const scores = { homeScore: home, awayScore: away };
  await changeGame(write, game, { ...scores, status });
  if (status === 'live' && game.status === 'live') return publishScore(write, game, scores);
  if (status !== game.status) write.changed('games');
  write.changed(`game:${game.id}`);
}

/** A game begins with its first event and ends with its end; somebody who ended it by hand is not contradicted. */
function statusAfter(status: Game['status'], before: LiveState, after: LiveState): Game['status'] {
  if (after.isEnded) return 'completed';
  if (before.isEnded) return 'live';
  return status === 'upcoming' ? 'live' : status;
}

/** A score or a state that was typed beside the events is one of them, so that a game stays what they come to. */
export async function followTypedScores(write: Write, topics: readonly Topic[]): Promise<void> {
  for (const topic of topics) {
    const [, id] = /^game:(\d+)$/.exec(topic) ?? [];
    if (id) await followTypedGame(write, Number(id));
  }
}

async function followTypedGame(write: Write, gameId: number): Promise<void> {
  const events = await eventsOf(write.db, gameId);
  if (events.length === 0) return;
  const game = await gameOfBoxScore(write.db, gameId);
  if (!game) return;
  const at = nextInstant(events, write.now);
  const ends = typedEnds(game, liveState(game.definition, events), at);
  const { score, period } = liveState(game.definition, [...events, ...ends]);
  const corrections = (['home', 'away'] as const).flatMap((side) => {
    const points = (game.scores[side] ?? 0) - score[side];
    return points === 0 ? [] : [correction(side, points, period, at)];
  });
  const typed = [...ends, ...corrections];
  if (typed.length > 0) await store(write, gameId, events.length, typed);
}

/** Ended by hand, or taken up again. */
function typedEnds({ status }: GameOfBoxScore, { isEnded, shown }: LiveState, at: string): PressedEvent[] {
  if (status === 'completed' && !isEnded) return [{ id: crypto.randomUUID(), kind: 'end', at }];
  if (status !== 'live' || !isEnded) return [];
  const ends = shown.filter(({ kind }) => kind === 'end');
  return ends.map(({ id }) => ({ id: crypto.randomUUID(), kind: 'undo', of: id, at }));
}
