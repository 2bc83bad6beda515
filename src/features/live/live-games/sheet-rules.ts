import type { PressedEvent, RosterPlayer, Side, SuggestedSheet } from './contract.ts';

/** What the events say of a side's team sheet. Whoever it does not name is here, as the roster has them. */
export interface Sheet {
  /** Whether anybody has said who is here. */
  isSet: boolean;
  absent: ReadonlySet<number>;
  /** Numbers of this game alone. */
  shirts: ReadonlyMap<number, number | null>;
  /** Null if this game has no captain; undefined while the roster says who it is. */
  captainId: number | null | undefined;
}

/** The sheet of a side, by the events that count. Who comes on to the court is here. */
export function findSheet(shown: readonly PressedEvent[], side: Side): Sheet {
  const absent = new Set<number>();
  const shirts = new Map<number, number | null>();
  let isSet = false;
  let captainId: Sheet['captainId'];
  for (const event of shown) {
    if (event.kind === 'on' && event.side === side) absent.delete(event.playerId ?? 0);
    if (event.kind !== 'sheet' || event.side !== side) continue;
    const { playerId, isHere, shirt, isCaptain } = event;
    if (isHere !== undefined) isSet = true;
    if (playerId === null) continue;
    if (isHere) absent.delete(playerId);
    if (isHere === false) absent.add(playerId);
    if (shirt !== undefined) shirts.set(playerId, shirt);
    if (isCaptain) captainId = playerId;
    else if (isCaptain === false && (captainId ?? playerId) === playerId) captainId = null;
  }
  return { isSet, absent, shirts, captainId };
}

/** An entry in words, where it waits for somebody to take it in: `Not here`, `Wears 12`. */
export function describeEntry({ isHere, shirt, isCaptain }: PressedEvent & { kind: 'sheet' }): string {
  if (isHere !== undefined) return isHere ? 'Here' : 'Not here';
  if (shirt !== undefined) return shirt === null ? 'Wears no number' : `Wears ${shirt}`;
  return isCaptain ? 'Captain' : 'Not captain';
}

/** A player as the team sheet has them: with the number of this game, and one captain a side. */
export interface SheetPlayer extends RosterPlayer {
  isAbsent: boolean;
}

/** The players of a side as its sheet has them. Until somebody has said who is here, who is `expected` is. */
export function listSquad(
  players: readonly RosterPlayer[],
  { isSet, absent, shirts, captainId }: Sheet,
  expected: readonly number[] | null = null,
): SheetPlayer[] {
  const isAbsent = ({ id }: RosterPlayer) => (isSet || expected === null ? absent.has(id) : !expected.includes(id));
  const squad = players.map((player) => ({
    ...player,
    isAbsent: isAbsent(player),
    jerseyNumber: shirts.has(player.id) ? (shirts.get(player.id) ?? null) : player.jerseyNumber,
  }));
  const captain = captainId === undefined ? squad.find((one) => one.isCaptain && !one.isAbsent)?.id : captainId;
  return squad.map((player) => ({ ...player, isCaptain: player.id === captain }));
}

/** Those who are here and share their number with others who are: the others, by player id. */
export function findClashes(squad: readonly SheetPlayer[]): ReadonlyMap<number, readonly SheetPlayer[]> {
  const here = squad.filter(({ isAbsent, jerseyNumber }) => !isAbsent && jerseyNumber !== null);
  const clashes = new Map<number, readonly SheetPlayer[]>();
  for (const sharing of Map.groupBy(here, ({ jerseyNumber }) => jerseyNumber).values()) {
    if (sharing.length < 2) continue;
    for (const { id } of sharing)
      clashes.set(
        id,
        sharing.filter((other) => other.id !== id),
      );
  }
  return clashes;
}

interface Known {
  /** All players of the team. */
  players: readonly number[];
  /** Those whose accounts are known, and of these those who said that they come. */
  linked: ReadonlySet<number>;
  coming: ReadonlySet<number>;
  /** Who was there in the team's last game, and when that was. */
  last: { at: string; here: ReadonlySet<number> } | null;
  /** With fewer than this there is no side to play. */
  least: number;
}

/**
 * Who is probably here: who said so, with those who cannot say so because nobody knows their account; else who was there
 * last time; else everybody. Answers, or a line-up, that do not make up a side are no sheet.
 */
export function suggestSheet({ players, linked, coming, last, least }: Known): SuggestedSheet {
  const wasThere = (id: number) => last?.here.has(id) ?? true;
  const byAnswers = players.filter((id) => coming.has(id) || (!linked.has(id) && wasThere(id)));
  if (players.some((id) => coming.has(id)) && byAnswers.length >= least)
    return { from: 'answers', at: null, here: byAnswers };
  const before = players.filter((id) => last?.here.has(id) || coming.has(id));
  if (last && before.length >= least) return { from: 'lastTime', at: last.at, here: before };
  return { from: 'everybody', at: null, here: [...players] };
}
