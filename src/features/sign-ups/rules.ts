/** The clubs that one can sign up for, in the order in which they are offered. */
export const signUpClubs = [
  ...['Basketball', 'Netball', 'Soccer', 'Cheerleading', 'Rugby', 'eSports', 'Diski', 'Chess', 'Pool', 'Hockey'],
  'Fitness Club',
];

/** Sign-ups are personal: a year later everyone has signed up anew, or left. */
export const keptDays = 365;
