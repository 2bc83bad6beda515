import { TimetableQuestion } from '../../contract.ts';
import { checkReferences } from './check-references.ts';
import { UnreadableQuestion } from './unreadable.ts';

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
  if (data) {
    checkReferences(data);
    return data;
  }
  const [first] = error.issues;
  const more = error.issues.length > 1 ? ` (and ${error.issues.length - 1} more such faults)` : '';
  const where = first?.path.join('.') || 'the file';
  throw new UnreadableQuestion(`In ${where}: ${faultText(first?.message)}${more}`);
}

/** Most checks say what they want; those of the library do not. */
const faultText = (message = 'Invalid input'): string =>
  message === 'Invalid input' ? 'what stands there is missing, or not what docs/seasons.md allows' : message;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableQuestion('This is not JSON');
  }
}
