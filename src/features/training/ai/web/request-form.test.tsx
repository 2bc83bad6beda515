import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RequestForm } from './RequestForm.tsx';
import { useAsk } from './use-ask.ts';

const blank = 'Please enter details about the workout you want';
const send = vi.fn(async () => ({ result: { title: 'Plan', understood: {} }, other: null, help: null }));

function Tab() {
  const { form, ask, busy } = useAsk(send, { name: 'ai-workout', failed: 'Failed', blank }, () => undefined);
  return (
    <RequestForm
      {...{ label: 'What do you want?', placeholder: '', submitLabel: 'Ask', busyLabel: 'Asking...', form, busy }}
      examples={['20 minutes']}
      onAsk={({ userInput }) => ask(userInput)}
    />
  );
}

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Tab />
    </QueryClientProvider>,
  );
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What do you want?' });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('an empty request shows its message beside the field, marks it and focuses it', async () => {
  show();
  expect(box().hasAttribute('required')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(document.activeElement).toBe(box()));
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent).toBe(blank);
});

test('an example fills the form and is sent', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: '20 minutes' }));
  await waitFor(() => expect(send).toHaveBeenCalledWith({ userInput: '20 minutes' }));
  expect(box().value).toBe('20 minutes');
});
