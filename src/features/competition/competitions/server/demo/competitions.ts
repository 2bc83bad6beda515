import { join } from 'node:path';
import * as z from 'zod/mini';
import { toYear } from '#demo/calendar.ts';
import { addDemoRows } from '#demo/rows.ts';
import { SportCell } from '#features/teams/sports/server/demo/sports.ts';
import { demoTeams } from '#features/teams/teams/server/demo/teams.ts';
import { readCsv } from '#server/data-files.ts';
import type { Write } from '#server/write.ts';
import { type CompetitionKind, competitions } from '../../contract.ts';
import { addCompetition } from '../commands.ts';

/** Their ids follow their order. */
const demoCompetitions = readCsv(
  join(import.meta.dirname, 'competitions.csv'),
  z.extend(z.pick(competitions.Create, { name: true, kind: true }), { sport: SportCell }),
).map(({ sport, ...competition }) => ({ ...competition, sportId: sport }));

const kinds: Readonly<Record<string, CompetitionKind>> = {
  league: 'league',
  regular: 'league',
  playoff: 'league',
  tournament: 'cup',
  friendly: 'friendly',
};

/** The competition of a game of this sport and category; play-offs belong to the league. */
export function findDemoCompetition(sportId: number, category: string): { id: number; kind: CompetitionKind } | null {
  const at = demoCompetitions.findIndex(
    (competition) => competition.sportId === sportId && competition.kind === kinds[category],
  );
  const found = demoCompetitions[at];
  return found ? { id: at + 1, kind: found.kind } : null;
}

export function addDemoCompetitions(write: Write): Promise<void> {
  const season = String(toYear(write.now));
  const rows = demoCompetitions.map((competition) => ({
    ...competition,
    season,
    teamIds: demoTeams.filter(({ sportId }) => sportId === competition.sportId).map(({ id }) => id),
  }));
  return addDemoRows(write, competitions, { add: addCompetition }, rows);
}
