import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useDiscarding } from './discarding.tsx';

afterEach(cleanup);

test('leaving the app asks only while something is unsaved', async () => {
  const router = createMemoryRouter([{ path: '/', Component: Form }]);
  render(<RouterProvider router={router} />);
  expect(leaves()).toBe(true);
  screen.getByRole('button', { name: 'Type' }).click();
  await screen.findByText('Not saved');
  expect(leaves()).toBe(false);
  screen.getByRole('button', { name: 'Save' }).click();
  await screen.findByText('Saved');
  expect(leaves()).toBe(true);
});

function Form() {
  const [isDirty, setDirty] = useState(false);
  useDiscarding(isDirty, () => {});
  return (
    <>
      <p>{isDirty ? 'Not saved' : 'Saved'}</p>
      <button type="button" onClick={() => setDirty(true)}>
        Type
      </button>
      <button type="button" onClick={() => setDirty(false)}>
        Save
      </button>
    </>
  );
}

const leaves = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
