import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHold } from './use-hold.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
beforeEach(() => vi.resetAllMocks());

const [onPress, onHold] = [vi.fn(), vi.fn()];
const Key = () => (
  <button type="button" {...useHold(onPress, onHold)}>
    5
  </button>
);

test('with a keyboard, the menu key holds each time, and Enter presses after it', async () => {
  render(<Key />);
  const key = screen.getByRole('button');
  await userEvent.tab();
  for (const _ of [1, 2]) {
    fireEvent.keyDown(key, { key: 'ContextMenu' });
    fireEvent.contextMenu(key);
  }
  expect(onHold).toHaveBeenCalledTimes(2);
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledOnce();
});

test('lifting the finger that held a key presses nothing, neither the key nor what has opened below the finger', () => {
  vi.useFakeTimers();
  const onOpened = vi.fn();
  render(
    <>
      <Key />
      <button type="button" onClick={onOpened}>
        opened
      </button>
    </>,
  );
  const [key, opened] = [screen.getByText('5'), screen.getByText('opened')];
  fireEvent.pointerDown(key);
  vi.advanceTimersByTime(450);
  expect(onHold).toHaveBeenCalledOnce();
  fireEvent.pointerUp(key);
  fireEvent.click(opened, { detail: 1 });
  fireEvent.click(key, { detail: 1 });
  expect(onOpened).not.toHaveBeenCalled();
  expect(onPress).not.toHaveBeenCalled();
  fireEvent.pointerDown(opened);
  fireEvent.click(opened, { detail: 1 });
  expect(onOpened).toHaveBeenCalledOnce();
});
