import { randomInt } from 'node:crypto';
import { demoMembers } from '#features/accounts/server/demo/fill.ts';
import { opaqueIds } from '#features/conversation/contract.ts';
import { addComment, setLike } from '#features/conversation/server/commands.ts';
import type { Member } from '#server/access/access.ts';
import type { Write } from '#server/write.ts';
import { newAlias } from '../aliases.ts';
import { postThought } from '../commands.ts';
import { thoughtSubject } from '../queries.ts';
import { officialWord, planDemoThoughts } from './thoughts.ts';

const minute = 60_000;
const naming = { ids: opaqueIds, newAlias };

/** Adds thoughts with comments and likes. Authors are random, because anyone could read a fixed list in the source. */
export async function addDemoThoughts(write: Write): Promise<void> {
  const people = await demoMembers(write);
  const authors = [...people.values()].filter(({ username }) => username !== 'admin');
  for (const { displayName, content, createdAt, comments } of planDemoThoughts(write.now)) {
    const posted = new Date(createdAt);
    const subject = await post(as(write, oneOf(authors), posted), displayName, content);
    const [span, ends] = [write.now.getTime() - posted.getTime(), comments.length + 1];
    for (const [at, comment] of comments.entries()) {
      const commentedAt = new Date(posted.getTime() + (span * (at + 1)) / ends);
      await addComment(as(write, oneOf(authors), commentedAt), subject, comment, naming);
    }
    for (const liker of authors) {
      if (randomInt(5) < 2) await setLike(as(write, liker, posted), subject);
    }
  }
  const admin = people.get('admin');
  const earlier = new Date(write.now.getTime() - 50 * minute);
  if (admin) await post(as(write, { ...admin, isAdmin: true }, earlier), 'House committee', officialWord);
}

async function post(write: Write<Member>, displayName: string, content: string): Promise<number> {
  const { id } = await postThought(write, { displayName, content });
  const subject = await thoughtSubject(write.db, write.viewer, id);
  if (subject === null) throw new Error('A thought of the demo is not there');
  return subject;
}

const as = (write: Write, viewer: Member, now: Date): Write<Member> => ({ ...write, viewer, now });

function oneOf(members: readonly Member[]): Member {
  const member = members[randomInt(members.length)];
  if (!member) throw new Error('Nobody lives in the demo village');
  return member;
}
