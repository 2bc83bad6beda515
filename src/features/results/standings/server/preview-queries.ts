import type * as z from 'zod/mini';
import { type Competition, competitions } from '#features/competition/competitions/contract.ts';
import { findCompetition } from '#features/competition/competitions/server/queries.ts';
import type { ViewerRole } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { notFound } from '#server/failure.ts';
import type { TablePreview } from '../contract.ts';
import { compareTables } from '../preview-rules.ts';
import { readStandings } from './queries.ts';

type Changes = z.infer<typeof competitions.Change>;

/** The table as it would be once these changes of a competition are saved. Nothing is stored. */
export async function previewTable(
  db: Database,
  viewer: ViewerRole,
  competitionId: number,
  changes: Changes,
): Promise<TablePreview> {
  const competition = await findCompetition(db, viewer, competitionId);
  if (!competition) throw notFound('This competition');
  const before = await readStandings(db, viewer, { competitionId });
  const after = await readStandings(db, viewer, { competitionId }, changedBy(competition, changes));
  return { rule: after.rule, teams: compareTables(before, after) };
}

/** As saving would store it: what is not sent stays, and what is sent empty is the fallback of its field. */
function changedBy(competition: Competition, { version: _version, ...changes }: Changes): Competition {
  const fallbacks = new Map(Object.entries(competitions.fields).map(([name, { fallback }]) => [name, fallback]));
  const sent = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...competition, ...Object.fromEntries(sent.map(([name, value]) => [name, value ?? fallbacks.get(name)])) };
}
