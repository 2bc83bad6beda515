import type { Admin } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { notFound } from '#server/failure.ts';
import type { ResidenceDifference } from '../contract.ts';
import { afterPlan, deriveAll, planEntries } from '../plan-rules.ts';
import type { CupRules } from '../rule-fields.ts';
import { type Counted, cupTable } from '../table-rules.ts';
import { loadContests } from './contest-queries.ts';
import { cupsTable, homeResidenceSizes, latestRules, listStoredEntries } from './queries.ts';

/** What other rules would change for each residence; nothing is saved. In the order that they would give. */
export async function previewRules(
  db: Database,
  viewer: Admin,
  cupId: number,
  rules: CupRules,
): Promise<ResidenceDifference[]> {
  const cup = await cupsTable.find(db, viewer, cupId);
  const current = await latestRules(db, cupId);
  if (!cup || !current) throw notFound('This cup');
  const residences = await homeResidenceSizes(db);
  const stored = await listStoredEntries(db, cupId);
  const plan = planEntries(stored, deriveAll(rules, await loadContests(db, viewer, cup), residences));
  const names = await residenceNames(db);
  const rows = (of: CupRules, entries: readonly Counted[]) =>
    new Map(cupTable(of, residences, entries).map((row) => [row.residenceId, row]));
  const before = rows(current.rules, stored);
  return [...rows(rules, afterPlan(stored, plan)).values()].flatMap(({ residenceId, position, points }) => {
    const was = before.get(residenceId);
    const name = names.get(residenceId);
    if (!was || name === undefined) return [];
    return [
      {
        residence: { id: residenceId, name },
        before: { position: was.position, points: was.points },
        after: { position, points },
      },
    ];
  });
}

async function residenceNames(db: Database): Promise<Map<number, string>> {
  const rows = await db.selectFrom('residences').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
