import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDrafts, keepDraft, readDraft } from './drafts.ts';

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

test('each account has its own, of each form', () => {
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

test('what a visitor types goes along with the login, and no further than the tab', () => {
  keepDraft(null, 'thought', 'Not logged in yet');
  expect(localStorage).toHaveLength(0);
  expect(readDraft(thandi, 'thought')).toBe('Not logged in yet');
  keepDraft(thandi, 'thought', 'Logged in');
  expect([readDraft(null, 'thought'), sessionStorage.length]).toEqual([null, 0]);
});

test('logging out forgets one’s own alone', () => {
  keepDraft(thandi, 'thought', 'Mine');
  keepDraft(thandi, 'calendar-event', { title: 'Mine' });
  keepDraft(78, 'thought', 'Of 78');
  localStorage.setItem('village-arena-theme', 'dark');
  forgetDrafts(thandi);
  expect([readDraft(thandi, 'thought'), readDraft(thandi, 'calendar-event')]).toEqual([null, null]);
  expect([readDraft(78, 'thought'), localStorage.getItem('village-arena-theme')]).toEqual(['Of 78', 'dark']);
});

test('after a week it is gone, whoever looks', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') });
  keepDraft(thandi, 'thought', 'Old');
  vi.setSystemTime(new Date('2026-11-29T11:59:59Z'));
  expect(readDraft(thandi, 'thought')).toBe('Old');
  vi.setSystemTime(new Date('2026-11-29T12:00:00Z'));
  expect(readDraft(sipho, 'thought')).toBe(null);
  expect(localStorage).toHaveLength(0);
});

test.each(['{', 'null', '7', '{"typed":1}', '{"at":"x","typed":1}'])(
  'takes %s for nothing, and removes it',
  (written) => {
    localStorage.setItem('village-arena-draft:7:thought', written);
    expect(readDraft(thandi, 'thought')).toBe(null);
    expect(localStorage).toHaveLength(0);
  },
);

test('does without where storage is full, or refused', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepDraft(thandi, 'thought', 'x');
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  keepDraft(thandi, 'thought', 'x');
  forgetDrafts(thandi);
  expect(readDraft(thandi, 'thought')).toBe(null);
});
