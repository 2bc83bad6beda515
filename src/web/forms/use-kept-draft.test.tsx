import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { beginSession, endSession } from '../session/session.ts';
import { TextInput } from '../ui/fields/Field.tsx';
import { keepDraft, readDraft } from './drafts.ts';
import { FormField } from './FormField.tsx';
import { useContractForm } from './use-contract-form.ts';
import { readTexts, useKeptDraft } from './use-kept-draft.ts';

const thandi = { id: 7, username: 'thandi', isAdmin: false };
const empty = { content: '', name: 'Thandi' };
const contract = z.object({ content: z.string(), name: z.string() });

function Thought({ keepsText = false }: { keepsText?: boolean }) {
  const form = useContractForm({ contract, defaultValues: empty });
  const { forget } = useKeptDraft(form, {
    name: 'thought',
    empty,
    read: (stored) => readTexts(['content', 'name'], stored),
  });
  const post = form.submitTo(async () => (keepsText ? forget() : form.reset()));
  return (
    <form aria-label="Thought" onSubmit={post}>
      <FormField form={form} name="content" label="Text">
        {(ties) => <TextInput {...ties} />}
      </FormField>
      <FormField form={form} name="name" label="Name">
        {(ties) => <TextInput {...ties} />}
      </FormField>
      <p>{form.formState.isSubmitSuccessful && 'Posted'}</p>
    </form>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Text' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  endSession();
});
afterEach(() => {
  cleanup();
  endSession();
});

test('restores a draft, also when the session is known only a moment later', async () => {
  keepDraft(thandi.id, 'thought', { content: 'Half a sentence' });
  render(<Thought />);
  expect(box().value).toBe('');
  act(() => beginSession(thandi));
  expect(box().value).toBe('Half a sentence');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Thandi');
});

test('keeps only what was typed, and nothing once it is emptied', () => {
  beginSession(thandi);
  render(<Thought />);
  type('Rain');
  expect(readDraft(thandi.id, 'thought')).toEqual({ content: 'Rain' });
  type('');
  expect([readDraft(thandi.id, 'thought'), localStorage.length]).toEqual([null, 0]);
});

test('keeps the text being typed, despite an older draft or the end of the session', () => {
  keepDraft(thandi.id, 'thought', { content: 'Of yesterday' });
  render(<Thought />);
  type('Of today');
  act(() => beginSession(thandi));
  expect(box().value).toBe('Of today');
  type('Of today, longer');
  act(() => endSession());
  expect(box().value).toBe('Of today, longer');
  cleanup();
  act(() => beginSession(thandi));
  render(<Thought />);
  expect(box().value).toBe('Of today, longer');
});

test('deletes the draft of a form that was sent, and of one that keeps its text', async () => {
  beginSession(thandi);
  render(<Thought />);
  type('Rain');
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(box().value).toBe(''));
  expect(localStorage).toHaveLength(0);
  cleanup();
  render(<Thought keepsText />);
  type('Sun');
  fireEvent.submit(screen.getByRole('form'));
  await screen.findByText('Posted');
  expect([box().value, localStorage.length]).toEqual(['Sun', 0]);
});

function Plan() {
  const form = useContractForm({ contract, values: { ...empty } });
  useKeptDraft(form, { name: 'plan', empty, read: (stored) => readTexts(['content', 'name'], stored) });
  return (
    <FormField form={form} name="content" label="Text">
      {(ties) => <TextInput {...ties} />}
    </FormField>
  );
}

test('restores a draft into a form whose values may change while it is open', () => {
  beginSession(thandi);
  keepDraft(thandi.id, 'plan', { content: 'Half a plan' });
  render(<Plan />);
  expect(box().value).toBe('Half a plan');
});
