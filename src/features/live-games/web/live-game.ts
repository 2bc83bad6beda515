import { useMemo } from 'react';
import type { SportDefinition } from '#features/sports/definitions/definition.ts';
import { definitionOf } from '#features/sports/rules.ts';
import type { GameEvents, HeardEvent } from '../contract.ts';
import { type LiveState, liveState } from '../rules.ts';

/** What happened in a game, and what it comes to: played out once for all that shows it. */
export interface LiveGame {
  definition: SportDefinition;
  events: readonly HeardEvent[];
  state: LiveState;
}

export const useLiveGame = (heard: GameEvents | undefined): LiveGame | undefined =>
  useMemo(() => {
    if (!heard) return undefined;
    const definition = definitionOf(heard.definition);
    return { definition, events: heard.events, state: liveState(definition, heard.events) };
  }, [heard]);
