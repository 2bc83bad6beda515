import { useRef, useState } from 'react';
import { toast } from '#web/ui/toasts.ts';
import { useWrite } from '#web/write.ts';
import type { PhotoUploaded } from '../contract.ts';
import { type PhotoDraft, sendPhoto } from './send-photo.ts';

const uploaded = 'Photo uploaded successfully';
const failed = 'Upload failed';
const failedWithoutReason = 'Failed to upload photo';

/** One upload at a time: how far it is, what became of it, and a way to stop it. */
export function usePhotoUpload(onDone: () => void) {
  const [percent, setPercent] = useState<number | null>(null);
  const abort = useRef<AbortController | null>(null);
  const sending = useWrite<PhotoDraft, PhotoUploaded>({
    send: (draft) => {
      abort.current = new AbortController();
      setPercent(0);
      return sendPhoto(draft, { onProgress: setPercent, signal: abort.current.signal });
    },
    onDone: ({ message }) => {
      setPercent(100);
      toast({ title: uploaded, description: message, tone: 'good' });
      onDone();
    },
    onFailed: (error) => {
      setPercent(null);
      if (abort.current?.signal.aborted) toast({ title: 'Upload stopped', tone: 'plain' });
      else toast({ title: failed, description: error.message || failedWithoutReason, tone: 'bad' });
    },
  });
  const stopped = abort.current?.signal.aborted ?? false;
  return {
    percent,
    upload: sending.mutate,
    isPending: sending.isPending,
    fault: sending.isError && !stopped ? sending.error.message || failedWithoutReason : null,
    message: sending.data?.message ?? null,
    stop: () => abort.current?.abort(),
    forget: () => {
      sending.reset();
      setPercent(null);
    },
  };
}
