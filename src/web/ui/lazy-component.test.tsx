import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyComponent, ReadyComponent, retryImport } from './lazy-component.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('loads a lazy part whose code failed offline once the network is back', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const load = vi.fn(async () => () => <p>The part</p>);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Component = lazyComponent(load, <p>Loading</p>);
  render(<Component />);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(screen.getByText('Loading')).toBeTruthy();
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('The part')).toBeTruthy();
});

test('retries code that fails while the browser says it is online, and gives up after three tries', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  const failure = new TypeError('Failed to fetch dynamically imported module');
  const cut = vi.fn(async () => 'here').mockRejectedValueOnce(failure);
  const once = retryImport(cut);
  await vi.advanceTimersByTimeAsync(500);
  expect(await once).toBe('here');

  const gone = vi.fn(() => Promise.reject(failure));
  const never = expect(retryImport(gone)).rejects.toBe(failure);
  await vi.advanceTimersByTimeAsync(1_500);
  await never;
  expect(gone).toHaveBeenCalledTimes(3);
});

test('renders a ready part at once, and loads one whose code failed again where it is shown', async () => {
  const part = new ReadyComponent(async () => () => <p>A ready part</p>);
  await part.ready();
  render(<part.Component />);
  expect(screen.getByText('A ready part')).toBeTruthy();

  const load = vi.fn(async () => () => <p>Another part</p>);
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  vi.useFakeTimers();
  const late = new ReadyComponent(load);
  const ready = late.ready();
  await vi.runAllTimersAsync();
  await ready;
  vi.useRealTimers();
  load.mockResolvedValue(() => <p>Another part</p>);
  render(
    <Suspense fallback={<p>Loading</p>}>
      <late.Component />
    </Suspense>,
  );
  expect(await screen.findByText('Another part')).toBeTruthy();
});
