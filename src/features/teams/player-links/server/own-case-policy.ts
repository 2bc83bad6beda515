import type { Judge } from '#features/people/accounts/server/queries.ts';
import { authorize, isAdmin, isMember, isOfficer, type Viewer } from '#server/access/access.ts';
import { forbidden } from '#server/failure.ts';
import type { Write } from '#server/write.ts';

/** Something to decide, and whose own case it is. */
export interface Case {
  /** The accounts that it concerns. */
  involved: ReadonlySet<number>;
  /** All officers and admins who may log in. */
  judges: readonly Judge[];
}

export const isOwnCase = (viewer: Viewer, { involved }: Case): boolean =>
  isMember(viewer) && involved.has(viewer.accountId);

/** Nobody decides their own case, except the village's only admin, or an admin where it concerns all who could. */
export function mayJudge(viewer: Viewer, open: Case): boolean {
  if (!isOfficer(viewer)) return false;
  if (!isOwnCase(viewer, open)) return true;
  const others = open.judges.filter(({ id }) => id !== viewer.accountId);
  return isAdmin(viewer) && (others.every((one) => !one.isAdmin) || others.every(({ id }) => open.involved.has(id)));
}

/** Refuses with these words an officer or admin whose own case it is. Returns what the audit log says of one's own case. */
export function authorizeJudge(write: Write, open: Case, refusal: string): { ownCase?: true } {
  if (isOfficer(write.viewer) && !mayJudge(write.viewer, open)) throw forbidden(refusal);
  authorize(write, mayJudge, open);
  return isOwnCase(write.viewer, open) ? { ownCase: true } : {};
}

/** The officers and admins to ask where some of them are involved; none where nobody is, as the case waits for all. */
export function othersToAsk({ involved, judges }: Case): { others: Judge[]; own: Judge[] } {
  const own = judges.filter(({ id }) => involved.has(id));
  return { own, others: own.length === 0 ? [] : judges.filter(({ id }) => !involved.has(id)) };
}
