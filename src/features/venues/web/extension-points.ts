import { ExtensionPoint } from '#web/extension-point.ts';
import type { Venue } from '../contract.ts';

/** Beside what a venue is: what happens there. */
export const atVenue = new ExtensionPoint<{ venue: Venue }>();

/** Above the list of venues that admins keep: what might become one. */
export const beforeVenues = new ExtensionPoint();
