import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useState } from 'react';
import { useOutside } from '#web/routing/rendering.ts';
import { LinkScoringContext } from './link-scoring.ts';
import { showConsole } from './open-console.ts';
import { openOutbox } from './open-outbox.ts';
import type { GameTaps } from './outbox.ts';

/** What was pressed on this phone for a game, sent as the network allows. */
export function useOutbox(gameId: number) {
  const client = useQueryClient();
  const link = use(LinkScoringContext);
  const [outbox] = useState(() => link?.outbox ?? openOutbox(client));
  const games = useOutside(
    outbox.subscribe,
    () => outbox.games,
    () => none,
  );

  // The line beside the app is outside this tree.
  useEffect(() => showConsole(gameId), [gameId]);

  return { outbox, taps: games.find((game) => game.gameId === gameId) ?? allSaved(gameId) };
}

const none: readonly GameTaps[] = [];

const allSaved = (gameId: number): GameTaps => ({
  gameId,
  pending: [],
  state: 'saved',
  refused: 0,
  refusal: null,
  arePersisted: true,
});
