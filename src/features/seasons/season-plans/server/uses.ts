import { sql } from 'kysely';
import { countRows, formatCount, type MergeUse } from '#server/resources/merging/merge-uses.ts';
import type { Write } from '#server/write.ts';
import { planRulesTag, seasonPlansTag, seasonPlanTag } from '../cache-tags.ts';
import type { SeasonSetup, Wish } from '../contract.ts';

type Ref = 'home_team_id' | 'away_team_id' | 'venue_id';

async function moveGames({ db }: Write, columns: readonly Ref[], from: number, to: number): Promise<void> {
  for (const column of columns) {
    await db
      .updateTable('plan_games')
      .set({ [column]: to, version: sql<number>`version + 1` })
      .where(column, '=', from)
      .execute();
  }
}

/** The setups name teams, venues and competitions inside their text. */
async function changeSetups(write: Write, change: (setup: SeasonSetup) => SeasonSetup): Promise<void> {
  for (const { id, setup } of await write.db.selectFrom('season_plans').select(['id', 'setup']).execute()) {
    const changed = JSON.stringify(change(JSON.parse(setup)));
    if (changed === setup) continue;
    await write.db
      .updateTable('season_plans')
      .set({ setup: changed, version: sql<number>`version + 1` })
      .where('id', '=', id)
      .execute();
    write.changed(seasonPlanTag(id), planRulesTag(id));
  }
  write.changed(seasonPlansTag);
}

const replaced = (ids: readonly number[], from: number, to: number): number[] => [
  ...new Set(ids.map((id) => (id === from ? to : id))),
];

function movedWish(wish: Wish, from: number, to: number): Wish {
  const other = (id: number) => (id === from ? to : id);
  if ('teamIds' in wish) {
    const [first, second] = wish.teamIds;
    return { ...wish, teamIds: [other(first), other(second)] };
  }
  if (wish.kind === 'absent') return { ...wish, teamId: other(wish.teamId) };
  return { ...wish, teamId: wish.teamId === null ? null : other(wish.teamId) };
}

export const plansOfTeam: MergeUse = {
  of: 'teams',
  references: ['plan_games.home_team_id', 'plan_games.away_team_id'],
  dependsOn: [seasonPlansTag, seasonPlanTag.any],
  summarise: async (db, id) =>
    formatCount(
      await countRows(db, 'plan_games', sql`home_team_id = ${id} or away_team_id = ${id}`),
      'game in a plan of a season',
      'games in plans of seasons',
    ),
  refusal: async (db, from, to) => {
    const [first, second] = [from.id, to.id];
    const pairs = sql`(home_team_id = ${first} and away_team_id = ${second})
      or (home_team_id = ${second} and away_team_id = ${first})`;
    const together = await countRows(db, 'plan_games', pairs);
    return together > 0 ? 'They play each other in a plan of a season' : null;
  },
  move: async (write, { id: from }, { id: to }) => {
    await moveGames(write, ['home_team_id', 'away_team_id'], from, to);
    for (const side of ['home', 'away'] as const) {
      await write.db
        .updateTable('plan_games')
        .set({ [side]: JSON.stringify({ team: String(to) }) })
        .where(side, '=', JSON.stringify({ team: String(from) }))
        .execute();
    }
    await changeSetups(write, (setup) => ({
      ...setup,
      competitions: setup.competitions.map((one) => ({ ...one, teamIds: replaced(one.teamIds, from, to) })),
      wishes: setup.wishes.map((wish) => movedWish(wish, from, to)),
    }));
  },
};

export const plansAtVenue: MergeUse = {
  of: 'venues',
  references: ['plan_games.venue_id'],
  dependsOn: [seasonPlansTag, seasonPlanTag.any],
  summarise: async (db, id) =>
    formatCount(
      await countRows(db, 'plan_games', sql`venue_id = ${id}`),
      'game in a plan of a season',
      'games in plans of seasons',
    ),
  move: async (write, { id: from }, { id: to }) => {
    await moveGames(write, ['venue_id'], from, to);
    await changeSetups(write, (setup) => ({
      ...setup,
      venues: setup.venues
        .filter(({ venueId }) => venueId !== from || !setup.venues.some((other) => other.venueId === to))
        .map((venue) => (venue.venueId === from ? { ...venue, venueId: to } : venue)),
      competitions: setup.competitions.map((one) => ({ ...one, venueIds: replaced(one.venueIds, from, to) })),
      ...(setup.closed && {
        closed: setup.closed.map((one) => (one.venueId === from ? { ...one, venueId: to } : one)),
      }),
    }));
  },
};

export const plansOfCompetition: MergeUse = {
  of: 'competitions',
  references: [],
  move: (write, { id: from }, { id: to }) =>
    changeSetups(write, (setup) => ({
      ...setup,
      competitions: setup.competitions.map((one) => (one.competitionId === from ? { ...one, competitionId: to } : one)),
    })),
};
