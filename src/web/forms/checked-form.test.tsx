import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '../api/api.ts';
import { Button } from '../ui/Button.tsx';
import { Field, TextArea, TextInput } from '../ui/fields/Field.tsx';
import { useCheckedForm } from './checked-form.ts';

afterEach(cleanup);

const isFilledIn = z.string().check(z.minLength(1, 'is required'));
const contract = z.object({ name: isFilledIn, text: isFilledIn });

function Letter({ send }: { send: () => Promise<void> }) {
  const { issues, busy, submit } = useCheckedForm({
    contract,
    send,
    blames: ({ code }) => (code === 'wrong-password' ? 'name' : null),
    onFailed: () => undefined,
  });
  return (
    <form noValidate onSubmit={submit}>
      <Field label="Name" error={issues['name']} required>
        {(ties) => <TextInput {...ties} name="name" defaultValue="Thandi" />}
      </Field>
      <Field label="Text" error={issues['text']} required>
        {(ties) => <TextArea {...ties} name="text" />}
      </Field>
      <Button type="submit" busy={busy}>
        Send
      </Button>
    </form>
  );
}

const descriptionOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

test('marks and focuses a missing field, a text area too, and shows the message beside it', () => {
  render(<Letter send={async () => undefined} />);
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  expect(text.required).toBe(true);
  expect(text.labels[0]?.textContent).toBe('Text*');
  fireEvent.click(screen.getByRole('button'));
  expect(document.activeElement).toBe(text);
  expect(text.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(text)).toBe('This is required');
  expect(screen.getByRole('textbox', { name: 'Name' }).getAttribute('aria-invalid')).toBe(null);
});

test('shows a refusal that names no field beside the field that the form blames', async () => {
  const refusal = new ApiError(401, { message: 'Invalid username or password', code: 'wrong-password' });
  render(<Letter send={() => Promise.reject(refusal)} />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), { target: { value: 'Hello' } });
  fireEvent.click(screen.getByRole('button'));
  const name = screen.getByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(descriptionOf(name)).toBe('Invalid username or password');
});

test('sends the corrected form after a refusal', async () => {
  const refusal = new ApiError(409, { message: 'Taken', issues: [{ path: 'name', message: 'Taken' }] });
  const send = vi.fn(async () => undefined).mockRejectedValueOnce(refusal);
  render(<Letter send={send} />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), { target: { value: 'Hello' } });
  const button = screen.getByRole('button');
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  const name = screen.getByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(descriptionOf(name)).toBe('Taken'));
  expect(button.getAttribute('aria-disabled')).toBe(null);
  fireEvent.change(name, { target: { value: 'Sipho' } });
  fireEvent.click(button);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe(null));
});
