import { ExtensionPoint } from '#web/extension-point.ts';
import type { Venue } from '../contract.ts';

/** Shown beside the facts of a venue: what happens there. */
export const atVenue = new ExtensionPoint<{ venue: Venue }>();

/** A line in the card of each venue. */
export const inVenueCard = new ExtensionPoint<{ venue: Venue }>();

/** Shown above the list of venues that admins manage: what might become one. */
export const beforeVenues = new ExtensionPoint();
