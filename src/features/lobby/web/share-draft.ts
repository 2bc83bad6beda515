import * as z from 'zod/mini';
import { Exercise, Exercises } from '#features/training/contract.ts';
import { isByDay } from '#features/training/rules.ts';

/** One line of the form. It carries along the fields of an exercise that the form does not show. */
export interface ExerciseRow extends Pick<Exercise, 'focus' | 'description' | 'icon'> {
  key: number;
  /** The day it belongs to, in a workout of several days. */
  day?: string | undefined;
  name: string;
  sets: string;
  reps: string;
  duration: string;
}

export interface ShareDraft {
  title: string;
  duration: string;
  description: string;
  rows: readonly ExerciseRow[];
}

let lastKey = 0;

export function emptyRow(day?: string): ExerciseRow {
  lastKey += 1;
  return { key: lastKey, day, name: '', sets: '', reps: '', duration: '' };
}

export const emptyDraft = (): ShareDraft => ({ title: '', duration: '', description: '', rows: [emptyRow()] });

/** The draft that another screen handed over by `shareOpening`; null if there is none. */
export function draftHandedOver(state: unknown): ShareDraft | null {
  const { data } = z.safeParse(HandedOver, state);
  if (!data) return null;
  const { title, duration, description, exercises } = data.share;
  const rows = isByDay(exercises)
    ? exercises.flatMap(({ day, exercises: ofDay }) => ofDay.map((exercise) => rowOf(exercise, day)))
    : exercises.map((exercise) => rowOf(exercise));
  return {
    title,
    duration: duration ?? '',
    description: description ?? '',
    rows: rows.length > 0 ? rows : [emptyRow()],
  };
}

const HandedOver = z.object({
  share: z.object({
    title: z.string(),
    duration: z.optional(z.string()),
    description: z.optional(z.nullable(z.string())),
    exercises: z._default(Exercises, []),
  }),
});

/** The draft that was typed earlier and kept on this device. */
export function storedDraft(stored: unknown): ShareDraft | null {
  const { data } = z.safeParse(StoredDraft, stored);
  return data ? { ...data, rows: data.rows.map((row) => ({ ...emptyRow(), ...row })) } : null;
}

const StoredDraft = z.object({
  title: z.string(),
  duration: z.string(),
  description: z.string(),
  rows: z.array(
    z.object({
      ...Exercise.shape,
      day: z.optional(z.string()),
      name: z.string(),
      sets: z.string(),
      reps: z.string(),
      duration: z.string(),
    }),
  ),
});

/** The rows with any text: only these are sent, and errors refer to them. */
export const filledRows = ({ rows }: ShareDraft): readonly ExerciseRow[] =>
  rows.filter(({ name, sets, reps, duration }) => [name, sets, reps, duration].some((text) => text.trim() !== ''));

export function sharedOf(draft: ShareDraft) {
  const { title, duration, description } = draft;
  const days = daysOf(draft);
  const exercises = days
    ? days.map(([day, rows]) => ({ day, exercises: rows.map(exerciseOf) }))
    : filledRows(draft).map(exerciseOf);
  return { title, duration, description, exercises };
}

/** Each row's path in the request body: an error names `exercises.1.exercises.0.name`. */
export function pathsOf(draft: ShareDraft): ReadonlyMap<ExerciseRow, string> {
  const days = daysOf(draft);
  if (!days) return new Map(filledRows(draft).map((row, at) => [row, `exercises.${at}`]));
  return new Map(
    days.flatMap(([_, rows], day) => rows.map((row, at) => [row, `exercises.${day}.exercises.${at}`] as const)),
  );
}

/** The filled rows by day; null if they have no days. */
function daysOf(draft: ShareDraft): [day: string, rows: ExerciseRow[]][] | null {
  const days = new Map<string, ExerciseRow[]>();
  for (const row of filledRows(draft)) {
    if (row.day === undefined) return null;
    days.set(row.day, [...(days.get(row.day) ?? []), row]);
  }
  return days.size === 0 ? null : [...days];
}

const exerciseOf = ({ key: _, day: __, ...exercise }: ExerciseRow) => exercise;

const rowOf = ({ name, sets = '', reps = '', duration = '', ...rest }: Exercise, day?: string): ExerciseRow => ({
  ...emptyRow(day),
  name,
  sets,
  reps,
  duration,
  ...rest,
});
