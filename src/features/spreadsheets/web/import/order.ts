import type { Answers, ChosenColumns } from '../../contract.ts';

/** What is imported, and how: all that a preview and an import are sent with. What is null is found in the file. */
export interface ImportOrder {
  kind: string | null;
  sportId: number | null;
  file: File | null;
  /** Of a workbook, counted from 1. */
  sheet: number | null;
  headingLine: number | null;
  columns: ChosenColumns | null;
  season: string;
  answers: Answers;
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
  skipRefused: false,
};

/** What a choice leaves of those made before: columns are of one row of headings, answers of one sheet. */
export function chosen(order: ImportOrder, choice: Partial<ImportOrder>): ImportOrder {
  const { file, season, kind, sportId } = order;
  const isNewSheet = choice.sheet !== undefined;
  if (choice.file) return { ...firstOrder, kind, sportId, season, ...choice };
  if (isNewSheet) return { ...firstOrder, file, season, ...choice };
  const isNewLayout = choice.kind !== undefined || choice.headingLine !== undefined;
  return { ...order, ...(isNewLayout && { columns: null, answers: {} }), ...choice };
}

export const isReady = (order: ImportOrder): order is ImportOrder & { file: File } => order.file !== null;

const largestBytes = 2 * 1024 * 1024;

/** Taken into memory, so that it stays as it was chosen when the spreadsheet program saves it again. */
export async function heldFile(chosen: File): Promise<File> {
  if (chosen.size > largestBytes) throw new Error('The file is larger than 2 MB: please split it');
  return new File([await chosen.arrayBuffer()], chosen.name, { type: chosen.type });
}
