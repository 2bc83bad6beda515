import { expect, it } from 'vitest';
import { streamStatus } from './StreamPage.tsx';

it('checks until the first answer has come, and says then what the server knows', () => {
  expect(streamStatus({ data: undefined, isError: false })).toBe('checking');
  expect(streamStatus({ data: { status: 'active' }, isError: false })).toBe('active');
  expect(streamStatus({ data: { status: 'offline' }, isError: false })).toBe('offline');
});

it('does not go on claiming to be active when nobody can be asked any more', () => {
  expect(streamStatus({ data: { status: 'active' }, isError: true })).toBe('offline');
});
