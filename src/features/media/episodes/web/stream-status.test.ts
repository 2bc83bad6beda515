import { expect, it } from 'vitest';
import { streamStatus } from './StreamPage.tsx';

it('is checking until the first response, then shows the server’s status', () => {
  expect(streamStatus({ data: undefined, isError: false })).toBe('checking');
  expect(streamStatus({ data: { status: 'active' }, isError: false })).toBe('active');
  expect(streamStatus({ data: { status: 'offline' }, isError: false })).toBe('offline');
});

it('does not claim to be active while requests fail', () => {
  expect(streamStatus({ data: { status: 'active' }, isError: true })).toBe('offline');
});
