import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { defaultSettings } from '../../rules.ts';
import { HelpGroup } from './HelpGroup.tsx';
import { useGroup } from './use-group.ts';

const settings = { ...defaultSettings, accentStyles: '', papers: [], version: 1 };

const Help = () => <HelpGroup group={useGroup(settings)} />;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('a line shows the day of its check in the admin’s time zone, until its number changes', async () => {
  vi.stubEnv('TZ', 'Africa/Johannesburg');
  vi.useFakeTimers({ now: new Date('2026-11-24T23:30:00Z'), toFake: ['Date'] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Help />
    </QueryClientProvider>,
  );
  const person = userEvent.setup();
  expect(screen.getAllByText('Not checked yet')).toHaveLength(5);
  await person.click(screen.getByRole('button', { name: /^Mark as checked.*Lifeline/ }));
  expect(screen.getByText('Checked on Wed 25 Nov')).toBeDefined();
  await person.type(screen.getByLabelText('Line 5: number or address'), '1');
  expect(screen.getAllByText('Not checked yet')).toHaveLength(5);
  expect(screen.queryByText(/^Checked on/)).toBeNull();
});
