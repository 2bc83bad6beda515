import { useMemo } from 'react';
import type { SportDefinition } from '#features/sports/definitions/definition.ts';
import { definitionOf } from '#features/sports/rules.ts';
import type { GameEvent, GameEvents } from '../contract.ts';
import { type LiveState, liveState } from '../rules.ts';

/** The events of a game and its state, computed once for all components that show them. */
export interface LiveGame {
  definition: SportDefinition;
  events: readonly GameEvent[];
  state: LiveState;
}

export const useLiveGame = (gameEvents: GameEvents | undefined): LiveGame | undefined =>
  useMemo(() => {
    if (!gameEvents) return undefined;
    const definition = definitionOf(gameEvents.definition);
    return { definition, events: gameEvents.events, state: liveState(definition, gameEvents.events) };
  }, [gameEvents]);
