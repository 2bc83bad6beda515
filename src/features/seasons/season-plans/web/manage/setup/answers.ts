import { isDeepEqual } from '#shared/deep-equal.ts';
import type { SeasonPlan, SeasonSetup } from '../../../contract.ts';

/** All answers of a plan: its setup and what it is called. */
export interface Answers extends SeasonSetup {
  name: string;
  season: string;
}

export const questionNames: Readonly<Record<keyof Answers, string>> = {
  name: 'Name',
  season: 'Season',
  firstDay: 'First day',
  lastDay: 'Last day',
  venues: 'Venues',
  daysOff: 'Days off',
  closed: 'Times called off',
  competitions: 'Competitions',
  wishes: 'Wishes',
};

const questions = Object.keys(questionNames) as (keyof Answers)[];

export const answersOf = ({ name, season, setup }: SeasonPlan): Answers => ({ name, season, ...setup });

export const toChange = ({ name, season, ...setup }: Answers) => ({ name, season, setup });

/** Puts together what two people answered since `base`. Where both changed an answer, mine stands and is named. */
export function mergeAnswers(base: Answers, mine: Answers, theirs: Answers) {
  const isMine = (question: keyof Answers) => !isDeepEqual(base[question], mine[question]);
  const merged = { ...theirs };
  for (const question of questions) if (isMine(question)) Object.assign(merged, { [question]: mine[question] });
  const both = questions.filter(
    (question) =>
      isMine(question) &&
      !isDeepEqual(base[question], theirs[question]) &&
      !isDeepEqual(mine[question], theirs[question]),
  );
  return { merged, both };
}
