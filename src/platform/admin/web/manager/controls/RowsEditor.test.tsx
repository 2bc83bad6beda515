import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { RowsEditor, type TextRow } from './RowsEditor.tsx';

function Tracks() {
  const [rows, setRows] = useState<readonly TextRow[]>([{ title: 'One' }, { title: 'Two' }]);
  return <RowsEditor name="Tracks" columns={['title']} rows={rows} disabled={false} onType={setRows} />;
}

test('keeps the focus in the list when a row is removed', async () => {
  const user = userEvent.setup();
  render(<Tracks />);
  const removeFirst = screen.getByRole('button', { name: 'Remove Tracks 1' });
  await user.click(removeFirst);
  expect(document.activeElement).toBe(removeFirst);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await user.keyboard('{Enter}');
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a row' }));
});
