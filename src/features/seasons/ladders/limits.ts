/** People of one ladder: each may challenge those just above. */
export const maxClimbers = 500;
export const maxReach = 50;
export const maxDays = 60;
export const maxWeeks = 52;
export const maxScoreLength = 20;
export const maxPlaceLength = 80;
/** Ratings that a line shows. */
export const maxRatings = 20;
/** Challenges that a ladder's page lists; the export has all. */
export const maxListed = 30;
