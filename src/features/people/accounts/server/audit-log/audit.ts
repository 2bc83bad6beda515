import { isMember } from '#server/access/access.ts';
import type { AuditWriter } from '#server/write.ts';

const maxDetailLength = 20_000;

/** Writes audit lines. Without a login, the actor is `otherwise`; no account can have a name with a space. */
export const auditBy =
  (otherwise: string): AuditWriter =>
  async ({ db, viewer, now }, { act, subject, detail, by = isMember(viewer) ? viewer : undefined }) => {
    await db
      .insertInto('audit_log')
      .values({
        at: now.toISOString(),
        account_id: by?.accountId ?? null,
        actor: by?.username ?? otherwise,
        act,
        subject: subject ?? null,
        detail: detail === undefined ? null : bounded(JSON.stringify(detail)),
      })
      .execute();
  };

export const writeAudit = auditBy('visitor');

/** A row may be large; the log only has to show what happened to it. */
function bounded(json: string): string {
  return json.length <= maxDetailLength ? json : JSON.stringify({ shortened: json.slice(0, maxDetailLength / 2) });
}
