import { onlineManager } from '@tanstack/react-query';
import type { ErrorAnswer } from '#shared/errors.ts';
import { newId } from '#shared/new-id.ts';
import { ApiError, authorHeaders, whyNoAnswer } from '#web/api/api.ts';
import { sendAgain } from '#web/api/calls.ts';
import { noteOwnWrite } from '#web/live/sources.ts';
import type { PhotoUploaded } from '../contract.ts';

export interface PhotoDraft {
  file: File;
  title: string;
  description: string;
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
  const [form, id] = [formOf(draft), newId()];
  return sendAgain(() => sendOnce(form, id, sending));
}

function formOf({ file, title, description }: PhotoDraft): FormData {
  const form = new FormData();
  form.set('title', title.trim());
  form.set('description', description.trim());
  form.set('image', file);
  return form;
}

/** The server's own timeout. */
const longestMs = 120_000;

function sendOnce(form: FormData, id: string, { onProgress, signal }: Sending): Promise<PhotoUploaded> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const wasOnline = onlineManager.isOnline();
    const fail = (status: number, answer: ErrorAnswer) => reject(new ApiError(status, answer));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(shownProgress(loaded, total)));
    request.addEventListener('load', () => {
      if (!wasOnline) onlineManager.setOnline(true);
      noteOwnWrite({ get: (name) => request.getResponseHeader(name) });
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText));
      else fail(request.status, errorAnswer(request.responseText));
    });
    request.addEventListener('error', () => {
      onlineManager.setOnline(false);
      fail(0, navigator.onLine ? noMessage : { message: whyNoAnswer(false) });
    });
    request.addEventListener('timeout', () => fail(0, noMessage));
    request.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', '/api/photos/upload');
    request.timeout = longestMs;
    const headers = { accept: 'application/json', ...authorHeaders(), 'idempotency-key': id };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(form);
  });
}

const stepPercent = 10;
/** The bar is full only when the server has answered. */
const mostBeforeAnswer = 90;

export function shownProgress(sentBytes: number, totalBytes: number): number {
  if (totalBytes <= 0) return 0;
  const percent = Math.floor(((sentBytes / totalBytes) * 100) / stepPercent) * stepPercent;
  return Math.min(Math.max(percent, 0), mostBeforeAnswer);
}

const noMessage: ErrorAnswer = { message: '' };

function errorAnswer(body: string): ErrorAnswer {
  try {
    const answer: ErrorAnswer = JSON.parse(body);
    return typeof answer.message === 'string' ? answer : noMessage;
  } catch {
    return noMessage;
  }
}
