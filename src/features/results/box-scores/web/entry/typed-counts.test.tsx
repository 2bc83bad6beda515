import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { getDefinition } from '#features/teams/sports/rules.ts';
import type { PeriodScore } from '../../contract.ts';
import { CountFields, PeriodFields } from './CountFields.tsx';

const definition = getDefinition('basketball');
const names = { home: 'Hawks', away: 'Wolves' };

afterEach(cleanup);

test('selects a count that is pressed, so that typing replaces it', async () => {
  render(<Counts />);
  await typeOver(userEvent.setup(), 'Rebounds, Ada', '4');
});

test('selects the score of a period that is pressed, so that typing replaces it', async () => {
  render(<Periods />);
  await typeOver(userEvent.setup(), 'Q1, Wolves', '0');
});

async function typeOver(person: UserEvent, label: string, before: string): Promise<void> {
  const box = screen.getByLabelText(label);
  expect(box).toHaveProperty('value', before);
  await person.click(box);
  // Without preventDefault, Safari moves the caret to the end after a press.
  expect(fireEvent.mouseUp(box)).toBe(false);
  await person.keyboard('15');
  expect(box).toHaveProperty('value', '15');
}

function Counts() {
  const [rebounds, write] = useState<number | null>(4);
  const statistics = definition.statistics.filter(({ key }) => key === 'rebounds');
  const counts = rebounds === null ? {} : { rebounds };
  return <CountFields {...{ definition, statistics, counts }} of="Ada" onWrite={(_, value) => write(value)} />;
}

function Periods() {
  const [scores, write] = useState<readonly PeriodScore[]>([{ home: 0, away: 0 }]);
  return <PeriodFields {...{ definition, names, scores }} onWrite={write} />;
}
