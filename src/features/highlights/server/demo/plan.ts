import { seededRandom } from '#demo/random.ts';
import { type DemoAccount, demoAccounts } from '#features/accounts/server/demo/fill.ts';
import { planDemoGames } from '#features/games/server/demo/games.ts';
import type { DemoGame } from '#features/games/server/demo/scores.ts';
import type { DemoHighlightsPlan, DemoTalk } from './demo-highlight.ts';
import { planHighlights } from './highlights.ts';

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

const minute = 60_000;

const afterwards = [
  'Still shaking. What a finish!',
  'Rewatched this three times already',
  'That pass though 😮',
  'Proud of this team. Every single one of you.',
  'Defence, defence, defence.',
  'I was there! Front row, no voice left.',
  'Somebody frame this.',
  'We want a rematch. Signed, the other side.',
  'Ayeye! This is why I live here.',
  'The drums at the end got me',
  'Next time with more people in the stands please',
  'Coach called it on Tuesday. I have witnesses.',
  'Good game, see you in the second leg',
  'Fair play to both teams',
  'How is that not on the front page',
] as const;

const before = [
  'See you all there. Bring drums!',
  'Who is on transport duty?',
  'We owe them one from last season.',
  'Lifts from the main gate at half past, two seats left',
  'Wearing blue, are we?',
  'My first home game, where do I sit?',
] as const;

function planTalk(
  subject: string,
  mood: 'before' | 'after',
  size: { comments: number; likes: number },
  since: Date,
  now: Date,
  accounts: readonly DemoAccount[],
): DemoTalk {
  const random = seededRandom(`talk ${subject}`);
  const people = random.shuffled(accounts.map(({ username }) => username));
  const words = random.shuffled(mood === 'before' ? before : afterwards).slice(0, size.comments);
  const span = Math.max(minute, now.getTime() - since.getTime());
  const times = words.map(() => since.getTime() + span * (0.05 + random.next() * 0.9)).sort((a, b) => a - b);
  return {
    comments: words.map((content, at) => ({
      username: people[at % people.length] ?? '',
      content,
      createdAt: new Date(times[at] ?? since.getTime()).toISOString(),
    })),
    likedBy: random.shuffled(people).slice(0, size.likes),
  };
}
