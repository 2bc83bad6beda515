import type { Client } from '#testing/client.ts';
import { type Answers, ImportDone, ImportPreview } from '../contract.ts';

/**
 * A form with a spreadsheet, as a browser sends it. Games of past days without a score count as played unless `answers` say
 * otherwise: the dates of tests pass.
 */
export function sheetForm(
  content: string | Uint8Array<ArrayBuffer>,
  { columns, answers, askAgain }: Pick<ImportOptions, 'columns' | 'answers' | 'askAgain'> = {},
): FormData {
  const form = new FormData();
  if (columns) form.set('columns', JSON.stringify(columns));
  form.set('answers', JSON.stringify({ past: 'played', ...answers }));
  if (askAgain) form.set('askAgain', JSON.stringify(askAgain));
  form.set('file', new Blob([content]), 'list.csv');
  return form;
}

export interface ImportOptions {
  columns?: object | undefined;
  answers?: Answers | undefined;
  askAgain?: string[] | undefined;
  /** Part of the URL's query string, such as `skipRefused=true`. */
  query?: string;
}

type Content = Parameters<typeof sheetForm>[0];

export async function preview(
  admin: Client,
  kind: string,
  sportId: number | null,
  content: Content,
  { columns, answers, askAgain, query = '' }: ImportOptions = {},
): Promise<ImportPreview> {
  const path = `/api/imports/${kind}/preview?${ofSport(sportId)}${query}`;
  return (await admin.post(path, sheetForm(content, { columns, answers, askAgain }))).as(ImportPreview);
}

const ofSport = (sportId: number | null) => (sportId === null ? '' : `sportId=${sportId}&`);

/** Imports and adds missing teams. Returns the rows that were added, changed, skipped and refused, and the teams added. */
export async function importedCounts(
  admin: Client,
  kind: string,
  sportId: number | null,
  content: Content,
  { columns, answers = { team: 'new' }, query = 'skipRefused=true' }: ImportOptions = {},
): Promise<number[]> {
  const form = sheetForm(content, { columns, answers });
  const answer = await admin.post(`/api/imports/${kind}?${ofSport(sportId)}${query}`, form);
  if (answer.status !== 200) throw new Error(`The import was refused: ${JSON.stringify(answer.body)}`);
  const { counts, newTeams } = answer.as(ImportDone);
  return [counts.add, counts.change, counts.skip, counts.refuse, newTeams];
}
