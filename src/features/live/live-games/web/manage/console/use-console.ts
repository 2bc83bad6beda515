import { useState } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { isDeepEqual } from '#shared/deep-equal.ts';
import type { GameEvents, RosterPlayer, Side } from '../../../contract.ts';
import { fillSlots, listOnCourt } from '../../../line-up.ts';
import { type Court, findCourt, type Substitution, swapSpots } from '../../../position-rules.ts';
import { isSetOver, playSets } from '../../../set-rules.ts';
import { type WalkOn, withWalkOns } from '../../../walk-on-rules.ts';
import { answerWho } from '../../../who-rules.ts';
import { useRoster } from '../../link-scoring.ts';
import type { Moment } from '../../Timeline.tsx';
import type { TypedWalkOn } from './AddPlayer.tsx';
import type { TossPress } from './innings/TossFields.tsx';
import { asSheet, useSheets } from './sheet/use-sheets.ts';
import { type Press, useScoring } from './use-scoring.ts';
import { useShootout } from './use-shootout.ts';
import { useWalkOns } from './use-walk-ons.ts';
import { type TapDetails, useTouches, useWho } from './use-who.ts';

export interface ConsoleProps {
  game: Game;
  gameEvents: GameEvents;
  definition: SportDefinition;
}

const [tapMs, undoMs] = [15, 30];

/** The state of the console: the side and player of the next tap, the keys, and the open dialog. */
export function useConsoleState({ game, gameEvents, definition }: ConsoleProps) {
  const scoring = useScoring(game, gameEvents, definition);
  const { state, press } = scoring;
  const addWalkOn = useWalkOns(gameEvents, scoring);
  const keys = useKeys(game, { definition, walkOns: state.walkOns, canAdd: addWalkOn !== null }, state.isStarted);
  const sheets = useSheet();
  /** The player who goes off, while who comes on is asked. */
  const [leaving, setLeaving] = useState<number | null>(null);
  const [chosenSide, setSide] = useState<Side>('home');
  const [playerId, setPlayerId] = useState<number | null>(null);
  /** The moment to undo after the end, which is confirmed first. */
  const [takenBack, setTakenBack] = useState<Moment | null>(null);

  const shootout = useShootout(definition, state);
  const side = (shootout.isOpen ? shootout.turn : null) ?? chosenSide;

  const teamNames = { home: game.homeTeam.name, away: game.awayTeam.name };
  const teamSheets = useSheets(game.id, state, keys.rosters);
  const getPlayers = (of: Side) => withWalkOns(teamSheets[of].squad, state.walkOns, of);
  const getCourt = (of: Side) => findCourt(definition, state.shown, of, getPlayers(of));
  const getSlots = (of: Side) => fillSlots(getPlayers(of), getCourt(of).slots, keys.layout?.size ?? 0);

  const getName = (id: number | null) => {
    const player = [...getPlayers('home'), ...getPlayers('away')].find((one) => one.id === id);
    return player && [player.jerseyNumber, player.displayName].filter((word) => word !== null).join(' ');
  };
  const who = useWho(definition, state);
  const touches = useTouches();
  /** The player who was pressed: of the play that waits for one, or of the next play. */
  const choose = (of: Side, chosen: number | null = null) => {
    const { asked } = who;
    who.pass();
    if (asked && chosen !== null && of === asked.side) {
      navigator.vibrate?.(tapMs);
      press(answerWho(asked, chosen));
      return;
    }
    setSide(of);
    shootout.chooseTurn(of);
    setPlayerId(chosen);
  };
  const pressTap = (details: TapDetails) => {
    navigator.vibrate?.(tapMs);
    const [id] = press({ kind: 'tap', ...details });
    if (id !== undefined && details.playerId === null) who.ask(id);
    else who.pass();
  };
  /** `at`: when the key was touched, by the clock of the page. */
  const tap = (key: string, at = performance.now()) => {
    const isOfTeam = definition.taps.some((one) => one.key === key && one.isOfTeam);
    const details = { side, tap: key, period: state.period, playerId: isOfTeam ? null : playerId };
    if (touches.isRepeated({ tap: key, side, at }, details)) return;
    pressTap(details);
    setPlayerId(null);
    shootout.chooseTurn(null);
    if (sheets.sheet) sheets.close();
  };
  /** A ball, with everybody who took part in it. */
  const bowl = (details: TapDetails, at = performance.now()) => {
    if (touches.isRepeated({ tap: details.tap, side: details.side, at }, details)) return;
    pressTap(details);
  };
  const countBoth = () => {
    if (touches.doubted) pressTap(touches.doubted);
    touches.endDoubt();
  };
  const takeBack = (id: string) => {
    navigator.vibrate?.(undoMs);
    press({ kind: 'undo', of: id });
  };
  const undo = (id: string) => {
    const moment = scoring.moments.find(({ event }) => event.id === id);
    if (state.isEnded && moment) setTakenBack(moment);
    else takeBack(id);
  };

  return {
    game,
    definition,
    scoring,
    side,
    playerId,
    takenBack,
    teamNames,
    ...keys,
    ...sheets,
    /** The team sheet of each side. */
    teamSheets,
    getPlayers,
    getCourt,
    getSlots,
    getName,
    addWalkOn,
    choose,
    tap,
    bowl,
    asked: who.asked,
    holdAsked: who.hold,
    passAsked: who.pass,
    /** Set after two touches that counted as one: makes them two. */
    pressTwice: touches.doubted && countBoth,
    shootout,
    undo,
    takeBack,
    leaving,
    /** Asks who comes on for a player. */
    askSubstitute: (of: Side, id: number) => {
      navigator.vibrate?.(tapMs);
      setSide(of);
      // Who was chosen may be who goes off, or play for the other side.
      setPlayerId(null);
      setLeaving(id);
      sheets.open('substitute');
    },
    cancelUndo: () => setTakenBack(null),
  };
}

