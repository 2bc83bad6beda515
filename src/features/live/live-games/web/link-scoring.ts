import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { DuplicateDecision, PossibleDuplicate, RosterPlayer, SuggestedSheets } from '../contract.ts';
import { rosterOptions } from './api.ts';
import type { PlaysOutbox } from './queued-plays.ts';

/** What the console uses for a scorer with a link, who may read and send nothing else. */
interface LinkScoring {
  outbox: PlaysOutbox;
  /** By team id. */
  rosters: ReadonlyMap<number, readonly RosterPlayer[]>;
  sheets: SuggestedSheets | null;
  clashes: readonly PossibleDuplicate[];
  decideDuplicates: (decision: Omit<DuplicateDecision, 'session'>) => Promise<void>;
}

export const LinkScoringContext = createContext<LinkScoring | null>(null);

/** The players of a team: from the API for officers, from the scored game for scorers with a link. */
export function useRoster(teamId: number) {
  const link = use(LinkScoringContext);
  const { data, isError, isPaused, refetch } = useQuery({ ...rosterOptions(teamId), enabled: !link });
  const players: readonly RosterPlayer[] | undefined = link ? (link.rosters.get(teamId) ?? []) : data;
  return { data: players, hasFailed: !link && (isError || isPaused), refetch };
}
