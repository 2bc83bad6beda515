import type { OpenLink } from '#features/live/scorer-links/server/queries.ts';
import { findPlayerTeams } from '#features/results/box-scores/server/queries.ts';
import type { BoxScoreGame } from '#features/results/box-scores/server/stored-queries.ts';
import { badRequest, conflict } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { eventsPerGame, maxPoints, type PressedEvent, type Side } from '../contract.ts';
import { isPressable, type LiveState } from '../rules.ts';
import { isTooMuch } from '../score-rules.ts';
import { otherSide } from '../set-scores.ts';
import { isWalkOn } from '../walk-on-rules.ts';
import { toPlayerColumns } from './player-columns.ts';
import { mayAddWalkOns, walkOnRefusal } from './policy.ts';

interface Pressed {
  known: readonly PressedEvent[];
  fresh: readonly PressedEvent[];
  /** Set if a scorer link sends them. */
  link?: OpenLink | undefined;
}

type Tapped = PressedEvent & { kind: 'tap' | 'edit' };

const isTapped = (event: PressedEvent): event is Tapped => event.kind === 'tap' || event.kind === 'edit';

type EventOfOne = PressedEvent & { kind: 'on' | 'off' | 'sheet' };

const isOfOne = (event: PressedEvent): event is EventOfOne =>
  event.kind === 'on' || event.kind === 'off' || event.kind === 'sheet';

/** Throws with a list of all events that cannot have happened. */
export async function mustFit(write: Write, game: BoxScoreGame, { known, fresh, link }: Pressed): Promise<void> {
  if (game.status === 'cancelled' || game.status === 'postponed') throw conflict(`This game is ${game.status}`);
  if (known.length + fresh.length > eventsPerGame) {
    throw conflict('This game has reached its limit of plays');
  }
  const named = fresh.flatMap((event) => Object.values(toPlayerColumns(event)).filter((id) => id !== null));
  const teams = await findPlayerTeams(write, [...new Set(named)]);
  const all = [...known, ...fresh];
  const isOn = sidesIn(game, all, teams);
  const issues = fresh.flatMap((event, at) => {
    const faults = [
      ...(isPressable(event.at, known) ? [] : [{ name: 'at', message: 'is not a valid time for this game' }]),
      ...(isTapped(event) ? findFaults(game, event, all, isOn) : []),
      ...(isOfOne(event) && !isOn(event.side, event.playerId) ? [notOnTeam] : []),
      ...(event.kind === 'on' && !isPosition(game, event.position) ? [noPosition] : []),
      ...(event.kind === 'toss' && !game.definition.innings ? [noSuchEvent] : []),
      ...((event.kind === 'serve' || event.kind === 'rotate') && !game.definition.periods.sets ? [noSuchEvent] : []),
      ...(event.kind === 'undo' && link && isOfSettlement(all, event.of) ? [ofOfficers] : []),
    ];
    return faults.map(({ name, message }) => ({ path: `events.${at}.${name}`, message }));
  });
  if (issues.length > 0) throw badRequest('Some of this cannot have happened in this game', issues);
  if (mayAddWalkOns(game, write.viewer, link)) return;
  const message = walkOnRefusal(game);
  const refused = fresh.flatMap(({ kind }, at) => (kind === 'walkOn' ? [{ path: `events.${at}.kind`, message }] : []));
  if (refused.length > 0) throw badRequest(message, refused);
}

const noPosition = { name: 'position', message: 'is not a position in this sport' };
const isPosition = ({ definition }: BoxScoreGame, position: string | undefined): boolean =>
  position === undefined || (definition.positions?.some(({ key }) => key === position) ?? false);

const noSuchEvent = { name: 'kind', message: 'is not an event of this sport' };
const notOnTeam = { name: 'playerId', message: 'is not a player on this team' };
const ofOfficers = { name: 'of', message: 'is what an officer decided about a walk-on' };

/** Whether an undo is of a settlement, or of the undo of one. */
function isOfSettlement(all: readonly PressedEvent[], of: string): boolean {
  const event = all.find(({ id }) => id === of);
  return event?.kind === 'settle' || (event?.kind === 'undo' && event.of !== of && isOfSettlement(all, event.of));
}

type IsOn = (side: Side, id: number | null | undefined) => boolean;

/**
 * Who can have played for a side: the players of its team, its walk-ons, and whoever a walk-on of it was settled with.
 * A walk-on whom nobody added is on either: the play stays with its team.
 */
function sidesIn(
  { homeTeamId, awayTeamId }: BoxScoreGame,
  all: readonly PressedEvent[],
  teams: ReadonlyMap<number, number>,
): IsOn {
  const walkOns = new Map(all.flatMap((event) => (event.kind === 'walkOn' ? [[event.playerId, event.side]] : [])));
  const settled = new Map(
    all.flatMap((event) =>
      event.kind === 'settle' && event.playerId !== null ? [[event.playerId, walkOns.get(event.walkOnId)]] : [],
    ),
  );
  return (side, id) => {
    if (id == null) return true;
    if (isWalkOn(id)) return (walkOns.get(id) ?? side) === side;
    return settled.get(id) === side || teams.get(id) === (side === 'home' ? homeTeamId : awayTeamId);
  };
}

const notOnOther = 'is not a player on the other team';

function findFaults(game: BoxScoreGame, event: Tapped, all: readonly PressedEvent[], isOn: IsOn) {
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
  if (!wasNamed && !isOn(side, playerId)) faults.push(notOnTeam);
  for (const name of ['otherPlayerId', 'fielderId'] as const) {
    const isKept = ofTap.some((one) => one !== event && one.side === side && one[name] === event[name]);
    if (!isKept && !isOn(otherSide[side], event[name])) faults.push({ name, message: notOnOther });
  }
  return faults;
}

const isOf = (event: PressedEvent, tapId: string): event is Tapped =>
  (event.kind === 'tap' && event.id === tapId) || (event.kind === 'edit' && event.of === tapId);

export function mustStayWithinPoints(before: LiveState, after: LiveState): void {
  if (!isTooMuch(after) || isTooMuch(before)) return;
  throw badRequest(`A team can have at most ${maxPoints} points in a game or a period`);
}
