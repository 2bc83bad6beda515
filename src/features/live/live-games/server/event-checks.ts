import { findPlayerTeams } from '#features/results/box-scores/server/queries.ts';
import type { BoxScoreGame } from '#features/results/box-scores/server/stored-queries.ts';
import { badRequest, conflict } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { eventsPerGame, maxPoints, type PressedEvent } from '../contract.ts';
import { isPressable, isSubstitution, type LiveState } from '../rules.ts';
import { isTooMuch } from '../score-rules.ts';
import { toPlayerColumns } from './player-columns.ts';

interface Pressed {
  known: readonly PressedEvent[];
  fresh: readonly PressedEvent[];
}

type Tapped = PressedEvent & { kind: 'tap' | 'edit' };

const isTapped = (event: PressedEvent): event is Tapped => event.kind === 'tap' || event.kind === 'edit';

/** Throws with a list of all events that cannot have happened. */
export async function mustFit(write: Write, game: BoxScoreGame, { known, fresh }: Pressed): Promise<void> {
  if (game.status === 'cancelled' || game.status === 'postponed') throw conflict(`This game is ${game.status}`);
  if (known.length + fresh.length > eventsPerGame) {
    throw conflict('This game has reached its limit of plays');
  }
  const named = fresh.flatMap((event) => Object.values(toPlayerColumns(event)).filter((id) => id !== null));
  const teams = await findPlayerTeams(write, [...new Set(named)]);
  const all = [...known, ...fresh];
  const issues = fresh.flatMap((event, at) => {
    const faults = [
      ...(isPressable(event.at, known) ? [] : [{ name: 'at', message: 'is not a valid time for this game' }]),
      ...(isTapped(event) ? findFaults(game, event, all, teams) : []),
      ...(isSubstitution(event) && !isOfTeam(game, event, teams) ? [notOnTeam] : []),
      ...(event.kind === 'on' && !isPosition(game, event.position) ? [noPosition] : []),
      ...(event.kind === 'toss' && !game.definition.innings ? [noSuchEvent] : []),
      ...((event.kind === 'serve' || event.kind === 'rotate') && !game.definition.periods.sets ? [noSuchEvent] : []),
    ];
    return faults.map(({ name, message }) => ({ path: `events.${at}.${name}`, message }));
  });
  if (issues.length > 0) throw badRequest('Some of this cannot have happened in this game', issues);
}

const noPosition = { name: 'position', message: 'is not a position in this sport' };
const isPosition = ({ definition }: BoxScoreGame, position: string | undefined): boolean =>
  position === undefined || (definition.positions?.some(({ key }) => key === position) ?? false);

const noSuchEvent = { name: 'kind', message: 'is not an event of this sport' };
const notOnTeam = { name: 'playerId', message: 'is not a player on this team' };

function isOfTeam(
  { homeTeamId, awayTeamId }: BoxScoreGame,
  event: PressedEvent,
  teams: ReadonlyMap<number, number>,
): boolean {
  if (!('playerId' in event) || !event.playerId) return true;
  return teams.get(event.playerId) === (event.side === 'home' ? homeTeamId : awayTeamId);
}

const notOnOther = 'is not a player on the other team';

const isOfOtherTeam = (
  { homeTeamId, awayTeamId }: BoxScoreGame,
  { side }: Tapped,
  playerId: number | null | undefined,
  teams: ReadonlyMap<number, number>,
): boolean => playerId == null || teams.get(playerId) === (side === 'home' ? awayTeamId : homeTeamId);

function findFaults(
  game: BoxScoreGame,
  event: Tapped,
  all: readonly PressedEvent[],
  teams: ReadonlyMap<number, number>,
) {
  const { tap, side, playerId } = event;
  const faults = [];
  if (!game.definition.taps.some(({ key }) => key === tap)) {
    faults.push({ name: 'tap', message: 'is not counted in this sport' });
  }
  const ofTap = event.kind === 'edit' ? all.filter((one) => isOf(one, event.of)) : [];
  if (event.kind === 'edit' && !ofTap.some(({ kind }) => kind === 'tap')) {
    faults.push({ name: 'of', message: 'is not a play in this game' });
  }
  // An edit may keep a player who has left the team since.
  const wasNamed = ofTap.some((one) => one !== event && one.side === side && one.playerId === playerId);
  if (!wasNamed && !isOfTeam(game, event, teams)) faults.push(notOnTeam);
  for (const name of ['otherPlayerId', 'fielderId'] as const) {
    const isKept = ofTap.some((one) => one !== event && one.side === side && one[name] === event[name]);
    if (!isKept && !isOfOtherTeam(game, event, event[name], teams)) faults.push({ name, message: notOnOther });
  }
  return faults;
}

const isOf = (event: PressedEvent, tapId: string): event is Tapped =>
  (event.kind === 'tap' && event.id === tapId) || (event.kind === 'edit' && event.of === tapId);

export function mustStayWithinPoints(before: LiveState, after: LiveState): void {
  if (!isTooMuch(after) || isTooMuch(before)) return;
  throw badRequest(`A team can have at most ${maxPoints} points in a game or a period`);
}
