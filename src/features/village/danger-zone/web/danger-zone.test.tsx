import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ProgressLine } from '#shared/endpoints.ts';
import { dismissToast, shownToast } from '#web/ui/toasts/toasts.ts';
import { DangerZone } from './manage/DangerDashboardPage.tsx';

const snapshot = 'snapshot-before-reset-2026-11-22T05-00-00-000Z.tar.gz';
const reply = vi.fn<(endpoint: string, body: unknown) => Response>();
const sent = () => reply.mock.calls.filter(([endpoint]) => !endpoint.startsWith('GET'));

beforeEach(() => {
  reply.mockReset();
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    const endpoint = `${method} ${path}`;
    return reply(endpoint, body === undefined ? undefined : JSON.parse(String(body)));
  });
});
afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const commentsCancelled = { title: 'Operation Cancelled', description: 'Comment deletion was cancelled.' };
const resetCancelled = { title: 'Reset Cancelled', description: 'Database reset was cancelled.' };

test.each(['delete comments', 'DELETE COMMENTS ', 'RESET DATABASE', ''])(
  'keeps the comments when "%s" is typed',
  async (typed) => {
    const person = show();
    await person.click(button('Delete All Comments'));
    if (typed) await person.type(phraseBox(), typed);
    await person.click(inDialog('Delete All Comments'));
    expect(shownToast()).toMatchObject(commentsCancelled);
    expect(screen.queryByRole('dialog')).toBe(null);
    expect(sent()).toEqual([]);
  },
);

test('Cancel stops both acts, and the reset also after its phrase', async () => {
  const person = show();
  await person.click(button('Delete All Comments'));
  await person.click(button('Cancel'));
  expect(shownToast()).toMatchObject(commentsCancelled);
  await person.click(button('Reset Database'));
  await person.click(button('Cancel'));
  expect(shownToast()).toMatchObject(resetCancelled);
  dismissToast();
  await person.click(button('Reset Database'));
  await person.type(phraseBox(), 'RESET DATABASE{Enter}');
  screen.getByText('WARNING: This will delete ALL data in the database. Are you absolutely sure?');
  await person.click(button('Cancel'));
  expect(shownToast()).toMatchObject(resetCancelled);
  expect(sent()).toEqual([]);
});

test('deletes the comments after the phrase, and keeps the result on the page', async () => {
  const lines = new TransformStream<ProgressLine, ProgressLine>();
  const server = lines.writable.getWriter();
  reply.mockReturnValueOnce(inLines(lines.readable));
  const person = show();
  await person.click(button('Delete All Comments'));
  await person.type(phraseBox(), 'DELETE COMMENTS{Enter}');
  expect(sent()).toEqual([['DELETE /api/comments/all', { confirm: 'DELETE COMMENTS' }]]);
  expect(button('Deleting...').getAttribute('aria-disabled')).toBe('true');
  await server.write({ progress: { step: 'pack', done: 40, of: 100 } });
  expect((await screen.findByRole('progressbar', { name: 'Making the snapshot' })).getAttribute('aria-valuenow')).toBe(
    '40',
  );
  await server.write({ response: { count: 312, snapshot } });
  await server.close();
  await screen.findByText('312 comments deleted.');
  screen.getByText(snapshot);
  expect(shownToast()).toMatchObject({
    title: 'Comments Deleted',
    description: 'Successfully deleted 312 comments from the platform.',
  });
  expect(button('Delete All Comments').getAttribute('aria-disabled')).toBe(null);
});

const noRoom = 'No snapshot could be made, so nothing was deleted. See the log for the reason.';
test.each<[string, () => Response, string, string]>([
  [
    'is nobody’s session',
    () => Response.json({ message: 'Please log in first' }, { status: 401 }),
    'Authentication Error',
    'Please log in as admin first.',
  ],
  [
    'was refused',
    () => Response.json({ message: noRoom, code: 'busy' }, { status: 503 }),
    'Reset Failed',
    `Failed to reset database: ${noRoom}`,
  ],
  [
    'failed on the way',
    () => inLines(streamLines({ failure: { status: 500, response: { message: 'Something went wrong' } } })),
    'Reset Failed',
    'Failed to reset database: Something went wrong',
  ],
  [
    'broke off',
    () => inLines(streamLines({ progress: { step: 'copy', done: 0, of: 0 } })),
    'Reset Failed',
    'Failed to reset database: The connection was lost before the server answered.',
  ],
  ['said what nobody reads', () => new Response('<html>\n'), 'Reset Failed', 'An unknown error occurred'],
])('shows an error for a reset that %s', async (_what, response, title, description) => {
  const person = show();
  reply.mockReturnValueOnce(response());
  await confirmReset(person);
  await waitFor(() => expect(shownToast()).toMatchObject({ title, description, tone: 'bad' }));
});

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <DangerZone />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });
const inDialog = (name: string) => screen.getAllByRole('button', { name }).at(-1) ?? button(name);
const phraseBox = () => screen.getByRole('textbox');

async function confirmReset(person: ReturnType<typeof show>) {
  await person.click(button('Reset Database'));
  await person.type(phraseBox(), 'RESET DATABASE{Enter}');
  await person.click(inDialog('Reset Database'));
}

const streamLines = (...lines: ProgressLine[]) =>
  new ReadableStream<ProgressLine>({
    start: (out) => {
      for (const line of lines) out.enqueue(line);
      out.close();
    },
  });

const inLines = (lines: ReadableStream<ProgressLine>) =>
  new Response(
    lines
      .pipeThrough(
        new TransformStream<ProgressLine, string>({
          transform: (line, out) => out.enqueue(`${JSON.stringify(line)}\n`),
        }),
      )
      .pipeThrough(new TextEncoderStream()),
  );
