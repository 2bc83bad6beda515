import type { Progress } from '#shared/endpoints.ts';
import { progressApiClient } from '#web/api/lines.ts';
import { apiClient } from '#web/api/requests.ts';
import {
  type Answers,
  anyKind,
  type ChosenColumns,
  type endpoints,
  type ImportDone,
  type ImportPreview,
} from '../../contract.ts';

/** All settings that a preview or an import is sent with. The server detects those that are null. */
export interface ImportOrder {
  kind: string | null;
  sportId: number | null;
  file: File | null;
  /** The sheet of a workbook, counted from 1. */
  sheet: number | null;
  headingLine: number | null;
  columns: ChosenColumns | null;
  season: string;
  answers: Answers;
  /** Ids of questions whose kept answers are not to be used. */
  askAgain: readonly string[];
  skipRefused: boolean;
}

export const firstOrder: ImportOrder = {
  kind: null,
  sportId: null,
  file: null,
  sheet: null,
  headingLine: null,
  columns: null,
  season: '',
  answers: {},
  askAgain: [],
  skipRefused: false,
};

/** Applies a choice and resets those it invalidates: columns belong to one row of headings, answers to one sheet. */
export function chosen(order: ImportOrder, choice: Partial<ImportOrder>): ImportOrder {
  const { file, season, kind, sportId } = order;
  const isNewSheet = choice.sheet !== undefined;
  if (choice.file) return { ...firstOrder, kind, sportId, season, ...choice };
  if (isNewSheet) return { ...firstOrder, file, season, ...choice };
  const isNewLayout = choice.kind !== undefined || choice.headingLine !== undefined;
  return { ...order, ...(isNewLayout && { columns: null, answers: {}, askAgain: [] }), ...choice };
}

export const isReady = (order: ImportOrder): order is ImportOrder & { file: File } => order.file !== null;

const largestBytes = 2 * 1024 * 1024;

/** Copies the file into memory, so that it stays as chosen when the spreadsheet program saves it again. */
export async function copiedFile(chosen: File): Promise<File> {
  if (chosen.size > largestBytes) throw new Error('The file is larger than 2 MB: please split it');
  return new File([await chosen.arrayBuffer()], chosen.name, { type: chosen.type });
}

const api = apiClient<typeof endpoints>();
const sendWithProgress = progressApiClient<typeof endpoints>();

export const sendPreview = (order: ImportOrder): Promise<ImportPreview> =>
  api.send('POST /api/imports/:kind/preview', buildForm({ ...order, skipRefused: false }));

/** Imports and reports progress. */
export const sendImport = (order: ImportOrder, onProgress: (progress: Progress) => void): Promise<ImportDone> =>
  sendWithProgress('POST /api/imports/:kind', buildForm(order), onProgress);

function buildForm({ kind, file, columns, answers, askAgain, ...order }: ImportOrder) {
  const form = new FormData();
  if (columns) form.set('columns', JSON.stringify(columns));
  form.set('answers', JSON.stringify(answers));
  form.set('askAgain', JSON.stringify(askAgain));
  if (file) form.set('file', file);
  const query = {
    sportId: order.sportId ?? undefined,
    sheet: order.sheet ?? undefined,
    headingLine: order.headingLine ?? undefined,
    season: order.season.trim() || undefined,
    skipRefused: order.skipRefused || undefined,
  };
  return { params: { kind: kind ?? anyKind }, query, body: form };
}
