import { closesAfterMs, opensBeforeMs } from './contract.ts';

/** When links of a game can score it, ISO 8601 in UTC. If the game moves, the window moves too. */
export function scoringWindow(startsAt: string): { opensAt: string; closesAt: string } {
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
