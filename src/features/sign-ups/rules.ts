/** Sign-ups are personal data: after a year, everyone has signed up again or left. */
export const storedDays = 365;
