import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openFakeOutbox } from '#web/outbox/testing/fake-outbox.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { dismissToast, shownToast } from '#web/ui/toasts/toasts.ts';
import { type CommentableItem, maxLength } from '../contract.ts';
import { CommentForm } from './CommentsArea.tsx';
import { sampleComment } from './testing/sample-comment.ts';

const item = { kind: 'game', path: '/api/games', id: 7 } as const;
const response = vi.fn<(path: string, body: unknown) => Promise<Response>>();

beforeEach(() => {
  sessionStorage.clear();
  response.mockReset();
  dismissToast();
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => response(path, JSON.parse(String(init.body))));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('posts the trimmed text on Enter, and empties the box', async () => {
  response.mockResolvedValueOnce(Response.json(sampleComment(), { status: 201 }));
  const person = show();
  await person.type(box(), '  What a game {Enter}');
  await waitFor(() => expect(shownToast()?.title).toBe('Comment added'));
  expect(response).toHaveBeenCalledExactlyOnceWith('/api/games/7/comments', { content: 'What a game' });
  expect(box()).toHaveProperty('value', '');
});

test('restores the draft of each item until it is posted', async () => {
  const person = show();
  await person.type(box(), 'Half a sen');
  cleanup();
  show({ ...item, id: 8 });
  expect(box()).toHaveProperty('value', '');
  cleanup();
  show();
  expect(box()).toHaveProperty('value', 'Half a sen');
  response.mockResolvedValueOnce(Response.json(sampleComment(), { status: 201 }));
  await person.type(box(), 'tence{Enter}');
  await waitFor(() => expect(response).toHaveBeenCalledOnce());
  await waitFor(() => expect(box()).toHaveProperty('value', ''));
  cleanup();
  show();
  expect(box()).toHaveProperty('value', '');
});

test('begins a new line on Shift and Enter, and does not post while a word is composed', async () => {
  const person = show();
  await person.type(box(), 'One{Shift>}{Enter}{/Shift}two');
  expect(box()).toHaveProperty('value', 'One\ntwo');
  // This Enter ends the composition of a word.
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
  expect(response).not.toHaveBeenCalled();
});

test('does not post a text of spaces only', async () => {
  const person = show();
  expect(post()).toHaveProperty('disabled', true);
  await person.type(box(), '   {Enter}');
  expect(post()).toHaveProperty('disabled', true);
  expect(response).not.toHaveBeenCalled();
});

test('shows that it is posting, and ignores a second press', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  response.mockReturnValueOnce(promise);
  const person = show();
  await person.type(box(), 'Well played');
  await person.click(post());
  const posting = screen.getByRole('button', { name: 'Posting...' });
  expect(posting.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(posting);
  await person.click(posting);
  await person.type(box(), '{Enter}');
  expect(response).toHaveBeenCalledTimes(1);
  resolve(Response.json(sampleComment(), { status: 201 }));
  await screen.findByRole('button', { name: 'Post' });
});

test('shows the server’s reason for a failure, and keeps the text', async () => {
  response.mockResolvedValueOnce(Response.json({ message: 'Too many comments' }, { status: 429 }));
  const person = show();
  await person.type(box(), 'Well played{Enter}');
  await screen.findByText('Failed to add your comment. Please try again.');
  expect(screen.getByText('Too many comments')).toBeDefined();
  expect(shownToast()).toBe(null);
  expect(box()).toHaveProperty('value', 'Well played');
  expect(post()).toHaveProperty('disabled', false);
});

test('shows how many characters are left near the limit, and how many are too many beyond it', async () => {
  const person = show();
  paste('a'.repeat(maxLength(item) - 60));
  expect(screen.queryByText(/left$/)).toBe(null);
  await person.type(box(), 'b');
  expect(screen.getByText('59 left')).toBeDefined();
  // An emoji counts as one character, here and on the server.
  paste('😀'.repeat(maxLength(item)));
  expect(screen.getByText('0 left')).toBeDefined();
  expect(post()).toHaveProperty('disabled', false);
  paste('a'.repeat(maxLength(item) + 2));
  expect(screen.getByText('2 characters too many')).toBeDefined();
  expect(post()).toHaveProperty('disabled', true);
});

test('a kind of item may have shorter comments, and random ids', async () => {
  response.mockResolvedValueOnce(Response.json(sampleComment(), { status: 201 }));
  const whisper = { kind: 'whisper', path: '/api/whispers', longest: 20, id: 'dGhpcyBpcyByYW5kb20hIQ' } as const;
  const person = show(whisper);
  paste('a'.repeat(21));
  expect(screen.getByText('1 character too many')).toBeDefined();
  expect(post()).toHaveProperty('disabled', true);
  paste('a'.repeat(20));
  await person.click(post());
  expect(response).toHaveBeenCalledExactlyOnceWith(`${whisper.path}/${whisper.id}/comments`, {
    content: 'a'.repeat(20),
  });
});

function show(about: CommentableItem = item) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CommentForm item={about} about="PV against Hawks" />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const box = () => screen.getByLabelText('Your comment');
const post = () => screen.getByRole('button', { name: 'Post' });
const paste = (value: string) => fireEvent.change(box(), { target: { value } });

test('queues the comment without a network, and empties the box', async () => {
  beginSession({ id: 3, username: 'member', isAdmin: false });
  const fake = openFakeOutbox();
  response.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const person = show();
  await person.type(box(), 'From the tunnel{Enter}');
  await waitFor(() => expect(shownToast()?.title).toBe('Waiting for the server'));
  expect(box()).toHaveProperty('value', '');
  expect(fake.entries()).toMatchObject([
    { resource: 'comments:game:7', body: { content: 'From the tunnel' }, text: { field: 'content', max: 500 } },
  ]);
  fake.close();
  endSession();
});
