import { isMember, isOfficer, type Viewer } from '#server/access/access.ts';
import { answeredFor, hasEntered, hasRecorded, type ResultEvent, type Side } from '../rules.ts';

/** An account that may answer for a side. */
export interface Captaincy {
  side: Side;
  accountId: number;
}

/** The side of a game that somebody answers for. */
export const findSide = (viewer: Viewer, captains: readonly Captaincy[]): Side | null =>
  (isMember(viewer) && captains.find(({ accountId }) => accountId === viewer.accountId)?.side) || null;

export const maySpeak = (viewer: Viewer, captains: readonly Captaincy[]): boolean =>
  findSide(viewer, captains) !== null;

/** Why a captain may not answer this question like this; null if they may. One of several scorers may dispute a score. */
export function whySilenced(
  viewer: Viewer,
  { kind, side }: { kind: ResultEvent['kind']; side: Side },
  events: readonly ResultEvent[],
): string | null {
  if (!isMember(viewer)) return null;
  if (kind === 'confirmed' && hasRecorded(events, viewer.accountId))
    return 'You scored this game: somebody else has to confirm its result';
  if (hasEntered(events, viewer.accountId)) return 'You entered this score: somebody else has to confirm it';
  const spoken = answeredFor(events, viewer.accountId);
  return spoken !== null && spoken !== side ? 'You have answered for the other team' : null;
}

/** Only captains of the game, officers and admins see why a result is disputed. */
export const readsReasons = (viewer: Viewer, captains: readonly Captaincy[]): boolean =>
  isOfficer(viewer) || maySpeak(viewer, captains);
