import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

function Game({ keyStays }: { keyStays: boolean }) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [over, setOver] = useState(false);
  const end = () => {
    setOver(true);
    setDialogOpen(false);
  };
  return (
    <main tabIndex={-1}>
      {(keyStays || !over) && (
        <button type="button" onClick={() => setDialogOpen(true)}>
          End game
        </button>
      )}
      {isDialogOpen && (
        <Dialog title="End the game?" onClose={() => setDialogOpen(false)}>
          <button type="button" onClick={end}>
            End it
          </button>
        </Dialog>
      )}
    </main>
  );
}

async function endIt(keyStays: boolean): Promise<void> {
  render(<Game keyStays={keyStays} />);
  await userEvent.click(screen.getByRole('button', { name: 'End game' }));
  await userEvent.click(screen.getByRole('button', { name: 'End it' }));
}

test('returns the focus to the button that opened the dialog', async () => {
  await endIt(true);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'End game' }));
});

test('moves the focus to the content of the page when that button is gone', async () => {
  await endIt(false);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
