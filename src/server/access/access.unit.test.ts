import { describe, expect, test } from 'vitest';
import { Failure } from '../failure.ts';
import {
  adminWindowMs,
  authorize,
  hasAccess,
  isAdmin,
  isMember,
  isWindowOpen,
  type Member,
  maxAdminWindowMs,
  movedWindow,
  type Viewer,
  visitor,
} from './access.ts';

const now = new Date('2026-11-22T12:00:00Z');
const at = now.getTime();
const member: Member = {
  kind: 'member',
  accountId: 7,
  sessionId: 1,
  username: 'naledi',
  displayName: 'Naledi',
  isAdmin: false,
  isGroundAnchor: false,
  adminUntil: 0,
  passwordAt: at,
};
const officer = { ...member, isGroundAnchor: true };
const admin = { ...member, isAdmin: true };
const adminWithWindow = { ...admin, adminUntil: at + 1 };

const all: readonly (readonly [string, Viewer])[] = Object.entries({
  visitor,
  member,
  officer,
  admin,
  adminWithWindow,
});

function refusal(work: () => void): string {
  try {
    work();
    return 'allowed';
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return `${error.status} ${error.extra.code ?? error.message}`;
  }
}

const login = '401 session-over';
const forbidden = '403 You do not have permission to do this';
const forAdmins = '403 Admin authentication required';
const stepUp = '403 step-up';

describe('a write', () => {
  test.each([
    ['visitor', ['allowed', 'allowed', 'allowed', 'allowed', 'allowed']],
    ['member', [login, 'allowed', 'allowed', 'allowed', 'allowed']],
    ['officer', [login, forbidden, 'allowed', 'allowed', 'allowed']],
    ['admin', [login, forAdmins, forAdmins, stepUp, 'allowed']],
  ] as const)('for %s', (access, expected) => {
    expect(all.map(([, viewer]) => refusal(() => authorize({ viewer, now }, hasAccess, access)))).toEqual(expected);
  });

  test('of a row needs no admin window from its owner, but the password from another admin', () => {
    const ownsIt = (viewer: Viewer, row: { owner: number }) =>
      (isMember(viewer) && viewer.accountId === row.owner) || isAdmin(viewer);
    const refusals = (owner: number) =>
      all.map(([, viewer]) => refusal(() => authorize({ viewer, now }, ownsIt, { owner })));
    expect(refusals(7)).toEqual([login, 'allowed', 'allowed', 'allowed', 'allowed']);
    expect(refusals(8)).toEqual([login, forAdmins, forAdmins, stepUp, 'allowed']);
  });

  test('that no role allows is forbidden to all members alike', () => {
    const never = () => false;
    const refusals = all.map(([, viewer]) => refusal(() => authorize({ viewer, now }, never, undefined)));
    expect(refusals).toEqual([login, forbidden, forbidden, forbidden, forbidden]);
  });
});

const minute = 60_000;
const buildWindow = (adminUntil: number, passwordAt = at - minute, isAdmin = true) => ({
  isAdmin,
  adminUntil,
  passwordAt,
});

describe('the admin window', () => {
  test('is open until its end, for admins alone', () => {
    expect(isWindowOpen(buildWindow(at + 1), now)).toBe(true);
    expect(isWindowOpen(buildWindow(at), now)).toBe(false);
    expect(isWindowOpen(buildWindow(0), now)).toBe(false);
    expect(isWindowOpen(buildWindow(at + 1, at, false), now)).toBe(false);
  });

  test('ends 8 hours after the password, whatever its own end says', () => {
    expect(isWindowOpen(buildWindow(at + minute, at - maxAdminWindowMs + 1), now)).toBe(true);
    expect(isWindowOpen(buildWindow(at + minute, at - maxAdminWindowMs), now)).toBe(false);
  });

  test('is not held open by a clock that was set back', () => {
    expect(isWindowOpen(buildWindow(at + adminWindowMs), now)).toBe(true);
    expect(isWindowOpen(buildWindow(at + adminWindowMs + 2 * minute), now)).toBe(false);
    expect(isWindowOpen(buildWindow(at + minute, at + 2 * minute), now)).toBe(false);
  });
});

describe('activity of an admin', () => {
  test('extends an open window to 30 minutes from now', () => {
    expect(movedWindow(buildWindow(at + 1), now)).toBe(at + adminWindowMs);
  });

  test('extends it no further than 8 hours after the password was typed', () => {
    const passwordAt = at - maxAdminWindowMs + 10 * minute;
    expect(movedWindow(buildWindow(at + 1, passwordAt), now)).toBe(at + 10 * minute);
  });

  test('never opens a closed window', () => {
    expect(movedWindow(buildWindow(at), now)).toBe(at);
    expect(movedWindow(buildWindow(0), now)).toBe(0);
    expect(movedWindow(buildWindow(0, at, false), now)).toBe(0);
  });
});
