import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

afterEach(() => vi.unstubAllGlobals());

test('a part whose code does not come without a network is there once the network is', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const load = vi.fn(async () => () => <p>The part</p>);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Part = lazyPart(load);
  render(
    <Suspense fallback={<p>Loading</p>}>
      <Part />
    </Suspense>,
  );
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(screen.getByText('Loading')).toBeTruthy();
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('The part')).toBeTruthy();
});
