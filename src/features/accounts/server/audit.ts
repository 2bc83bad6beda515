import { isMember } from '#server/access.ts';
import type { AuditWriter } from '#server/write.ts';

const longestDetail = 20_000;

export const writeAudit: AuditWriter = async ({ db, viewer, now }, { act, subject, detail }) => {
  await db
    .insertInto('audit_log')
    .values({
      at: now.toISOString(),
      account_id: isMember(viewer) ? viewer.accountId : null,
      actor: isMember(viewer) ? viewer.username : 'visitor',
      act,
      subject: subject ?? null,
      detail: detail === undefined ? null : bounded(JSON.stringify(detail)),
    })
    .execute();
};

/** A row may be large; the log only has to say what happened to it. */
function bounded(json: string): string {
  return json.length <= longestDetail ? json : JSON.stringify({ shortened: json.slice(0, longestDetail / 2) });
}
