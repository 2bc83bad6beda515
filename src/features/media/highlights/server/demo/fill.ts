import { join } from 'node:path';
import * as z from 'zod/mini';
import { seededRandom } from '#demo/random.ts';
import { addComment, setLike, withCommentables } from '#features/community/conversation/server/commands.ts';
import { gamesTag } from '#features/competition/games/cache-tags.ts';
import { planDemoGames } from '#features/competition/games/server/demo/games.ts';
import type { DemoGame } from '#features/competition/games/server/demo/scores.ts';
import {
  type DemoAccount,
  type DemoMembers,
  demoAccounts,
  demoMembers,
} from '#features/people/accounts/server/demo/fill.ts';
import { readCsv } from '#server/data-files.ts';
import { flag } from '#server/database/schema.ts';
import type { Write } from '#server/write.ts';
import { highlightsTag } from '../../cache-tags.ts';
import type { DemoHighlight, DemoHighlightsPlan, DemoTalk } from './demo-highlight.ts';
import { planHighlights } from './highlights.ts';

/** Adds highlights, and comments and likes of games and highlights. The games must exist already. */
export async function addDemoHighlights(write: Write): Promise<void> {
  const plan = planDemoHighlights(write.now);
  const people = await demoMembers(write);
  const rows = await withCommentables(write, 'highlight', plan.highlights.map(highlightRow));
  await write.db.insertInto('highlights').values(rows).execute();
  for (const [at, { talk }] of plan.highlights.entries()) await addTalk(write, people, rows[at]?.subject_id, talk);
  for (const { gameId, talk } of plan.commentableGame)
    await addTalk(write, people, await findSubject(write, gameId), talk);
  write.changed(highlightsTag, gamesTag);
}

const highlightRow = (highlight: DemoHighlight) => ({
  title: highlight.title,
  description: highlight.description,
  video_id: highlight.videoId,
  video_kind: 'video' as const,
  thumbnail: highlight.thumbnail,
  duration: highlight.duration,
  featured: flag(highlight.featured),
  date_added: highlight.dateAdded,
  game_id: highlight.gameId,
});

/** Each comment comes from its own account, at its own time. */
async function addTalk(
  write: Write,
  people: DemoMembers,
  commentableId: number | undefined,
  talk: DemoTalk,
): Promise<void> {
  if (commentableId === undefined) return;
  for (const { username, content, createdAt } of talk.comments) {
    const viewer = people.get(username);
    if (viewer) await addComment({ ...write, viewer, now: new Date(createdAt) }, commentableId, content);
  }
  for (const username of talk.likedBy) {
    const viewer = people.get(username);
    if (viewer) await setLike({ ...write, viewer }, commentableId);
  }
}

async function findSubject(write: Write, gameId: number): Promise<number | undefined> {
  const game = await write.db.selectFrom('games').select('subject_id').where('id', '=', gameId).executeTakeFirst();
  return game?.subject_id;
}

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
      return { ...highlight, talk: planTalk(highlight.title, 'played', size, added, now, accounts) };
    }),
    commentableGame: talkedAbout(games).map((game) => {
      const upcoming = game.status === 'upcoming';
      const since = upcoming ? new Date(now.getTime() - 2 * day) : new Date(game.dateTime);
      const size = { comments: random.between(2, 5), likes: random.between(4, 13) };
      const subject = `${game.sportId} ${game.homeTeamId} ${game.awayTeamId}`;
      return { gameId: game.id, talk: planTalk(subject, upcoming ? 'upcoming' : 'played', size, since, now, accounts) };
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

const Comment = z.strictObject({ about: z.enum(['upcoming', 'played']), content: z.string() });
const comments = readCsv(join(import.meta.dirname, 'comments.csv'), Comment);
const commentsAbout = (wanted: 'upcoming' | 'played') =>
  comments.filter(({ about }) => about === wanted).map(({ content }) => content);

function planTalk(
  subject: string,
  about: 'upcoming' | 'played',
  size: { comments: number; likes: number },
  since: Date,
  now: Date,
  accounts: readonly DemoAccount[],
): DemoTalk {
  const random = seededRandom(`talk ${subject}`);
  const people = random.shuffled(accounts.map(({ username }) => username));
  const words = random.shuffled(commentsAbout(about)).slice(0, size.comments);
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
