import { useState } from 'react';
import type { Tap } from '#features/teams/sports/definitions/definition.ts';
import { currentInnings } from '../../../../chase-rules.ts';
import type { Side } from '../../../../contract.ts';
import { foldInnings } from '../../../../innings-rules.ts';
import { otherSide } from '../../../../set-scores.ts';
import type { ConsoleState } from '../use-console.ts';

export type InningsSheet = 'striker' | 'nonStriker' | 'bowler' | 'wicket' | 'more';

interface Chosen {
  bowler: number | null;
  batter: number | null;
  /** How many plays there were. */
  plays: number;
}

/** The innings being played on this console: who bats and bowls, and what can be pressed. */
export function useInnings(console: ConsoleState) {
  const { definition, scoring, bowl } = console;
  const { state, press } = scoring;
  const [sheet, setSheet] = useState<InningsSheet | null>(null);
  /** Who faces the next ball, where the batters did not end up as the runs say; until that ball. */
  const [facing, setFacing] = useState({ playerId: 0, plays: -1 });
  /** Who was chosen since the last ball: known here a moment before the event is. */
  const [chosen, setChosen] = useState<Chosen>({ bowler: null, batter: null, plays: -1 });
  const game = foldInnings(definition, state.shown, state.score);
  const innings = game && currentInnings(game);
  if (!game || !innings) return null;

  const batting: Side = innings.side;
  const bowling = otherSide[batting];
  const plays = state.shown.filter(({ kind }) => kind === 'tap').length;
  const isSwapped = facing.plays === plays && facing.playerId === innings.nonStriker;
  const fresh = chosen.plays === plays ? chosen : { bowler: null, batter: null };
  const first = innings.striker ?? (innings.nonStriker === null ? null : fresh.batter);
  const [striker, nonStriker] = isSwapped ? [innings.nonStriker, first] : [first, innings.nonStriker];
  const bowler = fresh.bowler ?? innings.bowler;
  const out = new Set(
    innings.batting.flatMap((batter) => (batter.out && !batter.out.isNotOut ? [batter.playerId] : [])),
  );
  const shared = { period: state.period };

  return {
    game,
    innings: { ...innings, bowler },
    batting,
    bowling,
    striker,
    nonStriker,
    sheet,
    open: setSheet,
    close: () => setSheet(null),
    /** Those of the batting side who may come in. */
    toComeIn: console
      .getPlayers(batting)
      .filter(({ id }) => !out.has(id) && id !== innings.striker && id !== innings.nonStriker),
    faceNext: (playerId: number) => setFacing({ playerId, plays }),
    comeIn: (playerId: number, instead: number | null) => {
      press(...(instead === null ? [] : [{ kind: 'off' as const, side: batting, playerId: instead, ...shared }]), {
        kind: 'on',
        side: batting,
        playerId,
        ...shared,
      });
      setChosen({ ...fresh, batter: playerId, plays });
      setSheet(null);
    },
    bowlNext: (playerId: number) => {
      setChosen({ ...fresh, bowler: playerId, plays });
      press({ kind: 'on', side: bowling, playerId, ...shared });
      setSheet(null);
    },
    /** A ball, or the end of a batter's innings. */
    play: ({ key }: Tap, { fielderId, at }: { fielderId?: number | null; at?: number } = {}) => {
      const players = { playerId: striker, otherPlayerId: bowler, ...(fielderId && { fielderId }) };
      bowl({ side: batting, tap: key, ...shared, ...players }, at);
      setSheet(null);
    },
  };
}

export type InningsConsole = NonNullable<ReturnType<typeof useInnings>>;
