import { useState } from 'react';
import { getMessage } from '#web/api/api.ts';
import { apiClient, useWrite } from '#web/api/requests.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { endpoints, LogPreview } from '../../contract.ts';

const api = apiClient<typeof endpoints>();

const largestBytes = 2 * 1024 * 1024;

/** One file: its preview, and the game that it makes. */
export function useGameImport() {
  const [file, setFile] = useState<File | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const previewing = useWrite<File, LogPreview>({
    send: (sent) => api.send('POST /api/game-logs/preview', { body: inForm(sent) }),
    // Said below the file.
    onFailed: () => undefined,
  });
  const importing = useWrite<File, { gameId: number }>({
    send: (sent) => api.send('POST /api/game-logs', { body: inForm(sent) }),
    onFailed: (error) => toast({ title: 'Nothing was imported', description: getMessage(error), tone: 'bad' }),
  });
  const choose = (chosen: File) => {
    importing.reset();
    previewing.reset();
    setFile(chosen);
    setTooLarge(chosen.size > largestBytes);
    if (chosen.size <= largestBytes) previewing.mutate(chosen);
  };
  const readFault = previewing.error ? getMessage(previewing.error) : null;
  return {
    file,
    choose,
    fault: isTooLarge ? 'The file is larger than 2 MB: no game fills that' : readFault,
    isReading: previewing.isPending,
    preview: previewing.data ?? null,
    begin: () => file && importing.mutate(file),
    isImporting: importing.isPending,
    madeId: importing.data?.gameId ?? null,
    again: () => {
      setFile(null);
      previewing.reset();
      importing.reset();
    },
  };
}

function inForm(file: File): FormData {
  const form = new FormData();
  form.set('file', file);
  return form;
}
