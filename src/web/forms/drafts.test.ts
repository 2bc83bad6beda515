import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDraft, readDraft } from './drafts.ts';

const thandi = 7;
const sipho = 8;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('keeps a separate draft for each account and form', () => {
  keepDraft(thandi, 'thought', { content: 'Rain' });
  expect(readDraft(thandi, 'thought')).toEqual({ content: 'Rain' });
  expect([readDraft(sipho, 'thought'), readDraft(thandi, 'comment:game:7'), readDraft(null, 'thought')]).toEqual([
    null,
    null,
    null,
  ]);
  keepDraft(thandi, 'thought', null);
  expect([readDraft(thandi, 'thought'), localStorage.length]).toEqual([null, 0]);
});

test('keeps a visitor’s draft for this tab only, and hands it over at login', () => {
  keepDraft(null, 'thought', 'Not logged in yet');
  expect(localStorage).toHaveLength(0);
  expect(readDraft(thandi, 'thought')).toBe('Not logged in yet');
  keepDraft(thandi, 'thought', 'Logged in');
  expect([readDraft(null, 'thought'), sessionStorage.length]).toEqual([null, 0]);
});

test('deletes a draft after a week, whoever is logged in', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') });
  keepDraft(thandi, 'thought', 'Old');
  vi.setSystemTime(new Date('2026-11-29T11:59:59Z'));
  expect(readDraft(thandi, 'thought')).toBe('Old');
  vi.setSystemTime(new Date('2026-11-29T12:00:00Z'));
  expect(readDraft(sipho, 'thought')).toBe(null);
  expect(localStorage).toHaveLength(0);
});

test.each(['{', 'null', '7', '{"typed":1}', '{"at":"x","typed":1}'])(
  'ignores and removes the invalid draft %s',
  (written) => {
    localStorage.setItem('village-arena-own:7:draft:thought', written);
    expect(readDraft(thandi, 'thought')).toBe(null);
    expect(localStorage).toHaveLength(0);
  },
);

test('works without storage that is full or denied', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepDraft(thandi, 'thought', 'x');
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  keepDraft(thandi, 'thought', 'x');
  expect(readDraft(thandi, 'thought')).toBe(null);
});
