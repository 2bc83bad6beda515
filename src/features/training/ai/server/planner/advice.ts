import { join } from 'node:path';
import * as z from 'zod/mini';
import { keyedRows } from '#server/data-files.ts';
import type { TipTopic, TipWish, WorkoutWish } from '../../contract.ts';

const subjects = ['heart', 'pregnancy', 'illness', 'joint', 'everybody', 'mind', 'body', 'tips'] as const;
const adviceAbout = keyedRows(
  join(import.meta.dirname, 'advice.csv'),
  z.strictObject({ about: z.enum(subjects), text: z.string() }),
  subjects,
  ({ about }) => about,
);

/** Says when to see a professional, for the most serious of the mentioned reasons. */
export function adviceFor({ careful }: Pick<WorkoutWish, 'careful'>): string {
  const gravest = (['heart', 'pregnancy', 'illness'] as const).find((condition) => careful.includes(condition));
  return adviceAbout(gravest ?? (careful.length > 0 ? 'joint' : 'everybody')).text;
}

const health: ReadonlySet<TipTopic> = new Set(['injury', 'immunity', 'weight', 'energy', 'recovery', 'sleep']);
const mind: ReadonlySet<TipTopic> = new Set(['mood', 'stress', 'friends', 'exams', 'motivation']);

/** Says when to see a professional. */
export function adviceForTips({ topics }: TipWish): string {
  if (topics.some((topic) => mind.has(topic))) return adviceAbout('mind').text;
  return adviceAbout(topics.some((topic) => health.has(topic)) ? 'body' : 'tips').text;
}
