import type { GameEvents, Side } from '../../../contract.ts';
import type { TypedWalkOn } from './AddPlayer.tsx';
import type { Press, Scoring } from './use-scoring.ts';

/** Adds players who are on no roster, as the competition allows. Null if it does not. */
export function useWalkOns({ can }: GameEvents, { press }: Pick<Scoring, 'press'>) {
  if (!can.addWalkOns) return null;
  /** The new player's id, at once. `follow`: what else happens in the same press. */
  return (side: Side, typed: TypedWalkOn, follow: (playerId: number) => readonly Press[] = () => []): number => {
    const playerId = newWalkOnId();
    press({ kind: 'walkOn', side, playerId, ...typed }, ...follow(playerId));
    return playerId;
  };
}

/** Two phones that add the same player make two ids: an officer settles them as one. */
function newWalkOnId(): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return -(random % 2_147_483_647) - 1;
}
