import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RequestForm } from './RequestForm.tsx';

afterEach(cleanup);

test('an empty request shows its message beside the field, marks it and focuses it', () => {
  const blank = 'Please enter details about the workout you want';
  render(
    <RequestForm
      {...{ label: 'What do you want?', placeholder: '', blank, submitLabel: 'Ask', busyLabel: 'Asking...' }}
      examples={[]}
      typed=""
      onType={() => undefined}
      onAsk={() => undefined}
      busy={false}
      fault={null}
    />,
  );
  const field = screen.getByRole('textbox', { name: 'What do you want?' });
  expect(field.hasAttribute('required')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(blank);
});
