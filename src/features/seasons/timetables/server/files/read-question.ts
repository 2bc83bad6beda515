import * as z from 'zod/mini';
import { TimetableQuestion } from '../../contract.ts';

/** A file that asks for a timetable cannot be read; the message is for the person who chose it. */
export class UnreadableQuestion extends Error {}

export interface ReadQuestion {
  readonly question: TimetableQuestion;
  /** What the file says and this app does not keep to. */
  readonly notes: readonly string[];
  /** What a RobinX file calls its slots, by day; null for other files. */
  readonly slotIds: readonly string[] | null;
}

/** The app's own form of a question, as JSON. */
export function readJsonQuestion(text: string): ReadQuestion {
  return { question: checkQuestion(parseJson(text)), notes: [], slotIds: null };
}

/** Whatever a file is, its question keeps to the contract. */
export function checkQuestion(asked: unknown): TimetableQuestion {
  const { data, error } = TimetableQuestion.safeParse(asked);
  if (data) return data;
  throw new UnreadableQuestion(z.prettifyError(error));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableQuestion('This is not JSON');
  }
}
