import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Combobox } from './Combobox.tsx';

const games = Array.from({ length: 150 }, (_, at) => ({ value: String(at + 1), label: `Móre Lions v Team ${at + 1}` }));

afterEach(cleanup);

test('finds one of 150 by a few letters, without accents and in any order', async () => {
  const person = show();
  await person.type(box(), '77 more');
  expect(options()).toEqual(['Móre Lions v Team 77']);
  expect(screen.getByRole('status').textContent).toBe('1 found');
  await person.keyboard('{Enter}');
  expect(screen.getByTestId('chosen').textContent).toBe('77');
  expect(box()).toHaveProperty('value', 'Móre Lions v Team 77');
  expect(box().getAttribute('aria-expanded')).toBe('false');
});

test('moves through the list with the arrow keys, and announces the active option', async () => {
  const person = show();
  await person.click(box());
  expect(options()).toHaveLength(101);
  await person.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}');
  const active = document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
  expect(active?.textContent).toBe('Móre Lions v Team 1');
  await person.keyboard('{Enter}');
  expect(screen.getByTestId('chosen').textContent).toBe('1');
});

test('discards the typed text on Esc and on blur, and offers "nothing" as a choice', async () => {
  const person = show('5');
  expect(box()).toHaveProperty('value', 'Móre Lions v Team 5');
  await person.type(box(), 'nobody');
  expect(options()).toEqual([]);
  expect(screen.getByText('None found')).toBeTruthy();
  await person.keyboard('{Escape}');
  expect(box()).toHaveProperty('value', 'Móre Lions v Team 5');
  await person.type(box(), '9');
  await person.tab();
  expect(screen.getByTestId('chosen').textContent).toBe('5');
  await person.click(box());
  await person.click(screen.getByRole('option', { name: 'No game' }));
  expect(screen.getByTestId('chosen').textContent).toBe('');
  expect(box()).toHaveProperty('value', '');
});

const box = () => screen.getByRole('combobox', { name: 'Game' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

function show(first = '') {
  render(<Form first={first} />);
  return userEvent.setup();
}

function Form({ first }: { first: string }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <label htmlFor="game">Game</label>
      <Combobox id="game" label="Game" choices={games} none="No game" value={value} onChoose={setValue} />
      <button type="button">Next</button>
      <p data-testid="chosen">{value}</p>
    </>
  );
}
