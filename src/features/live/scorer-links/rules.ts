import { closesAfterMs, opensBeforeMs } from './contract.ts';

interface Window {
  opensAt: string;
  closesAt: string;
}

/** When links of a game can score it, ISO 8601 in UTC; null while it has no day. If the game moves, the window moves too. */
export function scoringWindow(startsAt: string): Window;
export function scoringWindow(startsAt: string | null): Window | null;
export function scoringWindow(startsAt: string | null): Window | null {
  if (startsAt === null) return null;
  const start = Date.parse(startsAt);
  return {
    opensAt: new Date(start - opensBeforeMs).toISOString(),
    closesAt: new Date(start + closesAfterMs).toISOString(),
  };
}

export function isOpen({ opensAt, closesAt }: { opensAt: string; closesAt: string }, now: Date): boolean {
  const at = now.toISOString();
  return at >= opensAt && at < closesAt;
}
