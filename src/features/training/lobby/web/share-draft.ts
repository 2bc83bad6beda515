import * as z from 'zod/mini';
import { Exercise, Exercises } from '#features/training/training/contract.ts';
import { isByDay } from '#features/training/training/rules.ts';
import type { Issues } from '#web/api/issues.ts';

/** One line of the form. It carries along the fields of an exercise that the form does not show. */
export interface ExerciseRow extends Pick<Exercise, 'focus' | 'description' | 'icon'> {
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
  rows: ExerciseRow[];
}

export const emptyRow = (day?: string): ExerciseRow => ({ day, name: '', sets: '', reps: '', duration: '' });

export const emptyDraft = (): ShareDraft => ({ title: '', duration: '', description: '', rows: [emptyRow()] });

/** The draft that another screen handed over by `shareOpening`; null if there is none. */
export function draftHandedOver(state: unknown): ShareDraft | null {
  const { data } = z.safeParse(HandedOver, state);
  if (!data) return null;
  const { title, duration, description, exercises } = data.share;
  const rows = isByDay(exercises)
    ? exercises.flatMap(({ day, exercises: ofDay }) => ofDay.map((exercise) => toRow(exercise, day)))
    : exercises.map((exercise) => toRow(exercise));
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

/** What was typed earlier and kept on this device. */
export const storedDraft = (stored: unknown): Partial<ShareDraft> | null =>
  z.safeParse(StoredDraft, stored).data ?? null;

const StoredDraft = z.object({
  title: z.exactOptional(z.string()),
  duration: z.exactOptional(z.string()),
  description: z.exactOptional(z.string()),
  rows: z.exactOptional(
    z.array(
      z.object({
        ...Exercise.shape,
        day: z.optional(z.string()),
        name: z.string(),
        sets: z.string(),
        reps: z.string(),
        duration: z.string(),
      }),
    ),
  ),
});

/** The rows with any text: only these are sent, and errors refer to them. */
export const filledRows = ({ rows }: ShareDraft): readonly ExerciseRow[] =>
  rows.filter(({ name, sets, reps, duration }) => [name, sets, reps, duration].some((text) => text.trim() !== ''));

export function toShared(draft: ShareDraft) {
  const { title, duration, description } = draft;
  const days = groupByDay(draft);
  const exercises = days
    ? days.map(([day, rows]) => ({ day, exercises: rows.map(toExercise) }))
    : filledRows(draft).map(toExercise);
  return { title, duration, description, exercises };
}

/** Puts the issues of a request body (`exercises.1.exercises.0.name`) to the form's rows (`rows.3.name`). */
export function byRow(draft: ShareDraft, issues: Issues): Issues {
  const paths = mapPaths(draft);
  return Object.fromEntries(
    Object.entries(issues).map(([path, message]) => {
      const at = draft.rows.findIndex((row) => path.startsWith(`${paths.get(row)}.`));
      const field = at === -1 ? path : `rows.${at}.${path.split('.').at(-1)}`;
      return [field === 'exercises' ? 'rows.root' : field, message];
    }),
  );
}

/** Each row's path in the request body. */
function mapPaths(draft: ShareDraft): ReadonlyMap<ExerciseRow, string> {
  const days = groupByDay(draft);
  if (!days) return new Map(filledRows(draft).map((row, at) => [row, `exercises.${at}`]));
  return new Map(
    days.flatMap(([_, rows], day) => rows.map((row, at) => [row, `exercises.${day}.exercises.${at}`] as const)),
  );
}

/** The filled rows by day; null if they have no days. */
function groupByDay(draft: ShareDraft): [day: string, rows: ExerciseRow[]][] | null {
  const days = new Map<string, ExerciseRow[]>();
  for (const row of filledRows(draft)) {
    if (row.day === undefined) return null;
    days.set(row.day, [...(days.get(row.day) ?? []), row]);
  }
  return days.size === 0 ? null : [...days];
}

const toExercise = ({ day: _, ...exercise }: ExerciseRow) => exercise;

const toRow = ({ name, sets = '', reps = '', duration = '', ...rest }: Exercise, day?: string): ExerciseRow => ({
  ...emptyRow(day),
  name,
  sets,
  reps,
  duration,
  ...rest,
});
