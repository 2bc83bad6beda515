import { onlineManager } from '@tanstack/react-query';
import { CircleCheck, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { PhotoChooser } from '#platform/uploads/web/PhotoChooser.tsx';
import { fileFault } from '#platform/uploads/web/picture-file.ts';
import type { ErrorResponse } from '#shared/errors.ts';
import { newId } from '#shared/new-id.ts';
import { ApiError, authorHeaders, whyNoResponse } from '#web/api/api.ts';
import { sendAgain, useWrite } from '#web/api/requests.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { Refusal } from '#web/forms/Refusal.tsx';
import { useSendingForm } from '#web/forms/use-sending-form.ts';
import { noteOwnWrite } from '#web/live/sources.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { TextArea, TextInput } from '#web/ui/fields/Field.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { PhotoUploaded } from '../contract.ts';
import { GameField } from './GameField.tsx';

const missing = 'Please select an image to upload';

interface Typed {
  file: File | null;
  title: string;
  description: string;
  /** The id of the game that it shows, or an empty text; null while nobody has chosen. */
  gameId: string | null;
}

const nothing: Typed = { file: null, title: '', description: '', gameId: null };

interface PhotoUploadProps {
  /** The game that it shows if nobody chooses another. */
  gameId?: number | null;
}

export function PhotoUpload({ gameId = null }: PhotoUploadProps) {
  const { percent, upload, fault, message, stop, forget } = usePhotoUpload();
  const ofAddress = gameId === null ? '' : String(gameId);
  const form = useSendingForm<Typed, PhotoDraft>({
    defaultValues: nothing,
    resolver: ({ file, ...words }) =>
      file
        ? { values: { ...words, file, gameId: words.gameId ?? ofAddress }, errors: {} }
        : { values: {}, errors: { file: { type: 'required', message: missing } } },
    onInvalid: () => toast({ title: 'No file selected', description: missing, tone: 'bad' }),
  });
  const { isSending } = form;
  const { file, title, description, gameId: chosenGame } = form.watch();
  const isBegun = file !== null || title !== '' || description !== '';
  const refused = form.formState.errors.file?.message;

  const choose = (chosen: File) => {
    const wrong = fileFault(chosen);
    if (wrong) return form.setError('file', { message: wrong });
    forget();
    form.clearErrors('file');
    form.setValue('file', chosen);
    // What was begun keeps its game when the address changes.
    form.setValue('gameId', chosenGame ?? ofAddress);
  };
  const send = form.submitTo(async (draft) => {
    await upload(draft);
    // The next photo is most likely of the same game.
    form.reset({ ...nothing, gameId: draft.gameId });
  });

  return (
    <Card heading="Share a photo">
      <form onSubmit={send} noValidate className="grid gap-3.5">
        <div data-field="file">
          <PhotoChooser
            file={file}
            disabled={isSending}
            fault={refused ?? (form.formState.errors.gameId ? null : fault)}
            required
            onChoose={choose}
            onDrop={() => form.setValue('file', null)}
          />
        </div>
        {isBegun && (
          <>
            <FormField form={form} name="title" label="Title">
              {(ties) => <TextInput {...ties} maxLength={100} readOnly={isSending} autoComplete="off" />}
            </FormField>
            <FormField form={form} name="description" label="Description">
              {(ties) => <TextArea {...ties} rows={2} maxLength={500} readOnly={isSending} />}
            </FormField>
            <GameField
              value={chosenGame ?? ofAddress}
              error={form.formState.errors.gameId?.message}
              disabled={isSending}
              onChoose={(id) => {
                form.clearErrors('gameId');
                form.setValue('gameId', id);
              }}
            />
          </>
        )}
        {percent !== null && <ProgressBar label="Upload progress" percent={percent} />}
        {message && !file && (
          <p role="status" className="flex gap-2.5 rounded-control bg-raised p-3 text-sm">
            <CircleCheck className="mt-0.5 size-4.5 shrink-0 text-win" aria-hidden />
            {message}
          </p>
        )}
        <Refusal of={form} />
        <div className="flex gap-2">
          <Button type="submit" variant="primary" busy={isSending} busyLabel="Uploading..." className="flex-1">
            <Upload className="size-4.5" aria-hidden /> Upload Photo
          </Button>
          {isSending && <Button onClick={stop}>Stop</Button>}
        </div>
      </form>
    </Card>
  );
}

const uploaded = 'Photo uploaded successfully';
const failed = 'Upload failed';
const failedWithoutReason = 'Failed to upload photo';

/** One upload at a time, with its progress, its result and a way to stop it. */
function usePhotoUpload() {
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
    upload: sending.mutateAsync,
    fault: sending.isError && !stopped ? sending.error.message || failedWithoutReason : null,
    message: sending.data?.message ?? null,
    stop: () => abort.current?.abort(),
    forget: () => {
      sending.reset();
      setPercent(null);
    },
  };
}

interface PhotoDraft {
  file: File;
  title: string;
  description: string;
  gameId: string;
}

interface Sending {
  /** In percent, as the bar shows it. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a photo and reports upload progress, which `fetch` cannot. Throws an ApiError whose message is the server's, or
 * says that there is no network, or is empty.
 */
export function sendPhoto(draft: PhotoDraft, sending: Sending): Promise<PhotoUploaded> {
  const [form, id] = [buildFormData(draft), newId()];
  return sendAgain(() => sendOnce(form, id, sending));
}

function buildFormData({ file, title, description, gameId }: PhotoDraft): FormData {
  const form = new FormData();
  form.set('title', title.trim());
  form.set('description', description.trim());
  form.set('gameId', gameId);
  form.set('image', file);
  return form;
}

/** The server's own timeout. */
const maxDurationMs = 120_000;

function sendOnce(form: FormData, id: string, { onProgress, signal }: Sending): Promise<PhotoUploaded> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const wasOnline = onlineManager.isOnline();
    const fail = (status: number, response: ErrorResponse) => reject(new ApiError(status, response));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(shownProgress(loaded, total)));
    request.addEventListener('load', () => {
      if (!wasOnline) onlineManager.setOnline(true);
      noteOwnWrite({ get: (name) => request.getResponseHeader(name) });
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText));
      else fail(request.status, errorResponse(request.responseText));
    });
    request.addEventListener('error', () => {
      onlineManager.setOnline(false);
      fail(0, navigator.onLine ? noMessage : { message: whyNoResponse(false) });
    });
    request.addEventListener('timeout', () => fail(0, noMessage));
    request.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', '/api/photos/upload');
    request.timeout = maxDurationMs;
    const headers = { accept: 'application/json', ...authorHeaders(), 'idempotency-key': id };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(form);
  });
}

const stepPercent = 10;
/** The bar is full only when the server has answered. */
const maxBeforeResponse = 90;

export function shownProgress(sentBytes: number, totalBytes: number): number {
  if (totalBytes <= 0) return 0;
  const percent = Math.floor(((sentBytes / totalBytes) * 100) / stepPercent) * stepPercent;
  return Math.min(Math.max(percent, 0), maxBeforeResponse);
}

const noMessage: ErrorResponse = { message: '' };

function errorResponse(body: string): ErrorResponse {
  try {
    const response: ErrorResponse = JSON.parse(body);
    return typeof response.message === 'string' ? response : noMessage;
  } catch {
    return noMessage;
  }
}
