import { seededRandom } from '#demo/random.ts';
import { demoAccounts } from '#features/accounts/server/demo/people.ts';
import type { DemoGame } from '#features/games/server/demo/demo-game.ts';
import { planDemoGames } from '#features/games/server/demo/games.ts';
import type { DemoHighlightsPlan } from './demo-highlight.ts';
import { planHighlights } from './highlights.ts';
import { planTalk } from './talk.ts';

const day = 86_400_000;

export function planDemoHighlights(now: Date): DemoHighlightsPlan {
  const games = planDemoGames(now);
  const accounts = demoAccounts(now);
  const random = seededRandom('talk of the village');
  const highlights = planHighlights(now, games);
  return {
    highlights: highlights.map((highlight, at) => {
      const recent = at > highlights.length - 10;
      const size = { comments: random.between(recent ? 1 : 0, recent ? 5 : 2), likes: random.between(2, 13) };
      const added = new Date(highlight.dateAdded);
      return { ...highlight, talk: planTalk(highlight.title, 'after', size, added, now, accounts) };
    }),
    gameTalk: talkedAbout(games).map((game) => {
      const upcoming = game.status === 'upcoming';
      const since = upcoming ? new Date(now.getTime() - 2 * day) : new Date(game.dateTime);
      const size = { comments: random.between(2, 5), likes: random.between(4, 13) };
      const subject = `${game.sportId} ${game.homeTeamId} ${game.awayTeamId}`;
      return { gameId: game.id, talk: planTalk(subject, upcoming ? 'before' : 'after', size, since, now, accounts) };
    }),
  };
}

function talkedAbout(games: readonly DemoGame[]): DemoGame[] {
  const inOrder = games.toSorted((a, b) => (a.dateTime < b.dateTime ? -1 : 1));
  return [
    ...inOrder.filter(({ status }) => status === 'completed').slice(-8),
    ...inOrder.filter(({ status }) => status === 'live'),
    ...inOrder.filter(({ status }) => status === 'upcoming').slice(0, 4),
  ];
}
