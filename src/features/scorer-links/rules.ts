import { closesAfterMs, opensBeforeMs } from './contract.ts';

/** When links of a game that starts then score it: ISO 8601 in UTC. A game that is moved takes them along. */
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
