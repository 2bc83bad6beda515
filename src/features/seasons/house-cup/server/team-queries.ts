import { batches } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import type { SeasonGame } from './game-queries.ts';

export interface Homes {
  /** The residences of this village that a team belongs to. */
  of(teamId: number): number[];
  /** The teams that a competition lists. */
  entered(competitionId: number | null): number[];
}

export async function loadHomes(db: Database): Promise<Homes> {
  const residences = await db.selectFrom('residences').select('id').where('kind', '=', 'home').execute();
  const home = new Set(residences.map(({ id }) => id));
  const teams = await db
    .selectFrom('teams')
    .select(['id', 'residence_id', 'second_residence_id'])
    .where('residence_id', 'is not', null)
    .execute();
  const byTeam = new Map(
    teams.map(({ id, residence_id, second_residence_id }) => [
      id,
      [residence_id, second_residence_id].filter((one): one is number => one !== null && home.has(one)),
    ]),
  );
  const competitions = await db.selectFrom('competitions').select(['id', 'team_ids']).execute();
  const listed = new Map<number | null, number[]>(competitions.map(({ id, team_ids }) => [id, JSON.parse(team_ids)]));
  return { of: (teamId) => byTeam.get(teamId) ?? [], entered: (competitionId) => listed.get(competitionId) ?? [] };
}

/** Who is in the box score of a game, by `game:team`. */
export async function peopleInGames(
  db: Database,
  games: readonly SeasonGame[],
): Promise<Map<string, readonly string[]>> {
  const people = new Map<string, string[]>();
  const sides = new Map(
    games.map(({ id, home_team_id, away_team_id }) => [id, { home: home_team_id, away: away_team_id }]),
  );
  const add = (gameId: number, side: 'home' | 'away', person: string) => {
    const key = `${gameId}:${sides.get(gameId)?.[side]}`;
    people.set(key, [...(people.get(key) ?? []), person]);
  };
  for (const some of batches([...sides.keys()])) {
    const lines = await db
      .selectFrom('box_score_lines')
      .select(['game_id', 'player_id', 'side'])
      .where('game_id', 'in', some)
      .where('did_not_play', '=', 0)
      .execute();
    for (const { game_id, player_id, side } of lines) add(game_id, side, `player:${player_id}`);
    const walkOns = await db
      .selectFrom('box_score_walk_ons')
      .select(['game_id', 'walk_on_id', 'side'])
      .where('game_id', 'in', some)
      .execute();
    for (const { game_id, walk_on_id, side } of walkOns) add(game_id, side, `game:${game_id}:${walk_on_id}`);
  }
  return people;
}

/** Ratings by `game:team`. */
export async function ratingsOf(db: Database, games: readonly SeasonGame[]): Promise<Map<string, number>> {
  const ratings = new Map<string, number>();
  for (const some of batches(games.map(({ id }) => id))) {
    const rows = await db
      .selectFrom('cup_ratings')
      .select(['game_id', 'team_id', 'rating'])
      .where('game_id', 'in', some)
      .execute();
    for (const { game_id, team_id, rating } of rows) ratings.set(`${game_id}:${team_id}`, rating / 100);
  }
  return ratings;
}
