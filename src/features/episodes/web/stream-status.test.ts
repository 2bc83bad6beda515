import { expect, it } from 'vitest';
import { streamStatus } from './stream-status.ts';

it('checks until the first answer has come, and is active with it', () => {
  expect(streamStatus({ data: undefined, isError: false }, false)).toBe('checking');
  expect(streamStatus({ data: { status: 'active' }, isError: false }, false)).toBe('active');
  expect(streamStatus({ data: { status: 'offline' }, isError: false }, false)).toBe('active');
});

it('says what the server knows from the next check on', () => {
  expect(streamStatus({ data: { status: 'active' }, isError: false }, true)).toBe('active');
  expect(streamStatus({ data: { status: 'offline' }, isError: false }, true)).toBe('offline');
});

it('does not go on claiming to be active when nobody can be asked any more', () => {
  expect(streamStatus({ data: { status: 'active' }, isError: true }, true)).toBe('offline');
});
