/** The page of a team. */
export const teamPath = (id: number): string => `/teams/${id}`;
