import { withSubjects } from '#features/conversation/server/commands.ts';
import { batches } from '#server/database/batches.ts';
import { flag } from '#server/database/schema.ts';
import type { Write } from '#server/write.ts';
import type { GameCategory, GameStatus } from '../contract.ts';
import { rsvpKey } from './rsvp-commands.ts';

export interface DemoGame {
  id: number;
  sportId: number;
  homeTeamId: number;
  awayTeamId: number;
  dateTime: string;
  location: string;
  status: GameStatus;
  category: GameCategory;
  season: string;
  homeScore: number | null;
  awayScore: number | null;
  hasBoxScore: boolean;
}

export interface DemoRsvp {
  gameId: number;
  userName: string;
  /** Of the account that entered it; null for a visitor's. */
  username: string | null;
  createdAt: string;
}

export interface DemoGamesPlan {
  games: DemoGame[];
  rsvps: DemoRsvp[];
}

/** Adds the fixtures and who is coming; the accounts must be there already. */
export async function addDemoGames(write: Write, plan: DemoGamesPlan): Promise<void> {
  const rows = await withSubjects(write, 'game', plan.games.map(gameRow));
  for (const games of batches(rows)) await write.db.insertInto('games').values(games).execute();
  const accounts = await write.db.selectFrom('accounts').select(['id', 'username']).execute();
  const idOf = new Map(accounts.map(({ id, username }) => [username, id]));
  for (const rsvps of batches(plan.rsvps)) {
    const rows = rsvps.map((rsvp) => rsvpRow(rsvp, rsvp.username === null ? null : (idOf.get(rsvp.username) ?? null)));
    await write.db.insertInto('rsvps').values(rows).execute();
  }
  write.changed('games');
}

const gameRow = (game: DemoGame) => ({
  id: game.id,
  sport_id: game.sportId,
  home_team_id: game.homeTeamId,
  away_team_id: game.awayTeamId,
  date_time: game.dateTime,
  location: game.location,
  status: game.status,
  category: game.category,
  season: game.season,
  home_score: game.homeScore,
  away_score: game.awayScore,
  has_box_score: flag(game.hasBoxScore),
});

const rsvpRow = (rsvp: DemoRsvp, accountId: number | null) => ({
  game_id: rsvp.gameId,
  user_name: rsvp.userName,
  name_key: rsvpKey(rsvp.userName),
  account_id: accountId,
  created_at: rsvp.createdAt,
});
