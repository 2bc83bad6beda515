import { peopleOfTheVillage } from '#demo/names.ts';
import { seededRandom } from '#demo/random.ts';
import type { DemoAccount } from '#features/accounts/server/demo/people.ts';
import type { DemoGame, DemoRsvp } from './demo-game.ts';

const crowds = [23, 17, 14, 19, 11, 9, 12, 7, 8, 5, 6, 5];
const keenest = ['Thandi', 'Sipho'];
const minute = 60_000;

export function planRsvps(now: Date, games: readonly DemoGame[], accounts: readonly DemoAccount[]): DemoRsvp[] {
  const soonest = games
    .filter(({ status }) => status === 'upcoming')
    .toSorted((a, b) => (a.dateTime < b.dateTime ? -1 : 1))
    .slice(0, crowds.length);
  return soonest.flatMap((game, at) => crowdOf(now, game, crowds[at] ?? 5, accounts));
}

function crowdOf(now: Date, game: DemoGame, size: number, accounts: readonly DemoAccount[]): DemoRsvp[] {
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
  const meet = peopleOfTheVillage(`going ${subject}`);
  const names = new Set(keenest);
  while (names.size < size) {
    const { first, last } = meet(random.chance(0.5));
    const short = `${first} ${last.charAt(0).toUpperCase()}.`;
    names.add(names.has(first) ? short : first);
  }
  return [...names];
}
