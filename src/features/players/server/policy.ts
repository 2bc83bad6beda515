import { hasAdminWindow, isAdmin, isOfficer, type Viewer } from '#server/access.ts';
import { officerFields, type PlayerChange } from '../contract.ts';

export const mayEditPlayers = (viewer: Viewer): boolean => isOfficer(viewer);
export const mayDeletePlayers = (viewer: Viewer): boolean => isAdmin(viewer);

const forOfficers: ReadonlySet<string> = new Set(officerFields);

/** An officer changes what happens on the court; who a player is and where they play is an admin's. */
export const mayChangeFields = (viewer: Viewer, fields: PlayerChange, now: Date): boolean =>
  hasAdminWindow(viewer, now) || Object.keys(fields).every((field) => forOfficers.has(field));
