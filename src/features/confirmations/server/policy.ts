import { isMember, isOfficer, type Viewer } from '#server/access/access.ts';
import { answeredFor, hasEntered, type ResultEvent, type Side } from '../rules.ts';

/** An account that may answer for a side. */
export interface Captaincy {
  side: Side;
  accountId: number;
}

/** The side of a game that somebody answers for. */
export const sideOf = (viewer: Viewer, captains: readonly Captaincy[]): Side | null =>
  (isMember(viewer) && captains.find(({ accountId }) => accountId === viewer.accountId)?.side) || null;

export const maySpeak = (viewer: Viewer, captains: readonly Captaincy[]): boolean => sideOf(viewer, captains) !== null;

/** Why a captain may not answer this question; null if they may. */
export function whySilenced(viewer: Viewer, side: Side, events: readonly ResultEvent[]): string | null {
  if (!isMember(viewer)) return null;
  if (hasEntered(events, viewer.accountId)) return 'You entered this score: somebody else has to confirm it';
  const spoken = answeredFor(events, viewer.accountId);
  return spoken !== null && spoken !== side ? 'You have answered for the other team' : null;
}

/** Only captains of the game, officers and admins see why a result is disputed. */
export const readsReasons = (viewer: Viewer, captains: readonly Captaincy[]): boolean =>
  isOfficer(viewer) || maySpeak(viewer, captains);
