import { useState } from 'react';
import type { Game } from '#features/games/contract.ts';
import type { SportDefinition } from '#features/sports/definitions/definition.ts';
import { newId } from '#shared/new-id.ts';
import type { GameEvents, PressedEvent } from '../../../contract.ts';
import { liveState, nextInstant } from '../../../rules.ts';
import { knownEvents } from '../../heard.ts';
import { timelineOf } from '../../timeline.ts';
import { useOutbox } from '../../useOutbox.ts';
import type { Press } from './press.ts';

/** A game as this phone knows it, and what can be pressed of it. */
export function useScoring(game: Game, heard: GameEvents, definition: SportDefinition) {
  const { outbox, taps } = useOutbox(game.id);
  const events = knownEvents(heard, taps.pending);
  const state = liveState(definition, events);
  const moments = timelineOf(definition, state);
  const [mine, setMine] = useState(() => new Set(events.map(({ id }) => id)));
  // What waits on this phone was pressed here, also before it was opened again.
  const fresh = taps.pending.filter(({ id }) => !mine.has(id));
  if (fresh.length > 0) setMine(new Set([...mine, ...fresh.map(({ id }) => id)]));

  /** Several are pressed one after the other. */
  const press = (...all: Press[]) => {
    const pressed: PressedEvent[] = [];
    for (const what of all) {
      const at = nextInstant([...events, ...pressed], new Date());
      pressed.push({ id: newId(), at, ...what } as PressedEvent);
    }
    for (const event of pressed) outbox.press(game.id, event);
  };

  return {
    outbox,
    taps,
    moments,
    state,
    press,
    /** What Undo takes back: never what another phone has pressed meanwhile. */
    last: moments.find(({ event }) => mine.has(event.id)),
  };
}

export type Scoring = ReturnType<typeof useScoring>;
