export interface AdminWindowState {
  isAdmin: boolean;
  /** Until when the admin window is open, in milliseconds since 1970; 0 when closed. */
  adminUntil: number;
  /** When this session's password was last typed, in milliseconds since 1970. */
  passwordAt: number;
}

const minute = 60_000;
export const adminWindowMs = 30 * minute;
/** The window closes this long after the password was typed, however active the admin is. */
export const longestAdminWindowMs = 8 * 60 * minute;
const clockSlack = minute;
/** An action that cannot be undone needs a password typed less than this long ago. */
export const freshPasswordMs = 5 * minute;

/**
 * Whether the window is open. An end further ahead than a window lasts, or a password typed in the future, means that
 * the clock was set back: the window then counts as closed.
 */
export function isWindowOpen({ isAdmin, adminUntil, passwordAt }: AdminWindowState, now: Date): boolean {
  const at = now.getTime();
  return (
    isAdmin &&
    at < adminUntil &&
    adminUntil <= at + adminWindowMs + clockSlack &&
    passwordAt <= at + clockSlack &&
    at < passwordAt + longestAdminWindowMs
  );
}

/** Whether the password was typed a moment ago, in a window that is open. */
export const isPasswordFresh = (standing: AdminWindowState, now: Date): boolean =>
  isWindowOpen(standing, now) && now.getTime() < standing.passwordAt + freshPasswordMs;

/** The end of the window after the admin did something: that extends an open window, and never opens a closed one. */
export function movedWindow(standing: AdminWindowState, now: Date): number {
  if (!isWindowOpen(standing, now)) return standing.adminUntil;
  return Math.min(now.getTime() + adminWindowMs, standing.passwordAt + longestAdminWindowMs);
}
