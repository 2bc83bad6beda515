/** Sign-ups are personal data: after a year, everyone has signed up again or left. */
export const storedDays = 365;

/** The form on Join with this club chosen. */
export const joinPath = (club: string): string => `/join?club=${encodeURIComponent(club)}`;
