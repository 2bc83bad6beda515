import type { ImportPlan, PreparedImport } from '#server/sheets/import-kind.ts';
import type { NamedSport } from './sports-of-rows.ts';

export interface SportImport {
  sport: NamedSport;
  prepared: PreparedImport;
}

/** The imports of several sports as one; who imports holds them in the order of their ids, so that two never wait for each other. */
export function ofAllSports(imports: readonly SportImport[]): PreparedImport {
  return {
    hold: async (write) => {
      for (const { prepared } of imports) await prepared.hold(write);
    },
    plan: async (db) => {
      const plans: ImportPlan[] = [];
      for (const { sport, prepared } of imports) {
        const plan = await prepared.plan(db);
        plans.push(imports.length > 1 ? named(plan, sport) : plan);
      }
      return together(plans);
    },
  };
}

const named = (plan: ImportPlan, { name }: NamedSport): ImportPlan => ({
  ...plan,
  rows: plan.rows.map((row) => (row.what === '' ? row : { ...row, what: `${name}: ${row.what}` })),
  newTeams: plan.newTeams.map((team) => `${team} (${name})`),
});

const together = (plans: readonly ImportPlan[]): ImportPlan => ({
  rows: plans.flatMap(({ rows }) => rows),
  newTeams: plans.flatMap(({ newTeams }) => newTeams),
  questions: plans.flatMap(({ questions }) => questions),
  apply: async (write, progress) => {
    let before = 0;
    for (const plan of plans) {
      await plan.apply(write, (done) => progress(before + done));
      before += plan.rows.filter(({ outcome }) => outcome === 'add' || outcome === 'change').length;
    }
  },
});
