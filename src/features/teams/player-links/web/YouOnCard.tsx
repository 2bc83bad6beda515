import type { QueryClient } from '@tanstack/react-query';
import { ownPlayersOptions } from './api.ts';
import { YouMark } from './YouMark.tsx';

/** On top of the portrait, where it shifts nothing. */
export function YouOnCard({ playerId }: { playerId: number }) {
  return (
    <span className="absolute top-2 right-2">
      <YouMark playerId={playerId} />
    </span>
  );
}

YouOnCard.reads = (client: QueryClient) => [client.prefetchQuery(ownPlayersOptions)];
