/** A day in ms, 86.4 km in mm, 864,000 points in hundredths. */
export const maxMark = 86_400_000;
export const maxPlace = 999;
export const maxEvents = 60;
export const maxResults = 200;
