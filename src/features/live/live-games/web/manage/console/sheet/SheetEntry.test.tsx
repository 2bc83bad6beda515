import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SheetEntry } from './SheetEntry.tsx';

afterEach(cleanup);

const player = (id: number, displayName: string) => ({
  id,
  displayName,
  jerseyNumber: 7,
  position: null,
  isCaptain: false,
  isAbsent: false,
});
const [lerato, thabo, zoe] = [player(1, "Lerato O'Dube"), player(2, 'Thabo 2'), player(3, 'Zoë')];

function draw(clashing: (typeof lerato)[] = []) {
  const onWrite = vi.fn();
  render(
    <ul>
      <SheetEntry player={lerato} clashing={clashing} onWrite={onWrite} />
    </ul>,
  );
  return onWrite;
}

test('one press says who is not here, and who is captain', async () => {
  const onWrite = draw();
  await userEvent.click(screen.getByRole('button', { name: "Here: Lerato O'Dube" }));
  await userEvent.click(screen.getByRole('button', { name: "Captain: Lerato O'Dube" }));
  expect(onWrite.mock.calls).toEqual([[{ isHere: false }], [{ isCaptain: true }]]);
});

test('a number counts while it is typed, and only if it is one', async () => {
  const onWrite = draw();
  const field = screen.getByLabelText("Number of Lerato O'Dube");
  await userEvent.clear(field);
  await userEvent.type(field, '1x');
  expect(onWrite.mock.calls).toEqual([[{ shirt: null }], [{ shirt: 1 }]]);
  expect(field).toHaveProperty('value', '1x');
  await userEvent.tab();
  expect(field, 'what is no number goes when the field is left').toHaveProperty('value', '7');
});

test('says in words who else wears the number', () => {
  draw([thabo, zoe]);
  expect(screen.getByText('7 is also worn by Thabo 2 and Zoë')).toBeTruthy();
  expect(screen.getByLabelText("Number of Lerato O'Dube").getAttribute('aria-invalid')).toBe('true');
});
