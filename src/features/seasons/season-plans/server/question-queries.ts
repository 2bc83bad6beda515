import { sql } from 'kysely';
import { splitPlace } from '#features/competition/venues/area-rules.ts';
import type { Busy, TimetableQuestion } from '#features/seasons/timetables/contract.ts';
import { countSharedPlayers } from '#features/teams/player-links/server/queries.ts';
import { estimateGameMinutes, getDefinition } from '#features/teams/sports/rules.ts';
import { readSettings } from '#platform/settings/server/queries.ts';
import { batches } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import { fixtureText } from '#shared/notation.ts';
import { wallsIn } from '#shared/time-zone.ts';
import type { PlanGame, SeasonPlan, SeasonSetup } from '../contract.ts';
import { type Around, questionOf, rulesOf, teamsIn } from '../question-rules.ts';
import { courtKey, type Ground, wallOf } from '../slot-rules.ts';
import { listPlanGames } from './queries.ts';

/** The question of a plan as the village is now. `isKept` chooses which of its games stay where they are. */
export async function readQuestion(
  db: Database,
  plan: SeasonPlan,
  isKept: (game: PlanGame) => boolean,
): Promise<TimetableQuestion> {
  const { setup, around } = await readAround(db, plan, await listPlanGames(db, plan.id));
  return questionOf(setup, { ...around, isKept });
}

/** What these games of a plan must keep to, wherever they are. */
export async function readRules(
  db: Database,
  plan: SeasonPlan,
  games: readonly PlanGame[],
): Promise<TimetableQuestion> {
  const { setup, around } = await readAround(db, plan, games);
  return rulesOf(setup, around);
}

async function readAround(
  db: Database,
  plan: SeasonPlan,
  games: readonly PlanGame[],
): Promise<{ setup: SeasonSetup; around: Around }> {
  const grounds = await readGrounds(db);
  const teamNames = await readTeamNames(db, teamsIn(plan.setup, games));
  const setup = withoutDeleted(plan.setup, grounds, teamNames);
  const { timeZone } = await readSettings(db);
  const wall = wallsIn(timeZone);
  const own = new Set(games.flatMap(({ gameId }) => gameId ?? []));
  const around = {
    ...{ name: plan.name, titles: plan.titles, grounds, teamNames, games, isKept: () => false, wall },
    busy: await readBusy(db, setup, { own, wall }),
    shared: await countSharedPlayers(db, [...teamNames.keys()]),
  };
  return { setup, around };
}

async function readGrounds(db: Database): Promise<Map<number, Ground>> {
  const rows = await db.selectFrom('venues').select(['id', 'name', 'closed_days']).execute();
  return new Map(rows.map(({ id, name, closed_days }) => [id, { id, name, closedDays: JSON.parse(closed_days) }]));
}

async function readTeamNames(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const names = new Map<number, string>();
  for (const some of batches(ids)) {
    const rows = await db.selectFrom('teams').select(['id', 'name']).where('id', 'in', some).execute();
    for (const { id, name } of rows) names.set(id, name);
  }
  return names;
}

/** Answers may be older than the deletion of a team or a venue. */
const withoutDeleted = (
  setup: SeasonSetup,
  grounds: ReadonlyMap<number, unknown>,
  teams: ReadonlyMap<number, unknown>,
): SeasonSetup => ({
  ...setup,
  venues: setup.venues.filter(({ venueId }) => grounds.has(venueId)),
  competitions: setup.competitions.map((one) => ({ ...one, teamIds: one.teamIds.filter((id) => teams.has(id)) })),
});

interface Others {
  /** Games of the village that come from the plan itself. */
  own: ReadonlySet<number>;
  wall: (at: string) => Date;
}

/** What the village plays already in these days. A game that names no court of its venue takes them all. */
async function readBusy(db: Database, setup: SeasonSetup, { own, wall }: Others): Promise<Busy[]> {
  const rows = await db
    .selectFrom('games')
    .innerJoin('sports', 'sports.id', 'games.sport_id')
    .innerJoin('teams as home', 'home.id', 'games.home_team_id')
    .innerJoin('teams as away', 'away.id', 'games.away_team_id')
    .select(['games.id', 'games.date_time', 'games.location', 'games.venue_id', 'sports.definition'])
    .select(['games.home_team_id', 'games.away_team_id', 'home.name as home', 'away.name as away'])
    .where('games.date_time', '>=', setup.firstDay)
    // A day more on either side, whatever the zone.
    .where(sql<string>`games.date_time`, '<', `${setup.lastDay}T99`)
    .where('games.status', 'not in', ['cancelled', 'postponed'])
    .orderBy('games.date_time')
    .execute();
  return rows
    .filter(({ id }) => !own.has(id))
    .flatMap((game) => {
      const at = wall(game.date_time);
      const slot = {
        day: at.toISOString().slice(0, 10),
        from: wallOf(at.getUTCHours() * 60 + at.getUTCMinutes()),
        minutes: estimateGameMinutes(getDefinition(game.definition)),
        teams: [String(game.home_team_id), String(game.away_team_id)],
        title: fixtureText(game.home, game.away),
      };
      return courtsTaken(game, setup).map((court) => ({ ...slot, court }));
    });
}

function courtsTaken({ venue_id, location }: { venue_id: number | null; location: string }, setup: SeasonSetup) {
  const venue = setup.venues.find(({ venueId }) => venueId === venue_id);
  if (!venue) return [null];
  const named = Number(/^court (\d+)$/.exec(splitPlace(location).area ?? '')?.[1]);
  if (named) return [courtKey(venue.venueId, named)];
  return Array.from({ length: venue.courts }, (_, at) => courtKey(venue.venueId, at + 1));
}
