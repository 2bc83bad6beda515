import { type DemoMembers, demoMembers } from '#features/accounts/server/demo/fill.ts';
import { addComment, setLike, withSubjects } from '#features/conversation/server/commands.ts';
import { flag } from '#server/database/schema.ts';
import type { Write } from '#server/write.ts';
import type { DemoHighlight, DemoTalk } from './demo-highlight.ts';
import { planDemoHighlights } from './plan.ts';

/** Adds highlights, and comments and likes of games and highlights. The games must exist already. */
export async function addDemoHighlights(write: Write): Promise<void> {
  const plan = planDemoHighlights(write.now);
  const people = await demoMembers(write);
  const rows = await withSubjects(write, 'highlight', plan.highlights.map(highlightRow));
  await write.db.insertInto('highlights').values(rows).execute();
  for (const [at, { talk }] of plan.highlights.entries()) await addTalk(write, people, rows[at]?.subject_id, talk);
  for (const { gameId, talk } of plan.gameTalk) await addTalk(write, people, await subjectOf(write, gameId), talk);
  write.changed('highlights', 'games');
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
  subjectId: number | undefined,
  talk: DemoTalk,
): Promise<void> {
  if (subjectId === undefined) return;
  for (const { username, content, createdAt } of talk.comments) {
    const viewer = people.get(username);
    if (viewer) await addComment({ ...write, viewer, now: new Date(createdAt) }, subjectId, content);
  }
  for (const username of talk.likedBy) {
    const viewer = people.get(username);
    if (viewer) await setLike({ ...write, viewer }, subjectId);
  }
}

async function subjectOf(write: Write, gameId: number): Promise<number | undefined> {
  const game = await write.db.selectFrom('games').select('subject_id').where('id', '=', gameId).executeTakeFirst();
  return game?.subject_id;
}
