import { inventPeople } from '#demo/names.ts';
import { seededRandom } from '#demo/random.ts';
import { followDemoIds } from '#demo/rows.ts';
import { withCommentables } from '#features/community/conversation/server/commands.ts';
import { venueNamed } from '#features/competition/venues/rules.ts';
import { venueNames } from '#features/competition/venues/server/queries.ts';
import { type DemoAccount, demoAccounts } from '#features/people/accounts/server/demo/fill.ts';
import { demoTeams } from '#features/teams/teams/server/demo/teams.ts';
import { batches } from '#server/database/engine.ts';
import { flag } from '#server/database/schema.ts';
import type { Write } from '#server/write.ts';
import { gamesTag } from '../../cache-tags.ts';
import { updateTeamRecords } from '../record-commands.ts';
import { rsvpKey } from '../rsvp-queries.ts';
import { planDemoGames } from './games.ts';
import type { DemoGame, DemoRsvp } from './scores.ts';

const crowds = [23, 17, 14, 19, 11, 9, 12, 7, 8, 5, 6, 5];
const keenest = ['Thandi', 'Sipho'];
const minute = 60_000;

export function planRsvps(now: Date, games: readonly DemoGame[], accounts: readonly DemoAccount[]): DemoRsvp[] {
  const soonest = games
    .filter(({ status }) => status === 'upcoming')
    .toSorted((a, b) => (a.dateTime < b.dateTime ? -1 : 1))
    .slice(0, crowds.length);
  return soonest.flatMap((game, at) => drawCrowd(now, game, crowds[at] ?? 5, accounts));
}

function drawCrowd(now: Date, game: DemoGame, size: number, accounts: readonly DemoAccount[]): DemoRsvp[] {
  const random = seededRandom(`rsvp ${game.sportId} ${game.homeTeamId} ${game.awayTeamId}`);
  const usernames = new Map(accounts.map(({ username, displayName }) => [displayName.split(' ')[0], username]));
  return namesFor(`${game.sportId} ${game.homeTeamId}`, size).map((userName, at) => ({
    gameId: game.id,
    userName,
    username: random.chance(0.8) || at < keenest.length ? (usernames.get(userName) ?? null) : null,
    createdAt: new Date(now.getTime() - (size - at) * 97 * minute).toISOString(),
  }));
}

function namesFor(subject: string, size: number): string[] {
  const random = seededRandom(`names ${subject}`);
  const meet = inventPeople(`going ${subject}`);
  const names = new Set(keenest);
  while (names.size < size) {
    const { first, last } = meet(random.chance(0.5));
    const short = `${first} ${last.charAt(0).toUpperCase()}.`;
    names.add(names.has(first) ? short : first);
  }
  return [...names];
}

/** Adds the demo games and RSVPs, and updates the records of the teams. */
export async function addDemoGames(write: Write): Promise<void> {
  const games = planDemoGames(write.now);
  const venues = await venueNames(write.db);
  for (const rows of batches(
    await withCommentables(
      write,
      'game',
      games.map((game) => gameRow(game, venueNamed(venues, game.location)?.id ?? null)),
    ),
  )) {
    await write.db.insertInto('games').values(rows).execute();
  }
  await addRsvps(write, planRsvps(write.now, games, demoAccounts(write.now)));
  await updateTeamRecords(
    write,
    demoTeams.map(({ id }) => id),
  );
  await followDemoIds(write, 'games');
  write.changed(gamesTag);
}

async function addRsvps(write: Write, plan: readonly DemoRsvp[]): Promise<void> {
  const accounts = await write.db.selectFrom('accounts').select(['id', 'username']).execute();
  const idByUsername = new Map(accounts.map(({ id, username }) => [username, id]));
  for (const rsvps of batches(plan)) {
    const rows = rsvps.map((rsvp) =>
      rsvpRow(rsvp, rsvp.username === null ? null : (idByUsername.get(rsvp.username) ?? null)),
    );
    await write.db.insertInto('rsvps').values(rows).execute();
  }
}

const gameRow = (game: DemoGame, venueId: number | null) => ({
  id: game.id,
  sport_id: game.sportId,
  home_team_id: game.homeTeamId,
  away_team_id: game.awayTeamId,
  date_time: game.dateTime,
  location: game.location,
  venue_id: venueId,
  status: game.status,
  category: game.category,
  season: game.season,
  competition_id: game.competitionId,
  result_type: game.resultType,
  result_against: game.resultAgainst,
  forfeit_notice: game.forfeitNotice,
  counts: flag(game.counts),
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
