import { isMember, isOfficer, type Viewer } from '#server/access/access.ts';
import type { Side } from '../rules.ts';

/** An account that may answer for a side. */
export interface Captaincy {
  side: Side;
  accountId: number;
}

/** The sides of a game that somebody is a captain of: nearly always none or one. */
export const sidesOf = (viewer: Viewer, captains: readonly Captaincy[]): Side[] =>
  isMember(viewer) ? captains.flatMap(({ side, accountId }) => (accountId === viewer.accountId ? [side] : [])) : [];

export const maySpeak = (viewer: Viewer, captains: readonly Captaincy[]): boolean =>
  sidesOf(viewer, captains).length > 0;

/** Officers are not limited to a sport: everybody who keeps results may decide. */
export const mayDecide = (viewer: Viewer): boolean => isOfficer(viewer);

/** Only captains of the game, officers and admins see why a result is disputed. */
export const readsReasons = (viewer: Viewer, captains: readonly Captaincy[]): boolean =>
  mayDecide(viewer) || maySpeak(viewer, captains);
