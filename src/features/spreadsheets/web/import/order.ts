import type { ChosenColumns } from '../../contract.ts';

/** What is imported, and how: all that a preview and an import are sent with. */
export interface ImportOrder {
  kind: string;
  sportId: number | null;
  file: File | null;
  season: string;
  addTeams: boolean;
  skipRefused: boolean;
  /** Null: they are guessed. */
  columns: ChosenColumns | null;
}

export const firstOrder: ImportOrder = {
  kind: 'fixtures',
  sportId: null,
  file: null,
  season: '',
  addTeams: true,
  skipRefused: false,
  columns: null,
};

export const isReady = (order: ImportOrder): order is ImportOrder & { file: File; sportId: number } =>
  order.file !== null && order.sportId !== null;

export function addressOf({ kind, sportId, season, addTeams, skipRefused }: ImportOrder, isPreview: boolean): string {
  const query = new URLSearchParams({ sportId: String(sportId), addTeams: String(addTeams) });
  if (season.trim() !== '') query.set('season', season.trim());
  if (skipRefused && !isPreview) query.set('skipRefused', 'true');
  return `/api/imports/${kind}${isPreview ? '/preview' : ''}?${query}`;
}

export function formOf({ file, columns }: ImportOrder): FormData {
  const form = new FormData();
  if (columns) form.set('columns', JSON.stringify(columns));
  if (file) form.set('file', file);
  return form;
}

const largestBytes = 2 * 1024 * 1024;

/** Taken into memory, so that it stays as it was chosen when the spreadsheet program saves it again. */
export async function heldFile(chosen: File): Promise<File> {
  if (chosen.size > largestBytes) throw new Error('The file is larger than 2 MB: please part it');
  return new File([await chosen.arrayBuffer()], chosen.name, { type: chosen.type });
}
