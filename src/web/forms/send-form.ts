import { onlineManager } from '@tanstack/react-query';
import type { ErrorAnswer } from '#shared/errors.ts';
import { newId } from '#shared/new-id.ts';
import { ApiError, authorHeaders, type UnsentWrite, whyNoAnswer } from '../api/api.ts';
import { sendAgain } from '../api/send-again.ts';
import { noteOwnWrite } from '../live/change-numbers.ts';

const stepPercent = 10;
/** Full only when the server has answered. */
const mostBeforeAnswer = 90;

export function shownProgress(sentBytes: number, totalBytes: number): number {
  if (totalBytes <= 0) return 0;
  const percent = Math.floor(((sentBytes / totalBytes) * 100) / stepPercent) * stepPercent;
  return Math.min(Math.max(percent, 0), mostBeforeAnswer);
}

/** As long as the server waits. */
const longestMs = 120_000;

export interface Sending {
  /** In percent, as the bar shows it. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a form with a picture; `fetch` cannot tell how far it is. Throws an ApiError whose message is the server's, or says that there is
 * no network, or is empty.
 */
export async function sendForm<Answer>(to: string, form: FormData, sending: Partial<Sending> = {}): Promise<Answer> {
  const id = newId();
  try {
    return await sendAgain(() => sendFormOnce<Answer>(to, form, id, sending));
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 0)
      failure.unsent = { id, method: 'POST', path: to, ...partsOf(form) };
    throw failure;
  }
}

function partsOf(form: FormData): Pick<UnsentWrite, 'body' | 'file'> {
  const fields = [...form];
  const body = Object.fromEntries(fields.filter(([, value]) => typeof value === 'string'));
  const [field = '', content] = fields.find(([, value]) => typeof value !== 'string') ?? [];
  return content instanceof File ? { body, file: { field, name: content.name, content } } : { body };
}

function sendFormOnce<Answer>(
  to: string,
  form: FormData,
  id: string,
  { onProgress, signal }: Partial<Sending>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (status: number, answer: ErrorAnswer) => reject(new ApiError(status, answer));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(shownProgress(loaded, total)));
    request.addEventListener('load', () => {
      onlineManager.setOnline(true);
      noteOwnWrite({ get: (name) => request.getResponseHeader(name) });
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText));
      else fail(request.status, errorAnswer(request.responseText));
    });
    request.addEventListener('error', () => {
      onlineManager.setOnline(false);
      fail(0, navigator.onLine ? noWords : { message: whyNoAnswer(false) });
    });
    request.addEventListener('timeout', () => fail(0, noWords));
    request.addEventListener('abort', () => reject(signal?.reason));
    signal?.addEventListener('abort', () => request.abort());
    request.open('POST', to);
    request.timeout = longestMs;
    const headers = { accept: 'application/json', ...authorHeaders(), 'idempotency-key': id };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(form);
  });
}

const noWords: ErrorAnswer = { message: '' };

function errorAnswer(body: string): ErrorAnswer {
  try {
    const answer: ErrorAnswer = JSON.parse(body);
    return typeof answer.message === 'string' ? answer : noWords;
  } catch {
    return noWords;
  }
}
