import { beforeEach, expect, test } from 'vitest';
import { keepDraft, readDraft } from '../forms/drafts.ts';
import { forgetOwn, ownKey } from './own-storage.ts';
import { beginSession, endSession, isMirrorOutdated } from './session.ts';

const thandi = { id: 7, username: 'thandi', isAdmin: false };
const sipho = { id: 78, username: 'sipho', isAdmin: false };

beforeEach(() => {
  endSession();
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('village-arena-theme', 'dark');
  keepDraft(thandi.id, 'thought', 'Of 7');
  localStorage.setItem(ownKey(thandi.id, 'searches'), '["lions"]');
  keepDraft(sipho.id, 'thought', 'Of 78');
});

test('a logout takes along what the person typed, and nothing of others', () => {
  forgetOwn(thandi.id);
  expect([readDraft(thandi.id, 'thought'), localStorage.getItem(ownKey(thandi.id, 'searches'))]).toEqual([null, null]);
  expect([readDraft(sipho.id, 'thought'), localStorage.getItem('village-arena-theme')]).toEqual(['Of 78', 'dark']);
});

test.each([
  ['over a session that is still open', true],
  ['after a session that ended elsewhere', false],
])('a login of another person %s deletes what the first one typed', (_, isOpen) => {
  if (isOpen) beginSession(thandi);
  beginSession(sipho);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Of 7"|lions/);
  expect(readDraft(thandi.id, 'thought')).toBe(null);
});

test('a person who logs in again keeps their own', () => {
  beginSession(thandi);
  endSession();
  beginSession(thandi);
  expect(readDraft(thandi.id, 'thought')).toBe('Of 7');
});

test('a page knows that another page of the tab has logged out or in', () => {
  beginSession(thandi);
  expect(isMirrorOutdated()).toBe(false);
  sessionStorage.setItem('userId', '78');
  expect(isMirrorOutdated()).toBe(true);
  sessionStorage.clear();
  expect(isMirrorOutdated()).toBe(true);
});
