import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LoadMore } from './LoadMore.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('an end that was far and is near by the time anybody looks loads more', () => {
  const observers: ((seen: { isIntersecting: boolean }[]) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (seen: { isIntersecting: boolean }[]) => void) {
        observers.push(told);
      }
      observe() {}
      disconnect() {}
    },
  );
  const onMore = vi.fn();
  render(<LoadMore hasMore busy={false} onMore={onMore} />);
  observers[0]?.([{ isIntersecting: true }, { isIntersecting: false }]);
  expect(onMore).not.toHaveBeenCalled();
  observers[0]?.([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(onMore).toHaveBeenCalledOnce();
});
