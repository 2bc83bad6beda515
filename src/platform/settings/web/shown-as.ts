export const shownAsHint =
  'Optional: the name of the home side on the two cards of Home. Elsewhere each team has its own name.';
