import { DatabaseSync } from 'node:sqlite';
import type { SeasonSetup } from '#features/seasons/season-plans/contract.ts';
import { nameKey } from '#shared/names.ts';

interface PlanSize {
  sports: number;
  /** An even number. */
  teams: number;
  /** Games of further meetings that have no place. */
  unplaced: number;
}

export interface StoredPlan {
  plan: number;
  /** In the order of time. */
  games: { id: number; home: string; away: string; homeTeamId: number }[];
}

const names = ["O'Brien's 11", 'Émile Zola FC', 'Kopano 🦁', 'B', 'The Very Long-Winded Wanderers of Upper Campus'];
const nameOf = (sport: number, team: number, mark: string) =>
  `${names[(team * 7 + sport) % names.length]} ${sport + 1}.${team + 1}${mark}`;
const venueNames = ["Hall Q'1", 'Gull Park', 'The Covered Courts behind Protea Hill'];
const sportNames = ['Basketball', 'Netball', 'Volleyball 6×6', "Women's futsal", 'Chess ♟', 'Touch'];
const planName = "Autumn '27 🏆";
const countPlans = 'select count(*) as plans from season_plans where name = ?';
const monday = '2027-02-01';
const day = (days: number) => new Date(Date.parse(monday) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * A drafted season as a generator might leave it: single round robins, a round of each sport a week, on five evenings at
 * three venues with two courts. Written into the database, as it would take the generator longer.
 */
export function storePlan(folder: string, { sports, teams, unplaced }: PlanSize): StoredPlan {
  const database = openVillage(folder);
  const add = adderTo(database);
  database.exec('begin immediate');
  // Each further plan of a village has venues, sports and teams of its own.
  const mark = ['', ' II', ' III'][Number(database.prepare(countPlans).get(planName)?.['plans'])] ?? ' IV';
  const venues = venueNames.map((name) => add('venues', { name: name + mark, name_key: nameKey(name + mark) }));
  const competitions = sportNames.slice(0, sports).map((sportName, sport) => {
    const name = sportName + mark;
    const sportId = add('sports', { name, name_key: `${nameKey(name)} planned`, definition: 'general' });
    const teamIds = Array.from({ length: teams }, (_, team) => {
      const title = nameOf(sport, team, mark);
      return add('teams', { name: title, name_key: nameKey(title), sport_id: sportId, gender: 'Mixed' });
    });
    return { key: `s${sport}`, name: `${name} league`, sportId, teamIds };
  });
  const plan = add('season_plans', {
    ...{ name: planName, season: '2027', status: 'draft', setup: JSON.stringify(setupOf(venues, competitions)) },
    ...{ created_at: '2027-01-04T08:00:00.000Z', changed_at: '2027-01-04T08:00:00.000Z' },
  });
  const games: StoredPlan['games'] = [];
  for (const [sport, { key, teamIds }] of competitions.entries()) {
    const addGame = (round: number, at: number, [home, away]: readonly [number, number], isPlaced: boolean) => {
      const court = (at + sport) % 6;
      const slot = Math.floor(at / 6) + (sport >= 5 ? 1 : 0);
      const wall = `${day(round * 7 + (sport % 5))}T${String(15 + Math.floor((slot * 40) / 60)).padStart(2, '0')}:${String((slot * 40) % 60).padStart(2, '0')}:00.000Z`;
      const id = add('plan_games', {
        ...{ plan_id: plan, key: `${key}:${round}.${at}`, competition_key: key, round: `Round ${round + 1}` },
        ...{ home: JSON.stringify({ team: String(home) }), away: JSON.stringify({ team: String(away) }) },
        ...{ home_team_id: home, away_team_id: away, group_name: null, stage: round + 1, minutes: 40 },
        date_time: isPlaced ? wall : null,
        venue_id: isPlaced ? (venues[Math.floor(court / 2)] ?? null) : null,
        court: isPlaced ? (court % 2) + 1 : null,
        problem: isPlaced ? null : 'Every evening is taken: two more evenings or 35-minute games would help',
      });
      const title = (teamId: number) => nameOf(sport, teamIds.indexOf(teamId), mark);
      games.push({ id, home: title(home), away: title(away), homeTeamId: home });
    };
    for (let round = 0; round < teams - 1; round += 1) {
      for (const [at, pair] of pairsOf(teamIds, round).entries()) addGame(round, at, pair, true);
    }
    for (const [at, pair] of pairsOf(teamIds, 0).entries()) {
      if (sport === 0 && at < unplaced) addGame(teams, at, [pair[1], pair[0]], false);
    }
  }
  database.exec('commit');
  database.close();
  return { plan, games };
}

/** Somebody plays in both teams: their games at the same time are better avoided. */
export function sharePlayer(folder: string, teamIds: readonly [number, number]): void {
  const database = openVillage(folder);
  const add = adderTo(database);
  const accountId = Number(database.prepare('select id from accounts order by id limit 1').get()?.['id']);
  const name = "Sam O'Neill";
  for (const teamId of teamIds) {
    const playerId = add('players', { team_id: teamId, name, display_name: name, name_key: name, jersey_number: 7 });
    add('player_links', { player_id: playerId, account_id: accountId, team_id: teamId, since: monday });
  }
  database.close();
}

/** As if another process made the games of a plan; call the answer to end it. */
export function storeRun(folder: string, plan: number, begunBy: string): () => void {
  const database = openVillage(folder);
  const now = new Date();
  const inAnHour = new Date(now.getTime() + 3_600_000).toISOString();
  adderTo(database)('plan_runs', {
    ...{ plan_id: plan, token: 'run', begun_by: begunBy, percent: 40 },
    ...{ started_at: now.toISOString(), reported_at: inAnHour },
  });
  return () => {
    database.prepare('delete from plan_runs where plan_id = ?').run(plan);
    database.close();
  };
}

const openVillage = (folder: string) => new DatabaseSync(`${folder}/village.sqlite`, { timeout: 10_000 });

const adderTo =
  (database: DatabaseSync) =>
  (table: string, row: Record<string, string | number | null>): number => {
    const columns = Object.keys(row);
    const values = columns.map(() => '?').join();
    const sql = `insert into ${table} (${columns.join()}) values (${values})`;
    return Number(database.prepare(sql).run(...Object.values(row)).lastInsertRowid);
  };

/** The circle method. */
function pairsOf(teamIds: readonly number[], round: number): (readonly [number, number])[] {
  const [first = 0, ...others] = teamIds;
  const turned = [first, ...others.slice(round), ...others.slice(0, round)];
  return turned.slice(0, turned.length / 2).map((home, at) => [home, turned[turned.length - 1 - at] ?? 0]);
}

function setupOf(
  venues: readonly number[],
  competitions: readonly { key: string; name: string; sportId: number; teamIds: number[] }[],
): SeasonSetup {
  const evenings = (['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const).map((weekday) => ({
    day: weekday,
    from: '17:00',
    until: '21:00',
  }));
  return {
    firstDay: monday,
    lastDay: day(14 * 7 - 1),
    venues: venues.map((venueId) => ({ venueId, courts: 2, times: evenings })),
    daysOff: [{ from: '2027-03-22', until: '2027-03-22', reason: 'Human Rights Day' }],
    competitions: competitions.map(({ key, name, sportId, teamIds }) => ({
      ...{ key, name, sportId, teamIds, competitionId: null, kind: 'league', minutes: 40, venueIds: [] },
      format: { kind: 'roundRobin', meetings: 1 },
      ...{ gamesPerWeek: null, gamesPerDay: 1, restDays: 1, daysBetweenReturns: 7, firstDay: null, lastDay: null },
    })),
    wishes: [],
  };
}