export type ConsoleState = ReturnType<typeof useConsoleState>;

/** The last tap in words: what, and whose. */
export function lastTap({ definition, scoring: { last, state }, getName, teamNames }: ConsoleState): string {
  if (!last) return 'No plays yet';
  if (isSetOver(definition, state) && !state.isEnded) return `${definition.periods.name} over`;
  if (playSets(definition, state.shown)?.changesEnds) return 'Change ends';
  const who = getName(last.playerId) ?? (last.side && teamNames[last.side]);
  return [last.text, who, state.sentOff.get(last.playerId ?? 0)].filter(Boolean).join(' · ');
}

type LineUpChange = readonly ['on' | 'off', number];

/** The line-up of a side, and the way to change it. */
export function buildLineUp(console: ConsoleState, side: Side) {
  const { scoring, getPlayers, getSlots, layout, addWalkOn } = console;
  const { state, press } = scoring;
  const court = listOnCourt(state.shown, side);
  // In a started game without a line-up, the players shown on the keys count as on the court.
  const assumed = state.isStarted && court.length === 0 ? getSlots(side).slots.flatMap((one) => one?.id ?? []) : [];
  const onCourt = [...court, ...assumed];
  const size = layout?.size ?? 0;
  const toPresses = (changes: readonly LineUpChange[]): Press[] =>
    [...assumed.map((id) => ['on', id] as const), ...changes].map(([kind, playerId]) => ({
      kind,
      side,
      playerId,
      period: state.period,
    }));
  const hasRoom = onCourt.filter((slot) => slot !== null).length < size;
  return {
    players: getPlayers(side),
    court: onCourt,
    size,
    isOptional: !layout?.hasBench,
    onChange: (...changes: LineUpChange[]) => press(...toPresses(changes)),
    /** Who is added while there is room comes on. */
    onAdd: addWalkOn
      ? (typed: TypedWalkOn) => void addWalkOn(side, typed, (id) => (hasRoom ? toPresses([['on', id]]) : []))
      : undefined,
  };
}

/** One player goes off and another comes on, in the same place and position. */
export function substitute(console: ConsoleState, side: Side, off: number, on: number): void {
  const court = console.getCourt(side);
  const position = court.bibs.get(off);
  if (position === undefined) buildLineUp(console, side).onChange(['off', off], ['on', on]);
  else pressPositions(console, side, court, swapSpots({ position, playerId: off }, { position: null, playerId: on }));
}

