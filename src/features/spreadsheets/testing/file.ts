import type { Client } from '#testing/client.ts';
import { ImportDone, ImportPreview } from '../contract.ts';

/** A form with a spreadsheet, as a browser sends it. */
export function sheetForm(content: string | Uint8Array<ArrayBuffer>, columns?: object): FormData {
  const form = new FormData();
  if (columns) form.set('columns', JSON.stringify(columns));
  form.set('file', new Blob([content]), 'list.csv');
  return form;
}

export interface ImportOptions {
  columns?: object;
  /** Of the address: `skipRefused=true`. */
  query?: string;
}

type Content = Parameters<typeof sheetForm>[0];

export async function preview(
  admin: Client,
  kind: string,
  sportId: number,
  content: Content,
  { columns, query = '' }: ImportOptions = {},
): Promise<ImportPreview> {
  const path = `/api/imports/${kind}/preview?sportId=${sportId}&${query}`;
  return (await admin.post(path, sheetForm(content, columns))).as(ImportPreview);
}

/** How many rows were added, changed, skipped and refused, and how many teams were added. */
export async function importedCounts(
  admin: Client,
  kind: string,
  sportId: number,
  content: Content,
  { columns, query = 'skipRefused=true' }: ImportOptions = {},
): Promise<number[]> {
  const answer = await admin.post(`/api/imports/${kind}?sportId=${sportId}&${query}`, sheetForm(content, columns));
  if (answer.status !== 200) throw new Error(`The import was refused: ${JSON.stringify(answer.body)}`);
  const { counts, newTeams } = answer.as(ImportDone);
  return [counts.add, counts.change, counts.skip, counts.refuse, newTeams];
}
