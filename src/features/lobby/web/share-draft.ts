import * as z from 'zod/mini';
import { type Exercise, Exercises } from '#features/training/contract.ts';
import { isByDay } from '#features/training/rules.ts';

/** One line of the form. What it does not show of an exercise travels along. */
export interface ExerciseRow extends Pick<Exercise, 'focus' | 'description' | 'icon'> {
  key: number;
  name: string;
  sets: string;
  reps: string;
  duration: string;
}

/** What stands in the share form. */
export interface ShareDraft {
  title: string;
  duration: string;
  description: string;
  rows: readonly ExerciseRow[];
}

let lastKey = 0;

export function emptyRow(): ExerciseRow {
  lastKey += 1;
  return { key: lastKey, name: '', sets: '', reps: '', duration: '' };
}

export const emptyDraft = (): ShareDraft => ({ title: '', duration: '', description: '', rows: [emptyRow()] });

/** What another screen handed over by `shareOpening`; null when it handed over nothing. */
export function draftHandedOver(state: unknown): ShareDraft | null {
  const { data } = z.safeParse(HandedOver, state);
  if (!data) return null;
  const { title, duration, description, exercises } = data.share;
  const rows = exercises.map(rowOf);
  return {
    ...{ title, duration: duration ?? '', description: description ?? '' },
    rows: rows.length > 0 ? rows : [emptyRow()],
  };
}

const HandedOver = z.object({
  share: z.object({
    title: z.string(),
    duration: z.optional(z.string()),
    description: z.optional(z.nullable(z.string())),
    exercises: z.pipe(z._default(Exercises, []), z.transform(inOneList)),
  }),
});

/** The rows that say something: what is sent, and where what is wrong with it belongs. */
export const filledRows = ({ rows }: ShareDraft): readonly ExerciseRow[] =>
  rows.filter(({ name, sets, reps, duration }) => [name, sets, reps, duration].some((said) => said.trim() !== ''));

export const sharedOf = (draft: ShareDraft) => ({
  title: draft.title,
  duration: draft.duration,
  description: draft.description,
  exercises: filledRows(draft).map(({ key: _, ...exercise }) => exercise),
});

const rowOf = ({ name, sets = '', reps = '', duration = '', ...rest }: Exercise): ExerciseRow => ({
  ...emptyRow(),
  ...{ name, sets, reps, duration },
  ...rest,
});

/** The form has one list: an exercise of a day says which, unless it says what it is for. */
function inOneList(exercises: Exercises): Exercise[] {
  if (!isByDay(exercises)) return exercises;
  return exercises.flatMap(({ day, exercises: ofDay }) => ofDay.map((exercise) => ({ focus: day, ...exercise })));
}
