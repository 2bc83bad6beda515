import type { Database } from '#server/database/schema.ts';
import type { Contest } from '../contest.ts';
import type { Cup } from '../contract.ts';
import { medalPlaces } from '../place-rules.ts';
import type { Homes } from './team-queries.ts';

/** The meets of a cup's season: those of its competitions, and those without one on its days. */
export async function loadMeets(
  db: Database,
  cup: Pick<Cup, 'season' | 'firstDay' | 'lastDay'>,
  homes: Homes,
  toDay: (instant: string) => string,
): Promise<Contest[]> {
  const rows = await db
    .selectFrom('meets')
    .leftJoin('competitions', 'competitions.id', 'meets.competition_id')
    .select(['meets.id', 'meets.sport_id', 'meets.competition_id', 'meets.date_time', 'competitions.season'])
    .where('meets.status', '=', 'completed')
    .orderBy('meets.date_time')
    .orderBy('meets.id')
    .execute();
  const meets = rows.filter(({ season, date_time }) =>
    season === null ? isWithin(cup, toDay(date_time)) : season === cup.season,
  );
  const results = await resultsOf(
    db,
    meets.map(({ id }) => id),
  );
  return meets.map(({ id, sport_id, competition_id, date_time }) => ({
    key: `meet:${id}`,
    sportId: sport_id,
    competitionId: competition_id,
    meetId: id,
    from: date_time,
    until: date_time,
    isOver: true,
    games: [],
    teams: teamsIn(results.get(id) ?? [], homes),
  }));
}

const isWithin = ({ firstDay, lastDay }: Pick<Cup, 'firstDay' | 'lastDay'>, day: string): boolean =>
  firstDay <= day && day <= lastDay;

type MeetRow = Awaited<ReturnType<typeof selectResults>>[number];

function teamsIn(results: readonly MeetRow[], homes: Homes): Contest['teams'] {
  const byTeam = Map.groupBy(results, ({ team_id }) => team_id);
  const places = medalPlaces([...byTeam].map(([id, of]) => ({ id, places: of.flatMap(({ place }) => place ?? []) })));
  return [...byTeam].flatMap(([id, of]) => {
    const residenceIds = homes.of(id);
    if (residenceIds.length === 0) return [];
    const people = of.flatMap(({ player_id, name, status }) =>
      status === 'DNS' ? [] : player_id === null ? (name ?? []) : `player:${player_id}`,
    );
    const place = places.get(id) ?? null;
    return [{ id, residenceIds, place, isInPlayoffs: false, people: [...new Set(people)], rating: null }];
  });
}

async function resultsOf(db: Database, meetIds: readonly number[]): Promise<Map<number, MeetRow[]>> {
  if (meetIds.length === 0) return new Map();
  return Map.groupBy(await selectResults(db, meetIds), ({ meet_id }) => meet_id);
}

const selectResults = (db: Database, meetIds: readonly number[]) =>
  db
    .selectFrom('meet_results as result')
    .innerJoin('meet_events as event', 'event.id', 'result.event_id')
    .select(['event.meet_id', 'result.player_id', 'result.name', 'result.place', 'result.status'])
    .select('result.team_id')
    .$narrowType<{ team_id: number }>()
    .where('event.meet_id', 'in', [...meetIds])
    .where('result.team_id', 'is not', null)
    .orderBy('result.id')
    .execute();
