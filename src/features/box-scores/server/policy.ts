import { isOfficer } from '#server/access.ts';

export const mayEnterBoxScores = isOfficer;
