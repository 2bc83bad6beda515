import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Game } from '#features/games/contract.ts';
import type { Player } from '#features/players/contract.ts';
import type { SportDefinition } from '#features/sports/definitions/definition.ts';
import type { Side } from '../../../contract.ts';
import { rosterOptions } from '../../api.ts';

type Rosters = Record<Side, readonly Player[]>;

export interface Layout {
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
export function useKeys({ homeTeamId, awayTeamId }: Game, definition: SportDefinition) {
  const home = useQuery(rosterOptions(homeTeamId));
  const away = useQuery(rosterOptions(awayTeamId));
  const rosters = home.data && away.data ? { home: home.data, away: away.data } : undefined;
  const hasFailed = home.isError || away.isError || home.isPaused || away.isPaused;
  const [layout, setLayout] = useState<Layout | null>(null);
  if (!layout && (rosters || hasFailed)) setLayout(layoutOf(definition, rosters));
  return { rosters, layout, hasFailed, retry: () => void Promise.all([home.refetch(), away.refetch()]) };
}

function layoutOf({ onCourt = usual }: SportDefinition, rosters: Rosters | undefined): Layout {
  if (!rosters) return { size: onCourt, hasOthers: true };
  const most = Math.max(rosters.home.length, rosters.away.length);
  return { size: Math.min(onCourt, most), hasOthers: most > onCourt };
}
