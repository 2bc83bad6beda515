import { ApiError } from '#web/api.ts';
import { noteReached } from '#web/connection.ts';
import { noteOwnWrite } from '#web/live/own-writes.ts';
import type { PhotoUploaded } from '../contract.ts';
import { shownProgress } from './upload-progress.ts';

export interface PhotoDraft {
  file: File;
  title: string;
  description: string;
}

const path = '/api/photos/upload';
/** As long as the server waits. */
const longestMs = 120_000;

interface Sending {
  /** In percent, as the bar shows it. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** Sends a photo, telling how far it is. */
export const sendPhoto = (draft: PhotoDraft, sending: Sending): Promise<PhotoUploaded> =>
  sendForm<PhotoUploaded>(path, formOf(draft), sending);

/** Sends a form with a picture; `fetch` cannot tell how far it is. Throws an ApiError whose message is the server's, or empty. */
export function sendForm<Answer>(
  to: string,
  form: FormData,
  { onProgress, signal }: Partial<Sending> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (status: number, message: string) => reject(new ApiError(status, { message }));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(shownProgress(loaded, total)));
    request.addEventListener('load', () => {
      noteReached(true);
      noteOwnWrite({ get: (name) => request.getResponseHeader(name) });
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText));
      else fail(request.status, serverMessage(request.responseText));
    });
    request.addEventListener('error', () => {
      noteReached(false);
      fail(0, '');
    });
    request.addEventListener('timeout', () => fail(0, ''));
    request.addEventListener('abort', () => reject(signal?.reason));
    signal?.addEventListener('abort', () => request.abort());
    request.open('POST', to);
    request.timeout = longestMs;
    request.setRequestHeader('accept', 'application/json');
    request.send(form);
  });
}

function formOf({ file, title, description }: PhotoDraft): FormData {
  const form = new FormData();
  form.set('title', title.trim());
  form.set('description', description.trim());
  form.set('image', file);
  return form;
}

function serverMessage(body: string): string {
  try {
    const answer: { message?: unknown } = JSON.parse(body);
    return typeof answer.message === 'string' ? answer.message : '';
  } catch {
    return '';
  }
}
