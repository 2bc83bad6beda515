import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { progressApiClient } from './lines.ts';

afterEach(() => vi.unstubAllGlobals());

const endpoints = { 'POST /api/imports/:kind': { params: z.object({ kind: z.string() }), response: z.unknown() } };
const sendWithProgress = progressApiClient<typeof endpoints>();

const progress = { step: 'writing', done: 40, of: 100 };
const response = { counts: { add: 7 } };

/** Makes a request to a server whose response arrives in these chunks. */
async function called(...chunks: string[]) {
  const body = new ReadableStream<string>({
    start: (out) => {
      for (const chunk of chunks) out.enqueue(chunk);
      out.close();
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body.pipeThrough(new TextEncoderStream())));
  const onProgress = vi.fn();
  const answered = await sendWithProgress('POST /api/imports/:kind', { params: { kind: 'teams' } }, onProgress);
  return { answered, steps: onProgress.mock.calls.map(([step]) => step) };
}

test.each<[string, string[], unknown[]]>([
  ['alone', [`${JSON.stringify({ response })}\n`], []],
  ['after progress', [`${JSON.stringify({ progress })}\n${JSON.stringify({ response })}\n`], [progress]],
  ['in several parts', ['{"response":{"counts"', ':{"add":7}', '}}', '\n'], []],
])('reads a response %s', async (_, chunks, steps) => {
  expect(await called(...chunks)).toEqual({ answered: response, steps });
});

test.each([
  ['nothing', []],
  ['progress alone', [`${JSON.stringify({ progress })}\n`]],
  ['half a response', ['{"response":{"cou']],
  ['half a word of progress', [`${JSON.stringify({ progress })}\n`, '{"progress"']],
])('treats %s as a lost connection', async (_, chunks) => {
  await expect(called(...chunks)).rejects.toMatchObject({
    status: 0,
    message: 'The connection was lost before the server answered.',
  });
});
