import { sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { nameKey } from '#shared/names.ts';
import { dayText } from '#shared/notation.ts';
import { wallsIn } from '#shared/time-zone.ts';
import { type Answers, answerTo, type ImportQuestion, type NamedIn, type UsedAnswer } from '../sheet/import-kind.ts';
import { seasonName } from '../sheet/season-name.ts';

/** An answer that an import kept. */
export interface KeptAnswer {
  /** The id of its question. */
  question: string;
  /** The present name of what the spelling means. */
  means: string;
  at: string;
}

/** More than any village has. */
const mostKept = 5000;

export async function keptAnswers(db: Database): Promise<KeptAnswer[]> {
  const rows = await db
    .selectFrom('import_answers')
    .leftJoin('teams', 'teams.id', 'import_answers.team_id')
    .leftJoin('venues', 'venues.id', 'import_answers.venue_id')
    .leftJoin('competitions', 'competitions.id', 'import_answers.competition_id')
    .leftJoin('residences', 'residences.id', 'import_answers.residence_id')
    .select(['question', 'import_answers.created_at as at'])
    .select(({ fn }) => fn.coalesce('teams.name', 'venues.name', 'competitions.name', 'residences.name').as('means'))
    .orderBy('import_answers.id', 'desc')
    .limit(mostKept)
    .execute();
  return rows.flatMap(({ means, ...row }) => (means === null ? [] : [{ ...row, means }]));
}

/** As if somebody had given these answers now. */
export const givenBy = (kept: readonly KeptAnswer[]): Answers =>
  Object.fromEntries(kept.map(({ question, means }) => [question, meaning(means)]));

export const meaning = (name: string): string => `is:${name}`;
export const nameMeant = (answer: string | undefined): string | undefined =>
  answer?.startsWith('is:') ? answer.slice('is:'.length) : undefined;

/** Whether a question is about one of these names, in any season. */
export const isOfName = (question: string, names: readonly string[]): boolean =>
  names.some((name) => question.endsWith(`:${nameKey(name)}`));

interface Asked {
  /** What the person answered now. */
  answers: Answers;
  kept: readonly KeptAnswer[];
  /** Ids of questions whose kept answer is not used. */
  askAgain: readonly string[];
  timeZone: string;
}

/** Takes the questions apart that a kept answer has answered, and says in the others which answer is forgotten. */
export function withKept(questions: readonly ImportQuestion[], { answers, kept, askAgain, timeZone }: Asked) {
  const ofQuestion = new Map(kept.map((one) => [one.question, one]));
  const toWall = wallsIn(timeZone);
  const used: UsedAnswer[] = [];
  const open = questions.flatMap((question) => {
    const { id, about, lines } = question;
    const one = ofQuestion.get(id);
    if (!one) return [question];
    const answer = meaning(one.means);
    if (askAgain.includes(id)) {
      const text = `${question.text}; until now it was read as ${one.means}, which this import forgets`;
      return [{ ...question, text }];
    }
    const isUsed = answers[id] === undefined && answerTo(question, { [id]: answer }) === answer;
    if (!isUsed) return [question];
    const text = `${about} is read as ${one.means}, as answered on ${dayText(toWall(one.at))}`;
    used.push({ id, about, lines, answer, text });
    return [];
  });
  return { used, questions: open };
}

/** The row of this name; of two names that differ only in how they are spelled, the one spelled like it. */
export async function rowNamed(db: Database, { table, sportId, season }: NamedIn, name: string) {
  const isOfSport = sportId !== undefined && (table === 'teams' || table === 'competitions');
  const { rows } = await sql<{ id: number; name: string; season?: string }>`
    select * from ${sql.table(table)} where (name = ${name} or name_key = ${nameKey(name)})
      and ${isOfSport ? sql`sport_id = ${sportId}` : sql`true`} order by id`.execute(db);
  const ofSeason = rows.filter((row) => season === undefined || seasonName(row.season ?? '') === season);
  return (ofSeason.find((row) => row.name === name) ?? ofSeason[0])?.id;
}
