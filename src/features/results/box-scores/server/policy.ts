import { isOfficer } from '#server/access/access.ts';

export const mayEnterBoxScores = isOfficer;
