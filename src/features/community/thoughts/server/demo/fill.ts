import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { seededRandom } from '#demo/random.ts';
import { opaqueIds } from '#features/community/conversation/contract.ts';
import { addComment, setLike } from '#features/community/conversation/server/commands.ts';
import { demoMembers } from '#features/people/accounts/server/demo/fill.ts';
import type { Member } from '#server/access/access.ts';
import { ListCell, readCsv, YesCell } from '#server/data-files.ts';
import type { Write } from '#server/write.ts';
import { newAlias } from '../aliases.ts';
import { postThought } from '../commands.ts';
import { thoughtCommentable } from '../queries.ts';

const minute = 60_000;
const naming = { ids: opaqueIds, newAlias };

/** Adds thoughts with comments and likes. Authors are random, because anyone could read a fixed list in the source. */
export async function addDemoThoughts(write: Write): Promise<void> {
  const people = await demoMembers(write);
  const authors = [...people.values()].filter(({ username }) => username !== 'admin');
  for (const { displayName, content, createdAt, comments } of planDemoThoughts(write.now)) {
    const posted = new Date(createdAt);
    const commentable = await post(as(write, pickMember(authors), posted), displayName, content);
    const [span, ends] = [write.now.getTime() - posted.getTime(), comments.length + 1];
    for (const [at, comment] of comments.entries()) {
      const commentedAt = new Date(posted.getTime() + (span * (at + 1)) / ends);
      await addComment(as(write, pickMember(authors), commentedAt), commentable, comment, naming);
    }
    for (const liker of authors) {
      if (randomInt(5) < 2) await setLike(as(write, liker, posted), commentable);
    }
  }
  const admin = people.get('admin');
  const earlier = new Date(write.now.getTime() - 50 * minute);
  if (!admin) return;
  for (const { displayName, content } of thoughts.filter(({ official }) => official))
    await post(as(write, { ...admin, isAdmin: true }, earlier), displayName, content);
}

async function post(write: Write<Member>, displayName: string, content: string): Promise<number> {
  const { id } = await postThought(write, { displayName, content });
  const commentable = await thoughtCommentable(write.db, write.viewer, id);
  if (commentable === null) throw new Error('A thought of the demo is not there');
  return commentable;
}

const as = (write: Write, viewer: Member, now: Date): Write<Member> => ({ ...write, viewer, now });

function pickMember(members: readonly Member[]): Member {
  const member = members[randomInt(members.length)];
  if (!member) throw new Error('Nobody lives in the demo village');
  return member;
}

interface DemoThought {
  displayName: string;
  content: string;
  createdAt: string;
  comments: string[];
}

/** Thoughts without authors, except an official one. Random authors are chosen when the demo rows are added. */
const thoughts = readCsv(
  join(import.meta.dirname, 'thoughts.csv'),
  z.strictObject({
    displayName: z.string(),
    content: z.string(),
    comments: z._default(ListCell, []),
    official: YesCell,
  }),
);

function planDemoThoughts(now: Date): DemoThought[] {
  const random = seededRandom('thoughts of the village');
  let minutesAgo = 3;
  return thoughts
    .filter(({ official }) => !official)
    .map((thought, at) => {
      minutesAgo += random.between(7, 30 + at * 35);
      return { ...thought, createdAt: new Date(now.getTime() - minutesAgo * minute).toISOString() };
    });
}
