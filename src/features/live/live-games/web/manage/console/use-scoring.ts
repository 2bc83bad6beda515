import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useState } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { newId } from '#shared/new-id.ts';
import { useExternalStore } from '#web/routing/rendering.ts';
import { serverNow } from '#web/ui/time/clock.ts';
import type { GameEvents, PressedEvent } from '../../../contract.ts';
import { findRedo } from '../../../play-rules.ts';
import { liveState, nextInstant } from '../../../rules.ts';
import { knownEvents } from '../../api.ts';
import { LinkScoringContext } from '../../link-scoring.ts';
import { showConsole } from '../../OutboxBanner.tsx';
import { openPlays } from '../../open-plays.ts';
import type { QueuedPlays } from '../../queued-plays.ts';
import { buildTimeline } from '../../Timeline.tsx';

/** A pressed event, before it gets its id and its instant. */
export type Press = PressedEvent extends infer Event
  ? Event extends PressedEvent
    ? Omit<Event, 'id' | 'at'>
    : never
  : never;

/** The events pressed on this phone for a game. The outbox sends them when the network allows. */
export function useOutbox(gameId: number) {
  const client = useQueryClient();
  const link = use(LinkScoringContext);
  const [outbox] = useState(() => link?.outbox ?? openPlays(client));
  const games = useExternalStore(
    outbox.subscribe,
    () => outbox.games,
    () => none,
  );

  // The outbox banner is outside this React tree: tell it that a console is open.
  useEffect(() => showConsole(gameId), [gameId]);

  return { outbox, taps: games.find((game) => game.gameId === gameId) ?? allSaved(gameId) };
}

const none: readonly QueuedPlays[] = [];

const allSaved = (gameId: number): QueuedPlays => ({
  gameId,
  pending: [],
  state: 'saved',
  refused: 0,
  refusal: null,
  arePersisted: true,
});

/** A game as this phone knows it, and what can be pressed. */
export function useScoring(game: Game, gameEvents: GameEvents, definition: SportDefinition) {
  const { outbox, taps } = useOutbox(game.id);
  const events = knownEvents(gameEvents, taps.pending);
  const state = liveState(definition, events);
  const moments = buildTimeline(definition, state);
  const [mine, setMine] = useState(() => new Set(events.map(({ id }) => id)));
  // Events that wait on this phone were pressed here, perhaps before the page was reopened.
  const fresh = taps.pending.filter(({ id }) => !mine.has(id));
  if (fresh.length > 0) setMine(new Set([...mine, ...fresh.map(({ id }) => id)]));

  /** Presses several events one after the other, and says which ids they got. */
  const press = (...all: Press[]): string[] => {
    const pressed: PressedEvent[] = [];
    for (const details of all) {
      const at = nextInstant([...events, ...pressed], new Date(serverNow()));
      pressed.push({ id: newId(), at, ...details } as PressedEvent);
    }
    for (const event of pressed) outbox.press(game.id, event);
    return pressed.map(({ id }) => id);
  };

  /** Presses an event that happened earlier, between others. */
  const pressAt = (at: string, details: Press) =>
    outbox.press(game.id, { id: newId(), at, ...details } as PressedEvent);

  return {
    outbox,
    taps,
    moments,
    state,
    press,
    pressAt,
    /** The undo that Redo takes back. */
    redo: findRedo(events, (id) => mine.has(id)),
    /** What Undo takes back: pressed here, or known when the console opened; never what another phone has pressed since. */
    last: moments.find(({ event }) => mine.has(event.id)),
  };
}

export type Scoring = ReturnType<typeof useScoring>;