/** Changes who has which position: what follows from the roster becomes a line-up of its own before its first change. */
export function pressPositions(
  { scoring: { state, press } }: ConsoleState,
  side: Side,
  court: Court,
  changes: readonly Substitution[],
): void {
  const all = [...asLineUp(court), ...changes];
  press(...all.map((change) => ({ ...change, side, period: state.period })));
}

/** The line-up that the roster's positions make, as long as nobody has set another. */
function asLineUp({ slots, bibs, isAssumed }: Court): Substitution[] {
  if (!isAssumed || bibs.size === 0) return [];
  return slots.flatMap((playerId): Substitution[] => {
    if (playerId === null) return [];
    const position = bibs.get(playerId);
    return [{ kind: 'on', playerId, ...(position !== undefined && { position }) }];
  });
}

/** Starts the game, with the sheets and the positions of both sides as they are shown. */
export function startGame({ scoring, teamSheets, getCourt }: ConsoleState, toss?: TossPress): void {
  const entries = [...asSheet(teamSheets.home, 'home'), ...asSheet(teamSheets.away, 'away')];
  // Who comes in to bat is not a line-up.
  if (toss) {
    scoring.press(...entries, toss, { kind: 'start' });
    return;
  }
  const { period } = scoring.state;
  const lineUps = (['home', 'away'] as const).flatMap((side) =>
    asLineUp(getCourt(side)).map((change) => ({ ...change, side, period })),
  );
  scoring.press(...entries, ...lineUps, { kind: 'start' });
}

type Sheet =
  | 'plays'
  | 'period'
  | 'sets'
  | 'more'
  | 'others'
  | 'substitute'
  | 'positions'
  | 'sheet'
  | 'offered'
  | 'clashes';

/** For this long after a dialog closes, no press reaches the keys below it; as long as `data-fast-keys` says. */
const shieldMs = 250;

/** Which dialog is open over the keys. */
function useSheet() {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [isShielded, setShielded] = useState(false);
  const close = () => {
    setSheet(null);
    setShielded(true);
    setTimeout(() => setShielded(false), shieldMs);
  };
  return { sheet, isShielded, open: setSheet, close };
}

type Rosters = Record<Side, readonly RosterPlayer[]>;

interface Layout {
  /** The number of slots of a side, the same for both. */
  size: number;
  /** Whether a side has more players than slots. */
  hasBench: boolean;
  /** Whether there is a key for them, and for players who are added. */
  hasOthers: boolean;
}

/** The number of slots if the sport does not define how many play: as many as fit on a screen. */
const usual = 11;

/**
 * The players of both sides, and the number of keys for them. The layout is fixed once both rosters have loaded or
 * failed, so that no key moves after it was shown.
 */
function useKeys({ homeTeamId, awayTeamId }: Game, given: Omit<LayoutFacts, 'rosters'>, isStarted: boolean) {
  const home = useRoster(homeTeamId);
  const away = useRoster(awayTeamId);
  const rosters = home.data && away.data ? { home: home.data, away: away.data } : undefined;
  const hasFailed = home.hasFailed || away.hasFailed;
  const [layout, setLayout] = useState<Layout | null>(null);
  // Before the start there are no keys yet: who is added gets one.
  if ((!layout || !isStarted) && (rosters || hasFailed)) {
    const next = chooseLayout({ ...given, rosters });
    if (!isDeepEqual(layout, next)) setLayout(next);
  }
  return { rosters, layout, hasFailed, retry: () => void Promise.all([home.refetch(), away.refetch()]) };
}

interface LayoutFacts {
  definition: SportDefinition;
  rosters: Rosters | undefined;
  walkOns: readonly WalkOn[];
  /** Somebody who is added has a place behind the key of the other players. */
  canAdd: boolean;
}

function chooseLayout({ definition, rosters, walkOns, canAdd }: LayoutFacts): Layout {
  const { onCourt = usual, positions } = definition;
  if (!rosters) return { size: onCourt, hasBench: true, hasOthers: true };
  const count = (of: Side) => withWalkOns(rosters[of], walkOns, of).length;
  const most = Math.max(count('home'), count('away'));
  // Positions keep their places, and are changed from the key of the other players.
  if (positions && most > 0) return { size: onCourt, hasBench: true, hasOthers: true };
  const hasBench = most > onCourt;
  return { size: Math.min(onCourt, most), hasBench, hasOthers: canAdd || hasBench };
}
