import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import type { RosterPlayer, Side, SuggestedSheets } from '../../../../contract.ts';
import { byNumber, listOnCourt } from '../../../../line-up.ts';
import type { LiveState } from '../../../../rules.ts';
import { findSheet, listSquad, type SheetPlayer } from '../../../../sheet-rules.ts';
import { sheetsOptions } from '../../../api.ts';
import { LinkScoringContext } from '../../../link-scoring.ts';
import type { Press } from '../use-scoring.ts';

export interface SideSheet {
  /** By the season's numbers, so that nobody moves while the sheet is filled in. */
  squad: readonly SheetPlayer[];
  /** Whether somebody has said who is here. */
  isSet: boolean;
  /** What is shown until then; undefined while nobody knows. */
  suggested: SuggestedSheets[Side] | undefined;
}

/** The team sheets of both sides. Before the game they are suggested until somebody fills them in. */
export function useSheets(
  gameId: number,
  { shown, isStarted }: LiveState,
  rosters: Record<Side, readonly RosterPlayer[]> | undefined,
): Record<Side, SideSheet> {
  const link = use(LinkScoringContext);
  const { data } = useQuery({ ...sheetsOptions(gameId), enabled: !link && !isStarted });
  const sheets = isStarted ? null : link ? link.sheets : data;
  const build = (side: Side): SideSheet => {
    const sheet = findSheet(shown, side);
    const suggested = sheets?.[side];
    const onCourt = listOnCourt(shown, side).filter((id) => id !== null);
    const expected = suggested ? [...suggested.here, ...onCourt] : null;
    const squad = listSquad(byNumber(rosters?.[side] ?? []), sheet, expected);
    return { squad, isSet: sheet.isSet, suggested };
  };
  return { home: build('home'), away: build('away') };
}

type SheetPress = Press & { kind: 'sheet' };

/** A suggested sheet as events: it becomes the game's own before its first change, and with the start. */
export const asSheet = ({ squad, isSet }: SideSheet, side: Side): SheetPress[] =>
  isSet
    ? []
    : squad.flatMap(({ id, isAbsent }) => (isAbsent ? [{ kind: 'sheet', side, playerId: id, isHere: false }] : []));

/** Says who is here, or not. */
export const switchHere = (sheet: SideSheet, side: Side, playerId: number, isHere: boolean): SheetPress[] => [
  ...asSheet(sheet, side).filter((entry) => entry.playerId !== playerId),
  { kind: 'sheet', side, playerId, isHere },
];
