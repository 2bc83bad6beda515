import { Pill } from '#web/ui/Pill.tsx';
import { useIsOwnPlayer } from './api.ts';

/** Beside a player who is oneself. */
export function YouMark({ playerId }: { playerId: number }) {
  return useIsOwnPlayer(playerId) && <Pill tone="accent">You</Pill>;
}
