import { describe, expect, test } from 'vitest';
import { adminWindowMs, isWindowOpen, longestAdminWindowMs, movedWindow } from './admin-window.ts';

const now = new Date('2026-05-01T10:00:00Z');
const at = now.getTime();
const minute = 60_000;
const admin = (adminUntil: number, passwordAt = at - minute, isAdmin = true) => ({ isAdmin, adminUntil, passwordAt });

describe('the admin window', () => {
  test('is open until its end, for admins alone', () => {
    expect(isWindowOpen(admin(at + 1), now)).toBe(true);
    expect(isWindowOpen(admin(at), now)).toBe(false);
    expect(isWindowOpen(admin(0), now)).toBe(false);
    expect(isWindowOpen(admin(at + 1, at, false), now)).toBe(false);
  });

  test('ends 8 hours after the password, whatever its own end says', () => {
    expect(isWindowOpen(admin(at + minute, at - longestAdminWindowMs + 1), now)).toBe(true);
    expect(isWindowOpen(admin(at + minute, at - longestAdminWindowMs), now)).toBe(false);
  });

  test('is not held open by a clock that was set back', () => {
    expect(isWindowOpen(admin(at + adminWindowMs), now)).toBe(true);
    expect(isWindowOpen(admin(at + adminWindowMs + 2 * minute), now)).toBe(false);
    expect(isWindowOpen(admin(at + minute, at + 2 * minute), now)).toBe(false);
  });
});

describe('activity of an admin', () => {
  test('extends an open window to 30 minutes from now', () => {
    expect(movedWindow(admin(at + 1), now)).toBe(at + adminWindowMs);
  });

  test('extends it no further than 8 hours after the password was typed', () => {
    const passwordAt = at - longestAdminWindowMs + 10 * minute;
    expect(movedWindow(admin(at + 1, passwordAt), now)).toBe(at + 10 * minute);
  });

  test('never opens a closed window', () => {
    expect(movedWindow(admin(at), now)).toBe(at);
    expect(movedWindow(admin(0), now)).toBe(0);
    expect(movedWindow(admin(0, at, false), now)).toBe(0);
  });
});
