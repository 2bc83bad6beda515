import { teamNames } from '#features/teams/server/queries.ts';
import { visitor } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { type ImportKind, type ImportPlan, importKinds } from '#server/sheets/import-kind.ts';
import { refusals } from '#server/sheets/row-reader.ts';
import type { Player } from '../contract.ts';
import { applyPlayers, holdPlayers } from './import-commands.ts';
import { playerColumns, readPlayer, type SheetPlayer } from './import-players.ts';
import { type PlayerPlan, planPlayers } from './plan-players.ts';
import { listPlayers } from './queries.ts';

const kind: ImportKind<keyof typeof playerColumns, SheetPlayer> = {
  name: 'players',
  title: 'Players',
  columns: playerColumns,
  needs: [['name', 'firstName', 'lastName'], ['team']],
  reader: () => readPlayer,
  prepare: (sheet, { sport, answers }) => {
    return {
      hold: (write) => holdPlayers(write, sport.id),
      plan: async (db) => {
        const teams = await teamNames(db, sport.id);
        const players = await playersOfSport(db, sport.id);
        return planned(planPlayers(sheet, { sport, teams, players, answers }), sport.id);
      },
    };
  },
};

export const playerImport = importKinds.contribution(kind);

const planned = (plan: PlayerPlan, sportId: number): ImportPlan => ({
  rows: [
    ...plan.add.map((row) => ({ line: row.line, outcome: 'add' as const, what: inTeam(row), why: '' })),
    ...plan.change.map(({ row, inWords }) => ({
      line: row.line,
      outcome: 'change' as const,
      what: inTeam(row),
      why: inWords,
    })),
    ...plan.same.map((row) => ({
      line: row.line,
      outcome: 'skip' as const,
      what: inTeam(row),
      why: 'it contains nothing new',
    })),
    ...plan.ask.map((row) => ({
      line: row.line,
      outcome: 'ask' as const,
      what: inTeam(row),
      why: `there is no team ${row.team} yet`,
    })),
    ...refusals(plan.refused),
  ],
  newTeams: plan.newTeams,
  questions: plan.questions,
  apply: (write, progress) => applyPlayers(write, sportId, plan, progress),
});

const inTeam = ({ name, team }: SheetPlayer) => `${name}, ${team}`;

async function playersOfSport(db: Database, sportId: number): Promise<Player[]> {
  const players: Player[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await listPlayers(db, visitor, { sportId, cursor });
    players.push(...page.rows);
    if (page.next === null) return players;
    cursor = page.next;
  }
}
