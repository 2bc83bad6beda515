import { useRef, useState } from 'react';
import type { Progress } from '#shared/progress.ts';
import { messageOf } from '#web/api.ts';
import { toast } from '#web/ui/toasts.ts';
import { useWrite } from '#web/write.ts';
import type { ImportDone, ImportPreview } from '../../contract.ts';
import { firstOrder, heldFile, type ImportOrder, isReady } from './order.ts';
import { sendImport, sendPreview } from './send-import.ts';

/** One import from the choice of a file to its end. Each choice is looked at anew; nothing is lost but by another file. */
export function useImport(kind: string) {
  const [order, setOrder] = useState<ImportOrder>({ ...firstOrder, kind });
  const [fileFault, setFileFault] = useState<string | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const latest = useRef<ImportOrder>(null);
  const looking = useWrite<ImportOrder, ImportPreview>({
    send: sendPreview,
    // An answer that was overtaken is of another choice.
    onDone: (answer, sent) => sent === latest.current && setPreview(answer),
    onFailed: (_, sent) => sent === latest.current && setPreview(null),
  });
  const importing = useWrite<ImportOrder, ImportDone>({
    send: (sent) => sendImport(sent, setProgress),
    onDone: ({ counts }) =>
      toast({ title: 'Import done', description: `${counts.add} added, ${counts.change} changed`, tone: 'good' }),
    onFailed: (error) => {
      setProgress(null);
      toast({ title: 'Nothing was imported', description: messageOf(error), tone: 'bad' });
    },
  });

  const choose = (choice: Partial<ImportOrder>) => {
    const next = { ...order, ...choice };
    setOrder(next);
    setProgress(null);
    importing.reset();
    if (choice.file || choice.kind) setPreview(null);
    latest.current = next;
    if (isReady(next)) looking.mutate(next);
  };

  const chooseFile = async (chosen: File) => {
    setFileFault(null);
    try {
      choose({ file: await heldFile(chosen), columns: null, skipRefused: false });
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
    begin: () => importing.mutate(order),
    isImporting: importing.isPending,
    progress,
    done: importing.data,
    again: () => {
      setOrder({ ...order, file: null, columns: null, skipRefused: false });
      looking.reset();
      setPreview(null);
      importing.reset();
      setProgress(null);
    },
  };
}
