import { useMemo } from 'react';
import type { SportDefinition } from '#features/sports/definitions/definition.ts';
import { definitionOf } from '#features/sports/rules.ts';
import type { GameEvents, HeardEvent } from '../contract.ts';
import { type LiveState, liveState } from '../rules.ts';

/** The events of a game and its state, computed once for all components that show them. */
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
