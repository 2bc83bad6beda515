import { useRef, useState } from 'react';
import type { Progress } from '#shared/calls.ts';
import { messageOf } from '#web/api/api.ts';
import { callsOf, useWrite } from '#web/api/calls.ts';
import { longCallsOf } from '#web/api/lines.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import {
  type Answers,
  anyKind,
  type ChosenColumns,
  type calls,
  type ImportDone,
  type ImportPreview,
} from '../../contract.ts';

/** Handles one file until its last sheet is imported. Each choice asks for a new preview; a failed one loses no choice. */
export function useImport() {
  const [order, setOrder] = useState<ImportOrder>(firstOrder);
  const [fileFault, setFileFault] = useState<string | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [importedSheets, setImportedSheets] = useState<number[]>([]);
  const latest = useRef<ImportOrder>(null);
  const isUnderWay = useRef(false);
  const previewing = useWrite<ImportOrder, ImportPreview>({
    send: sendPreview,
    onDone: (answer, sent) => isLatest(sent) && setPreview(answer),
    // The earlier preview stays visible, with all answers.
    onFailed: (_, sent) => isLatest(sent),
  });
  const requestPreview = (next: ImportOrder) => {
    latest.current = next;
    if (isUnderWay.current || !isReady(next)) return;
    isUnderWay.current = true;
    previewing.mutate(next);
  };
  /** If a newer choice was made meanwhile, the answer is outdated: preview that choice now. Only one upload runs at a time. */
  const isLatest = (sent: ImportOrder): boolean => {
    isUnderWay.current = false;
    if (latest.current && latest.current !== sent) requestPreview(latest.current);
    return latest.current === sent;
  };
  const importing = useWrite<ImportOrder, ImportDone>({
    send: (sent) => sendImport(sent, setProgress),
    onDone: ({ counts }, { sheet }) => {
      setImportedSheets((before) => [...before, sheet ?? 1]);
      toast({ title: 'Import complete', description: `${counts.add} added, ${counts.change} changed`, tone: 'good' });
    },
    onFailed: (error) => {
      setProgress(null);
      toast({ title: 'Nothing was imported', description: messageOf(error), tone: 'bad' });
    },
  });

  const choose = (choice: Partial<ImportOrder>) => {
    const next = chosen(order, choice);
    setOrder(next);
    setProgress(null);
    importing.reset();
    if (choice.file) {
      setPreview(null);
      setImportedSheets([]);
    }
    requestPreview(next);
  };

  const chooseFile = async (picked: File) => {
    setFileFault(null);
    try {
      choose({ file: await copiedFile(picked) });
    } catch (error) {
      setFileFault(error instanceof Error ? error.message : 'The file cannot be read');
    }
  };

  return {
    order,
    choose,
    /** Does not affect the preview, so none is requested. */
    skipRefused: (skipRefused: boolean) => setOrder({ ...order, skipRefused }),
    chooseFile,
    fileFault: fileFault ?? (previewing.error ? messageOf(previewing.error) : null),
    isPreviewing: previewing.isPending,
    /** Set when the last preview failed; the page still shows the one before. */
    previewAgain: previewing.error ? () => requestPreview(order) : null,
    preview,
    /** Imports with the settings of the preview, including those detected in the file. */
    begin: () => {
      if (!preview) return;
      const { kind: found, sportId, sheet, headingLine, columns } = preview;
      importing.mutate({ ...order, kind: found, sportId, sheet, headingLine, columns });
    },
    isImporting: importing.isPending,
    progress,
    done: importing.data,
    importedSheets,
    again: () => {
      setOrder({ ...firstOrder, season: order.season });
      previewing.reset();
      setPreview(null);
      importing.reset();
      setProgress(null);
    },
  };
}

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

/** Applies a choice and resets those it invalidates: columns belong to one row of headings, answers to one sheet. */
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

/** Copies the file into memory, so that it stays as chosen when the spreadsheet program saves it again. */
export async function copiedFile(chosen: File): Promise<File> {
  if (chosen.size > largestBytes) throw new Error('The file is larger than 2 MB: please split it');
  return new File([await chosen.arrayBuffer()], chosen.name, { type: chosen.type });
}

const api = callsOf<typeof calls>();
const longCall = longCallsOf<typeof calls>();

export const sendPreview = (order: ImportOrder): Promise<ImportPreview> =>
  api.send('POST /api/imports/:kind/preview', sentOf({ ...order, skipRefused: false }));

/** Imports and reports progress. */
export const sendImport = (order: ImportOrder, onProgress: (progress: Progress) => void): Promise<ImportDone> =>
  longCall('POST /api/imports/:kind', sentOf(order), onProgress);

function sentOf({ kind, file, columns, answers, ...order }: ImportOrder) {
  const form = new FormData();
  if (columns) form.set('columns', JSON.stringify(columns));
  form.set('answers', JSON.stringify(answers));
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
