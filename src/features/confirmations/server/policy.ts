import { isMember, isOfficer, type Viewer } from '#server/access/access.ts';
import type { Side } from '../rules.ts';

/** Who may speak for a side. */
export interface Captaincy {
  side: Side;
  accountId: number;
}

/** The sides of a game that somebody is a captain of: nearly always none or one. */
export const sidesOf = (viewer: Viewer, captains: readonly Captaincy[]): Side[] =>
  isMember(viewer) ? captains.flatMap(({ side, accountId }) => (accountId === viewer.accountId ? [side] : [])) : [];

export const maySpeak = (viewer: Viewer, captains: readonly Captaincy[]): boolean =>
  sidesOf(viewer, captains).length > 0;

/** Officers have no sport of their own: whoever keeps results decides about them. */
export const mayDecide = (viewer: Viewer): boolean => isOfficer(viewer);

/** Why a result is disputed is said to those who are concerned. */
export const readsReasons = (viewer: Viewer, captains: readonly Captaincy[]): boolean =>
  mayDecide(viewer) || maySpeak(viewer, captains);
