import type { Random } from '#demo/random.ts';

const years = ['First-year', 'Second-year', 'Third-year', 'Final-year', 'Honours'] as const;
const subjects = [
  'civil engineering',
  'law',
  'nursing',
  'actuarial science',
  'education',
  'computer science',
  'physiotherapy',
  'accounting',
  'journalism',
  'architecture',
  'agriculture',
  'psychology',
  'chemistry',
  'social work',
  'economics',
  'fine arts',
] as const;
const habits = [
  'who arrives first and leaves last',
  'who reads the game two moves ahead',
  'who never stops talking on defence',
  'who learned to play in a dusty school yard and still plays without fear',
  'who calms everyone down when it gets close',
  'who makes the team laugh before the hardest games',
  'who turned a bad knee into a good work ethic',
  'who is happiest when the stands are loud',
  'who coaches the under-tens on Saturday mornings',
  'who keeps a notebook on every opponent',
  'who came to watch once and was on the roster a week later',
  'who would rather make the pass than take the shot',
  'who trains before lectures, rain or not',
  'who has missed one game in two seasons, for a graduation',
  'who cooks for the whole floor after a win',
  'who plays with a borrowed lucky wristband',
] as const;

export const bioOf = (random: Random): string =>
  `${random.pick(years)} ${random.pick(subjects)} student ${random.pick(habits)}.`;
