/** Sign-ups are personal: a year later everyone has signed up anew, or left. */
export const keptDays = 365;
