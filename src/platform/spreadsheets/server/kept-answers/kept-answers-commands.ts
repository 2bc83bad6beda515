import type { Write } from '#server/write.ts';
import { type Answers, answerTo, type ImportQuestion, type NamedIn } from '../sheet/import-kind.ts';
import { nameMeant, rowNamed } from './kept-answers-queries.ts';

interface Given {
  questions: readonly ImportQuestion[];
  answers: Answers;
  /** Ids of questions whose kept answers are forgotten. */
  askAgain: readonly string[];
  /** Null if the import wrote no rows. */
  importId: number | null;
}

/**
 * Keeps for the next import what spellings mean, and forgets what was taken back. That something is new is not kept: from
 * then on it has this name.
 */
export async function keepAnswers(write: Write, { questions, answers, askAgain, importId }: Given): Promise<void> {
  for (const question of questions) {
    const { id, named } = question;
    if (!named) continue;
    const name = nameMeant(answerTo(question, answers));
    const rowId = name === undefined ? undefined : await rowNamed(write.db, named, name);
    if (rowId !== undefined) await keep(write, { question: id, named, rowId, importId });
    else if (answers[id] !== undefined || askAgain.includes(id))
      await write.db.deleteFrom('import_answers').where('question', '=', id).execute();
  }
}

const columnByTable = {
  teams: 'team_id',
  venues: 'venue_id',
  competitions: 'competition_id',
  residences: 'residence_id',
} as const;

interface Kept {
  question: string;
  named: NamedIn;
  rowId: number;
  importId: number | null;
}

/** An answer that is kept already stays with its day, and with the import that kept it. */
async function keep({ db, now }: Write, { question, named, rowId, importId }: Kept): Promise<void> {
  const column = columnByTable[named.table];
  const same = await db
    .selectFrom('import_answers')
    .select('id')
    .where('question', '=', question)
    .where(column, '=', rowId)
    .executeTakeFirst();
  if (same) return;
  await db.deleteFrom('import_answers').where('question', '=', question).execute();
  await db
    .insertInto('import_answers')
    .values({
      question,
      sport_id: named.sportId ?? null,
      [column]: rowId,
      import_id: importId,
      created_at: now.toISOString(),
    })
    .execute();
}

/** Forgets the answers that an import kept; returns how many. */
export async function forgetImportAnswers({ db }: Write, importId: number): Promise<number> {
  const gone = await db.deleteFrom('import_answers').where('import_id', '=', importId).returning('id').execute();
  return gone.length;
}
