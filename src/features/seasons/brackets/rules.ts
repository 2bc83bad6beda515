export const bracketPath = (competitionId: number): string => `/competitions/${competitionId}/bracket`;
