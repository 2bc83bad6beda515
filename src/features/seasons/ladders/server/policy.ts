import type { Case } from '#features/teams/player-links/server/own-case-policy.ts';
import { isMember, type Viewer } from '#server/access/access.ts';
import type { Challenge, Side } from '../challenge-rules.ts';
import type { LoadedLadder } from './loaded.ts';

/** Which of the two somebody is. */
export function sideOf(viewer: Viewer, { entries }: LoadedLadder, challenge: Challenge): Side | null {
  if (!isMember(viewer)) return null;
  if (entries.get(challenge.challengerId)?.accountId === viewer.accountId) return 'challenger';
  return entries.get(challenge.challengedId)?.accountId === viewer.accountId ? 'challenged' : null;
}

/** A challenge is the own case of the two. */
export const caseOf = ({ entries }: LoadedLadder, challenge: Challenge, judges: Case['judges']): Case => ({
  involved: new Set([challenge.challengerId, challenge.challengedId].flatMap((id) => entries.get(id)?.accountId ?? [])),
  judges,
});
