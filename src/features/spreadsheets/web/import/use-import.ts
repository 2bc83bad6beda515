import { useRef, useState } from 'react';
import type { Progress } from '#shared/progress.ts';
import { messageOf } from '#web/api.ts';
import { toast } from '#web/ui/toasts.ts';
import { useWrite } from '#web/write.ts';
import type { ImportDone, ImportPreview } from '../../contract.ts';
import { chosen, firstOrder, heldFile, type ImportOrder, isReady } from './order.ts';
import { sendImport, sendPreview } from './send-import.ts';

/** One file from its choice to the end of its last sheet. Each choice is looked at anew; nothing is lost but by another file. */
export function useImport() {
  const [order, setOrder] = useState<ImportOrder>(firstOrder);
  const [fileFault, setFileFault] = useState<string | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [importedSheets, setImportedSheets] = useState<number[]>([]);
  const latest = useRef<ImportOrder>(null);
  const looking = useWrite<ImportOrder, ImportPreview>({
    send: sendPreview,
    // An answer that was overtaken is of another choice.
    onDone: (answer, sent) => sent === latest.current && setPreview(answer),
    // A sheet that cannot be read leaves the one before it, and the way to others.
    onFailed: (_, sent) => sent === latest.current && sent.sheet === null && setPreview(null),
  });
  const importing = useWrite<ImportOrder, ImportDone>({
    send: (sent) => sendImport(sent, setProgress),
    onDone: ({ counts }, { sheet }) => {
      setImportedSheets((before) => [...before, sheet ?? 1]);
      toast({ title: 'Import done', description: `${counts.add} added, ${counts.change} changed`, tone: 'good' });
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
    latest.current = next;
    if (isReady(next)) looking.mutate(next);
  };

  const chooseFile = async (picked: File) => {
    setFileFault(null);
    try {
      choose({ file: await heldFile(picked) });
    } catch (error) {
      setFileFault(error instanceof Error ? error.message : 'The file cannot be read');
    }
  };

  return {
    order,
    choose,
    /** Changes nothing of what the preview shows. */
    skipRefused: (skipRefused: boolean) => setOrder({ ...order, skipRefused }),
    chooseFile,
    fileFault: fileFault ?? (looking.error ? messageOf(looking.error) : null),
    isLooking: looking.isPending,
    preview,
    /** As it was previewed, also where the file said how. */
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
      looking.reset();
      setPreview(null);
      importing.reset();
      setProgress(null);
    },
  };
}
