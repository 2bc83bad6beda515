import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginSession, endSession } from '../session/session.ts';
import { keepDraft } from './drafts.ts';
import { readText, useDraft } from './use-draft.ts';

const thandi = { id: 7, username: 'thandi', isAdmin: false };
const show = () => renderHook(() => useDraft({ form: 'thought', empty: '', read: readText })).result;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  endSession();
});
afterEach(() => {
  cleanup();
  endSession();
});

test('restores a draft, also when the session is known only a moment later', () => {
  keepDraft(thandi.id, 'thought', 'Half a sentence');
  const form = show();
  expect(form.current.draft).toBe('');
  act(() => beginSession(thandi));
  expect(form.current.draft).toBe('Half a sentence');
  act(() => form.current.change(''));
  expect([form.current.draft, show().current.draft, localStorage.length]).toEqual(['', '', 0]);
});

test('keeps the text being typed, despite an older draft or the end of the session', () => {
  keepDraft(thandi.id, 'thought', 'Of yesterday');
  const form = show();
  act(() => form.current.change('Of today'));
  act(() => beginSession(thandi));
  expect(form.current.draft).toBe('Of today');
  act(() => form.current.change('Of today, longer'));
  act(() => endSession());
  expect(form.current.draft).toBe('Of today, longer');
  act(() => beginSession(thandi));
  expect(show().current.draft).toBe('Of today, longer');
});
