import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import type { DuplicateDecision, PossibleDuplicate, RosterPlayer, Side, SuggestedSheets } from '../contract.ts';
import { type WalkOn, withWalkOns } from '../walk-on-rules.ts';
import { rosterOptions } from './api.ts';
import type { Plays } from './queued-plays.ts';

/** What the console uses for a scorer with a link, who may read and send nothing else, and for a trial of a sport. */
interface LinkScoring {
  outbox: Plays;
  /** By team id. */
  rosters: ReadonlyMap<number, readonly RosterPlayer[]>;
  sheets: SuggestedSheets | null;
  clashes: readonly PossibleDuplicate[];
  decideDuplicates: (decision: Omit<DuplicateDecision, 'session'>) => Promise<void>;
}

export const LinkScoringContext = createContext<LinkScoring | null>(null);

/** The walk-ons of the game on this console. */
export const WalkOnsContext = createContext<readonly WalkOn[]>([]);

/** Everybody who can be chosen for a play of a side. */
export function useSidePlayers(game: Pick<Game, 'homeTeamId' | 'awayTeamId'>, side: Side): readonly RosterPlayer[] {
  const { data = [] } = useRoster(side === 'home' ? game.homeTeamId : game.awayTeamId);
  return withWalkOns(data, use(WalkOnsContext), side);
}

/** The players of a team: from the API for officers, from the scored game for scorers with a link. */
export function useRoster(teamId: number) {
  const link = use(LinkScoringContext);
  const { data, isError, isPaused, refetch } = useQuery({ ...rosterOptions(teamId), enabled: !link });
  const players: readonly RosterPlayer[] | undefined = link ? (link.rosters.get(teamId) ?? []) : data;
  return { data: players, hasFailed: !link && (isError || isPaused), refetch };
}
