import { useState } from 'react';
import type { Game } from '#features/games/contract.ts';
import { shownName } from '#features/games/rules.ts';
import { useHomeSide } from '#features/games/web/api.ts';
import type { SportDefinition } from '#features/sports/definitions/definition.ts';
import type { GameEvents, RosterPlayer, Side } from '../../../contract.ts';
import { courtOf, placed } from '../../../line-up.ts';
import { useRoster } from '../../link-scoring.ts';
import type { Moment } from '../../timeline.ts';
import { useScoring } from './use-scoring.ts';

export interface ConsoleProps {
  game: Game;
  heard: GameEvents;
  definition: SportDefinition;
}

const [tapMs, undoMs] = [15, 30];

/** What a scorer has in hand: whose tap comes next, the keys, and what is open over them. */
export function useConsole({ game, heard, definition }: ConsoleProps) {
  const scoring = useScoring(game, heard, definition);
  const { state, press } = scoring;
  const keys = useKeys(game, definition);
  const sheets = useSheet();
  const settings = useHomeSide();
  const [side, setSide] = useState<Side>('home');
  const [playerId, setPlayerId] = useState<number | null>(null);
  /** After the end it is asked about first. */
  const [takenBack, setTakenBack] = useState<Moment | null>(null);

  const teamNames = { home: shownName(game.homeTeam, settings), away: shownName(game.awayTeam, settings) };
  const playersOf = (of: Side) => keys.rosters?.[of] ?? [];
  const placesOf = (of: Side) => placed(playersOf(of), courtOf(state.shown, of), keys.layout?.size ?? 0);

  const nameOf = (id: number | null) => {
    const player = [...playersOf('home'), ...playersOf('away')].find((one) => one.id === id);
    return player && [player.jerseyNumber, player.displayName].filter((word) => word !== null).join(' ');
  };
  const choose = (of: Side, chosen: number | null = null) => {
    setSide(of);
    setPlayerId(chosen);
  };
  const tap = (key: string) => {
    navigator.vibrate?.(tapMs);
    press({ kind: 'tap', side, tap: key, period: state.period, playerId });
    setPlayerId(null);
    if (sheets.sheet) sheets.close();
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
    playersOf,
    placesOf,
    nameOf,
    choose,
    tap,
    undo,
    takeBack,
    leaveIt: () => setTakenBack(null),
  };
}

export type ConsoleInHand = ReturnType<typeof useConsole>;

/** The last tap in words: what, and whose. */
export function lastTap({ scoring: { last }, nameOf, teamNames }: ConsoleInHand): string {
  if (!last) return 'No plays yet';
  return [last.what, nameOf(last.playerId) ?? (last.side && teamNames[last.side])].filter(Boolean).join(' · ');
}

/** What the line-up of a side is set by. */
export function lineUpOf({ scoring: { state, press }, playersOf, placesOf, layout }: ConsoleInHand, side: Side) {
  const court = courtOf(state.shown, side);
  // Who was on the keys without having been put there stays on them.
  const assumed = state.isStarted && court.length === 0 ? placesOf(side).places.flatMap((one) => one?.id ?? []) : [];
  const onChange = (...change: ['on' | 'off', number]) =>
    press(
      ...[...assumed.map((id) => ['on', id] as const), change].map(([kind, playerId]) => ({
        kind,
        side,
        playerId,
        period: state.period,
      })),
    );
  return { players: playersOf(side), court: [...court, ...assumed], size: layout?.size ?? 0, onChange };
}

type Sheet = 'plays' | 'period' | 'more' | 'others' | 'offered' | 'clashes';

/** The second press of a quick thumb must not meet what stands below a sheet that has just closed. */
const shieldMs = 250;

/** What is open over the keys. */
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
  /** The places of a side, the same for both. */
  size: number;
  /** Whether some player has none. */
  hasOthers: boolean;
}

/** As many as a screen holds of a sport that does not say how many play. */
const usual = 11;

/**
 * The players of both sides, and how many keys there are for them. That is settled once, when both are known or cannot be:
 * no key moves after it was shown.
 */
function useKeys({ homeTeamId, awayTeamId }: Game, definition: SportDefinition) {
  const home = useRoster(homeTeamId);
  const away = useRoster(awayTeamId);
  const rosters = home.data && away.data ? { home: home.data, away: away.data } : undefined;
  const hasFailed = home.hasFailed || away.hasFailed;
  const [layout, setLayout] = useState<Layout | null>(null);
  if (!layout && (rosters || hasFailed)) setLayout(layoutOf(definition, rosters));
  return { rosters, layout, hasFailed, retry: () => void Promise.all([home.refetch(), away.refetch()]) };
}

function layoutOf({ onCourt = usual }: SportDefinition, rosters: Rosters | undefined): Layout {
  if (!rosters) return { size: onCourt, hasOthers: true };
  const most = Math.max(rosters.home.length, rosters.away.length);
  return { size: Math.min(onCourt, most), hasOthers: most > onCourt };
}
