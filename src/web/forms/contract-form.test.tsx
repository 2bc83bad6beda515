import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '../api/api.ts';
import { Button } from '../ui/Button.tsx';
import { TextArea, TextInput } from '../ui/fields/Field.tsx';
import { dismissToast, shownToast, toast } from '../ui/toasts/toasts.ts';
import { FormField } from './FormField.tsx';
import { Refusal } from './Refusal.tsx';
import { useContractForm } from './use-contract-form.ts';

afterEach(() => {
  cleanup();
  dismissToast();
});

const isFilledIn = z.string().check(z.minLength(1, 'is required'));
const contract = z.object({ name: isFilledIn, text: isFilledIn });
const failed = vi.fn<(error: unknown) => void>();

interface LetterProps {
  send: (letter: z.output<typeof contract>) => Promise<void>;
  name?: string;
  /** Whether it has a place for refusals. */
  refusesInPlace?: boolean;
}

function Letter({ send, name = 'Thandi', refusesInPlace = false }: LetterProps) {
  const form = useContractForm({
    contract,
    values: { name, text: '' },
    check: ({ text }) => (text === 'Hello ' ? { path: 'text', message: 'Say more' } : null),
    blames: ({ code }) => (code === 'wrong-password' ? 'name' : null),
    onFailed: failed,
  });
  return (
    <form noValidate onSubmit={form.submitTo(send)}>
      <FormField form={form} name="name" label="Name" required>
        {(ties) => <TextInput {...ties} />}
      </FormField>
      <FormField form={form} name="text" label="Text" required>
        {(ties) => <TextArea {...ties} />}
      </FormField>
      {refusesInPlace && <Refusal of={form} />}
      <Button type="submit" busy={form.isSending}>
        Send
      </Button>
    </form>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = () => screen.getByRole('button');
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });
const getDescription = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

test('marks and focuses a missing field, a text area too, and shows the message until it is filled in', async () => {
  render(<Letter send={async () => undefined} />);
  expect(box('Text').required).toBe(true);
  expect(box('Text').labels?.[0]?.textContent).toBe('Text*');
  fireEvent.click(button());
  await waitFor(() => expect(document.activeElement).toBe(box('Text')));
  expect(box('Text').getAttribute('aria-invalid')).toBe('true');
  expect(getDescription(box('Text'))).toBe('This is required');
  expect(box('Name').getAttribute('aria-invalid')).toBe(null);
  type('Text', 'Hello');
  await waitFor(() => expect(box('Text').getAttribute('aria-invalid')).toBe(null));
});

test('shows a refusal that names no field beside the field that the form blames', async () => {
  const refusal = new ApiError(401, { message: 'Invalid username or password', code: 'wrong-password' });
  render(<Letter send={() => Promise.reject(refusal)} />);
  type('Text', 'Hello');
  fireEvent.click(button());
  await waitFor(() => expect(document.activeElement).toBe(box('Name')));
  expect(getDescription(box('Name'))).toBe('Invalid username or password');
  expect(failed).toHaveBeenCalledWith(refusal);
});

test('keeps what was typed after a refusal, and sends the corrected form', async () => {
  const refusal = new ApiError(409, { message: 'Taken', issues: [{ path: 'name', message: 'taken' }] });
  const send = vi.fn<LetterProps['send']>().mockResolvedValue().mockRejectedValueOnce(refusal);
  render(<Letter send={send} />);
  type('Text', 'Hello');
  fireEvent.click(button());
  await waitFor(() => expect(getDescription(box('Name'))).toBe('Taken'));
  expect(button().getAttribute('aria-disabled')).toBe(null);
  expect(box('Text').value).toBe('Hello');
  type('Name', 'Sipho');
  await waitFor(() => expect(box('Name').getAttribute('aria-invalid')).toBe(null));
  fireEvent.click(button());
  await waitFor(() => expect(send).toHaveBeenLastCalledWith({ name: 'Sipho', text: 'Hello' }));
});

test('sends once, however often it is submitted meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const send = vi.fn(() => promise);
  render(<Letter send={send} />);
  type('Text', 'Hello');
  fireEvent.submit(box('Text'));
  fireEvent.submit(box('Text'));
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('true'));
  fireEvent.submit(box('Text'));
  resolve();
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe(null));
  expect(send).toHaveBeenCalledOnce();
});

test('checks a rule that the contract does not express', async () => {
  const send = vi.fn(async () => undefined);
  render(<Letter send={send} />);
  type('Text', 'Hello ');
  fireEvent.click(button());
  await waitFor(() => expect(getDescription(box('Text'))).toBe('Say more'));
  expect(send).not.toHaveBeenCalled();
});

test('shows a value that others changed, unless another is typed', async () => {
  const { rerender } = render(<Letter send={async () => undefined} />);
  const person = userEvent.setup();
  await person.type(box('Text'), 'Hello');
  rerender(<Letter send={async () => undefined} name="Sipho" />);
  await waitFor(() => expect(box('Name').value).toBe('Sipho'));
  expect(box('Text').value).toBe('Hello');
});

test('says above its button that it was refused, and only there, until it is sent again', async () => {
  failed.mockImplementation(() => toast({ title: 'Not sent', description: 'The post is closed', tone: 'bad' }));
  const send = vi
    .fn<LetterProps['send']>()
    .mockResolvedValue()
    .mockRejectedValueOnce(new ApiError(500, { message: 'Closed' }));
  render(<Letter send={send} refusesInPlace />);
  type('Text', 'Hello');
  fireEvent.click(button());
  expect((await screen.findByText('Not sent')).closest('form')).not.toBe(null);
  expect(screen.getByText('The post is closed')).not.toBe(null);
  expect(shownToast()).toBe(null);
  fireEvent.click(button());
  await waitFor(() => expect(screen.queryByText('Not sent')).toBe(null));
});

test('without a place for it, a refusal is a toast', async () => {
  failed.mockImplementation(() => toast({ title: 'Not sent', tone: 'bad' }));
  render(<Letter send={() => Promise.reject(new ApiError(500, { message: 'Closed' }))} />);
  type('Text', 'Hello');
  fireEvent.click(button());
  await waitFor(() => expect(shownToast()?.title).toBe('Not sent'));
});
