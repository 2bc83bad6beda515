import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#web/api/api.ts';
import { sendPhoto, shownProgress } from './PhotoUpload.tsx';

/** A fake XMLHttpRequest that the tests drive by hand. */
class PlayedRequest extends EventTarget {
  static latest: PlayedRequest | undefined;
  upload = new EventTarget();
  status = 0;
  responseText = '';
  sent: FormData | undefined;
  constructor() {
    super();
    PlayedRequest.latest = this;
  }
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return '7';
  }
  send(form: FormData) {
    this.sent = form;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  move(loaded: number, total: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total }));
  }
  response(status: number, body: string) {
    Object.assign(this, { status, responseText: body });
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', PlayedRequest);
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

const draft = {
  file: new File(['x'], 'court.png', { type: 'image/png' }),
  title: ' Court ',
  description: '',
  gameId: '82',
};

function begin() {
  const seen: number[] = [];
  const controller = new AbortController();
  const sending = sendPhoto(draft, { onProgress: (percent) => seen.push(percent), signal: controller.signal });
  const request = PlayedRequest.latest;
  if (!request) throw new Error('Nothing was sent');
  return { sending, request, seen, controller };
}

it('moves progress in steps of ten percent, and is never full before the response', async () => {
  const { sending, request, seen } = begin();
  for (const loaded of [0, 99, 100, 255, 899, 990, 1000]) request.move(loaded, 1000);
  expect(seen).toEqual([0, 0, 10, 20, 80, 90, 90]);
  request.response(201, JSON.stringify({ title: 'Court', message: 'Done' }));
  expect(await sending).toEqual({ title: 'Court', message: 'Done' });
  expect(request.sent?.get('title')).toBe('Court');
  expect(request.sent?.get('gameId')).toBe('82');
  expect(request.sent?.get('image')).toBeInstanceOf(File);
});

it('does not mark the app online when the network went away before the response came', async () => {
  const { sending, request } = begin();
  onlineManager.setOnline(false);
  request.response(201, JSON.stringify({ title: 'Court', message: 'Done' }));
  await sending;
  expect(onlineManager.isOnline()).toBe(false);
});

it('stays at 0 while the size is unknown', () => {
  expect(shownProgress(5, 0)).toBe(0);
});

it.each([
  [413, '{"message":"The file is larger than 10 MB"}', 'The file is larger than 10 MB'],
  [502, '<html>Bad gateway</html>', ''],
  [500, '{"message":7}', ''],
])('fails with the server’s own message, if it has one: %i', async (status, body, message) => {
  const { sending, request } = begin();
  request.response(status, body);
  const failure = await sending.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status, message });
});

it('fails with an empty message when no response comes', async () => {
  const { sending, request } = begin();
  request.dispatchEvent(new Event('error'));
  await expect(sending).rejects.toMatchObject({ status: 0, message: '' });
});

it('can be stopped', async () => {
  const { sending, controller } = begin();
  controller.abort();
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
});
