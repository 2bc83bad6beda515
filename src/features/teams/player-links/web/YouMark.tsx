import { Pill } from '#web/ui/Pill.tsx';
import { useIsOwnPlayer } from './api.ts';

/** Marks a player who is the person looking. */
export function YouMark({ playerId }: { playerId: number }) {
  return useIsOwnPlayer(playerId) && <Pill tone="accent">You</Pill>;
}
