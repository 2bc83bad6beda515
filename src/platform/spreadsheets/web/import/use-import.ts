import { useRef, useState } from 'react';
import type { Progress } from '#shared/endpoints.ts';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { ImportDone, ImportPreview } from '../../contract.ts';
import { chosen, copiedFile, firstOrder, type ImportOrder, isReady, sendImport, sendPreview } from './send-import.ts';

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
    // The page itself says what was imported, in place of the button: a toast would cover the next one.
    onDone: (_, { sheet }) => setImportedSheets((before) => [...before, sheet ?? 1]),
    onFailed: (error) => {
      setProgress(null);
      toast({ title: 'Nothing was imported', description: getMessage(error), tone: 'bad' });
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
    fileFault: fileFault ?? (previewing.error ? getMessage(previewing.error) : null),
    isPreviewing: previewing.isPending,
    /** Set when the last preview failed; the page still shows the one before. */
    previewAgain: previewing.error ? () => requestPreview(order) : null,
    preview,
    /** Imports with the settings of the preview, including those detected in the file. */
    begin: () => {
      if (!preview) return;
      const { kind: found, sportId, sheet, headingLine, columns, kept } = preview;
      // Those that the preview has shown: somebody else may have kept others since.
      const answers = { ...Object.fromEntries(kept.map(({ id, answer }) => [id, answer])), ...order.answers };
      importing.mutate({ ...order, kind: found, sportId, sheet, headingLine, columns, answers });
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
