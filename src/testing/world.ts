import type { PictureService } from '#features/uploads/server/commands.ts';
import type { Database } from '#server/database/schema.ts';
import { nameKey } from '#shared/name-key.ts';
import { type MediaRows, mediaRows } from './media-rows.ts';
import { usernames } from './people.ts';

/** Rows to call the routes with; each call gives new ones, so that a deletion takes nothing from the next. */
export interface World extends MediaRows {
  sport(): Promise<number>;
  team(): Promise<number>;
  club(): Promise<number>;
  player(): Promise<number>;
  /** An upcoming game, next month. */
  game(): Promise<number>;
  /** An upcoming game to which the test's member has added `Thandi`. */
  gameWithRsvp(): Promise<number>;
  workout(): Promise<number>;
  tip(): Promise<number>;
  /** The sport of all teams and games made here. */
  sportId: number;
  homeTeamId: number;
  awayTeamId: number;
  memberId: number;
  account(): Promise<number>;
  officerRow(): Promise<number>;
  /** A further session of the test's member. */
  memberSession(): Promise<number>;
  /** A word not given before. */
  word(): string;
}

const nextMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString();

/** Pictures can be had only where the village's own place for them is given. */
export async function buildWorld(db: Database, pictures?: PictureService): Promise<World> {
  let given = 0;
  const word = () => {
    given += 1;
    return `w${given}x${Math.round(performance.now())}`;
  };
  const idOf = async (insert: { executeTakeFirstOrThrow(): Promise<{ id: number }> }) =>
    (await insert.executeTakeFirstOrThrow()).id;

  const sport = async () => {
    const name = word();
    return idOf(
      db
        .insertInto('sports')
        .values({ name, name_key: nameKey(name) })
        .returning('id'),
    );
  };
  const sportId = await sport();
  const team = async () => {
    const name = word();
    return idOf(
      db
        .insertInto('teams')
        .values({
          name,
          name_key: name,
          sport_id: sportId,
          logo: null,
          gender: 'Mixed',
          games_played: 0,
          wins: 0,
          losses: 0,
        })
        .returning('id'),
    );
  };
  const homeTeamId = await team();
  const awayTeamId = await team();
  const accountNamed = (username: string) =>
    db.selectFrom('accounts').select('id').where('username', '=', username).executeTakeFirstOrThrow();
  const memberId = (await accountNamed(usernames.member)).id;

  const subject = (kind: string) => idOf(db.insertInto('subjects').values({ kind }).returning('id'));
  const game = async () => {
    const subject_id = await subject('game');
    return idOf(
      db
        .insertInto('games')
        .values({
          sport_id: sportId,
          home_team_id: homeTeamId,
          away_team_id: awayTeamId,
          date_time: nextMonth(),
          location: 'Village Court',
          status: 'upcoming',
          category: 'regular',
          season: '2026',
          home_score: null,
          away_score: null,
          subject_id,
        })
        .returning('id'),
    );
  };
  const at = () => new Date().toISOString();
  const account = () => {
    const name = word();
    return idOf(
      db
        .insertInto('accounts')
        .values({ username: name, username_key: name, display_name: name, password_hash: '-', created_at: at() })
        .returning('id'),
    );
  };

  return {
    ...mediaRows(db, memberId, pictures),
    sport,
    team,
    game,
    sportId,
    homeTeamId,
    awayTeamId,
    memberId,
    word,
    club: async () => {
      const name = word();
      return idOf(
        db
          .insertInto('clubs')
          .values({
            name,
            name_key: name,
            logo: null,
            description: null,
            member_count: 0,
            meeting_time: 'TBA',
            featured: 0,
            hidden: 0,
            sport_id: null,
          })
          .returning('id'),
      );
    },
    player: async () => {
      const name = word();
      return idOf(
        db
          .insertInto('players')
          .values({
            ...noStats,
            name,
            display_name: name,
            name_key: name,
            team_id: homeTeamId,
            position: null,
            jersey_number: null,
            photo: null,
            bio: null,
          })
          .returning('id'),
      );
    },
    gameWithRsvp: async () => {
      const id = await game();
      await db
        .insertInto('rsvps')
        .values({
          game_id: id,
          user_name: 'Thandi',
          name_key: nameKey('Thandi'),
          account_id: memberId,
          created_at: at(),
        })
        .execute();
      return id;
    },
    workout: () =>
      idOf(
        db
          .insertInto('workouts')
          .values({
            title: word(),
            description: null,
            duration: '30 mins',
            featured: 0,
            exercises: JSON.stringify([{ name: 'Squat', sets: '3', reps: '12' }]),
            created_at: at(),
          })
          .returning('id'),
      ),
    tip: () =>
      idOf(
        db
          .insertInto('tips')
          .values({
            ...{ title: word(), description: 'Drink before you are thirsty.' },
            ...{ category: 'Nutrition', icon: 'apple-alt', featured: 0, created_at: at() },
          })
          .returning('id'),
      ),
    account,
    officerRow: async () => {
      const accountId = await account();
      return idOf(db.insertInto('officers').values({ account_id: accountId, added_at: at() }).returning('id'));
    },
    memberSession: () =>
      idOf(
        db
          .insertInto('sessions')
          .values({
            token_hash: word(),
            account_id: memberId,
            created_at: at(),
            last_seen_at: at(),
            admin_until: null,
            password_at: at(),
          })
          .returning('id'),
      ),
  };
}

const noStats = {
  points: 0,
  rebounds: 0,
  assists: 0,
  steals: 0,
  blocks: 0,
  shots_made: 0,
  shots_taken: 0,
  three_pointers_made: 0,
  three_pointers_taken: 0,
  free_throws_made: 0,
  free_throws_taken: 0,
  games_played: 0,
};
