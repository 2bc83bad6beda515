import { contentOfComments } from '#features/conversation/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import type { RealAuthor, Reported } from '../contract.ts';

/** Who wrote these thoughts. */
export async function authorsOfThoughts(db: Database, ids: readonly string[]): Promise<RealAuthor[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('thoughts')
    .leftJoin('accounts', 'accounts.id', 'thoughts.account_id')
    .select(['thoughts.public_id', 'accounts.id', 'accounts.username', 'accounts.display_name'])
    .where('thoughts.public_id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    id: row.public_id,
    userId: row.id,
    username: row.username,
    displayName: row.display_name,
  }));
}

const mostReported = 100;

/** What was reported and is neither hidden nor decided about, most reported first. */
export async function listReported(db: Database): Promise<Reported[]> {
  const rows = await db
    .selectFrom('thought_reports')
    .innerJoin('thoughts', 'thoughts.id', 'thought_reports.thought_id')
    .select(['thoughts.public_id', 'thoughts.content', 'thought_reports.comment_id', 'thought_reports.reason'])
    .where('thoughts.hidden_because', 'is', null)
    .where('thought_reports.settled_at', 'is', null)
    .orderBy('thought_reports.id', 'desc')
    .limit(mostReported * 10)
    .execute();
  const comments = await contentOfComments(
    db,
    rows.flatMap(({ comment_id }) => comment_id || []),
  );
  const reported = new Map<string, Reported>();
  for (const { public_id: id, content, comment_id, reason } of rows) {
    const said = comment_id === '' ? content : comments.get(comment_id);
    // A comment that was deleted or hidden needs no decision.
    if (said === undefined) continue;
    const entry = reported.get(`${id} ${comment_id}`) ?? {
      id,
      commentId: comment_id || null,
      content: said,
      reports: 0,
      reasons: [],
    };
    entry.reports += 1;
    if (reason) entry.reasons.push(reason);
    reported.set(`${id} ${comment_id}`, entry);
  }
  return [...reported.values()].toSorted((one, other) => other.reports - one.reports).slice(0, mostReported);
}
