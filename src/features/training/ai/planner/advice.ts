import type { Care, TipTopic, TipWish, WorkoutWish } from '../contract.ts';

const adviceByCare: Readonly<Partial<Record<Care, string>>> = {
  heart:
    'Chest pain, palpitations or fainting: see a doctor before you train at all. If your chest hurts now, stop and call for help at once.',
  pregnancy:
    'Ask your doctor or midwife before you start, and stop at once if you feel pain, dizziness or contractions, or if you bleed.',
  illness: 'Ask a doctor before you start, and stop at once if you feel dizzy, short of breath or worse than before.',
};
const injured =
  'This avoids straining the joint, but it does not heal it: see a doctor or physiotherapist about pain that lasts, and stop when it hurts.';
const everybody =
  'Stop when something hurts. See a doctor first if you have a health condition, an injury, or have not trained for long.';

/** Says when to see a professional, for the most serious of the mentioned reasons. */
export function adviceFor({ careful }: Pick<WorkoutWish, 'careful'>): string {
  const state = careful.map((care) => adviceByCare[care]).filter((text) => text !== undefined);
  if (careful.includes('heart')) return adviceByCare.heart ?? everybody;
  return state[0] ?? (careful.length > 0 ? injured : everybody);
}

const health: ReadonlySet<TipTopic> = new Set(['injury', 'immunity', 'weight', 'energy', 'recovery', 'sleep']);
const mind: ReadonlySet<TipTopic> = new Set(['mood', 'stress', 'friends', 'exams', 'motivation']);

/** Says when to see a professional. */
export function adviceForTips({ topics }: TipWish): string {
  if (topics.some((topic) => mind.has(topic))) {
    return 'If it stays heavy for more than two weeks, talk to the campus counsellor or a doctor; it helps, and it is private.';
  }
  if (topics.some((topic) => health.has(topic))) {
    return 'If it lasts longer than two weeks, gets worse or worries you, see a doctor.';
  }
  return 'Tips do not replace a professional: ask a doctor or dietitian about anything that worries you.';
}
