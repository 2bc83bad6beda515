import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

const pressed = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  pressed.mockReset();
});
afterEach(() => {
  cleanup();
  vi.runAllTimers();
  vi.useRealTimers();
});

const Page = () => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={pressed}>
        Below
      </button>
      {open && (
        <Dialog title="Share" onClose={() => setOpen(false)}>
          <button type="button" onClick={() => setOpen(false)}>
            Cancel
          </button>
        </Dialog>
      )}
    </>
  );
};
const press = (name: string, at: { clientX: number; clientY: number; detail: number }) =>
  fireEvent.click(screen.getByRole('button', { name, hidden: true }), at);
const spot = { clientX: 200, clientY: 700, detail: 1 };

test.each([0, 60, 200, 399])('a second tap %i ms after a dialog has gone falls on nothing', (ms) => {
  render(<Page />);
  press('Cancel', spot);
  vi.advanceTimersByTime(ms);
  press('Below', { ...spot, clientX: 210, detail: 2 });
  expect(pressed).not.toHaveBeenCalled();
});

test.each<[what: string, ms: number, at: { clientX: number; clientY: number; detail: number }]>([
  ['a tap after that time', 401, spot],
  ['a tap elsewhere', 60, { ...spot, clientY: 100 }],
  ['a key', 60, { ...spot, detail: 0 }],
])('%s counts', (_, ms, at) => {
  render(<Page />);
  press('Cancel', spot);
  vi.advanceTimersByTime(ms);
  press('Below', at);
  expect(pressed).toHaveBeenCalledTimes(1);
});
