/** The form on Join with this club chosen. */
export const joinPath = (club: string): string => `/join?club=${encodeURIComponent(club)}`;
