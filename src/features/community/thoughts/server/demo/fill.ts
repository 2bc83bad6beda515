import { randomInt } from 'node:crypto';
import { seededRandom } from '#demo/random.ts';
import { opaqueIds } from '#features/community/conversation/contract.ts';
import { addComment, setLike } from '#features/community/conversation/server/commands.ts';
import { demoMembers } from '#features/people/accounts/server/demo/fill.ts';
import type { Member } from '#server/access/access.ts';
import type { Write } from '#server/write.ts';
import { newAlias } from '../aliases.ts';
import { postThought } from '../commands.ts';
import { thoughtSubject } from '../queries.ts';

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

interface DemoThought {
  displayName: string;
  content: string;
  createdAt: string;
  comments: string[];
}

/** Thoughts without authors. Random authors are chosen when the demo rows are added. */
const words: [displayName: string, content: string, comments?: string[]][] = [
  [
    'Captain Hindsight',
    'Unpopular opinion: the diski side would beat the first team this season.',
    ['Say that at training on Monday', 'Finally somebody said it', 'First team here. Name the day.'],
  ],
  [
    'Squat Club',
    'Whoever left the gym playlist on loop at 6am: thank you. PB on squats.',
    ['It was me. You are welcome.', 'Drop the playlist'],
  ],
  [
    'Sunday Nerves',
    'Is anyone else nervous about Sunday? We need every voice at the court.',
    ['I lost mine last week, getting it back for this', 'Drums are packed'],
  ],
  [
    'Laundry Ghost',
    'To the person who folded my laundry instead of dumping it on the table: you have restored my faith.',
    ['Keep the faith'],
  ],
  [
    'Left Back',
    'Being the only one at extra training in the rain is either dedication or a scheduling mistake.',
    ['It was a scheduling mistake', 'Respect either way'],
  ],
  ['Anonymous', 'The netball team deserves the big court more often. That is the thought.', ['This!', 'Louder']],
  [
    'Night Owl',
    'Chess blitz in the common room after midnight is the best sport in this village and I will not be moved.',
  ],
  [
    'Kit Washer',
    'Small request: turn your socks the right way round before they go in the team bag. Please. I beg.',
    ['Guilty', 'A hero speaks'],
  ],
  ['Bench Philosopher', 'You learn more about people from how they behave on the bench than from how they play.'],
  [
    'Half Time Orange',
    'Bring back oranges at half time. Energy gels have no soul.',
    ['Oranges and a speech', 'I will bring a bag on Saturday'],
  ],
  ['Stairs Enthusiast', 'Third week of taking the stairs. I can now speak when I arrive.'],
  [
    'Quiet Fan',
    'I do not know all the rules yet but I have not missed a home game this term. Thank you for making it easy to belong.',
    ['See you at the next one', 'The rules are optional in the stands anyway'],
  ],
  [
    'Goal Kick',
    'Studying for finals and playing finals in the same week should be a credit course.',
    ['Four credits at least'],
  ],
  ['Rival Spy', 'I live in another residence and your fans are the loudest. There, I said it.'],
  ['Retired Striker', 'Ankle says no. Heart says one more season.', ['Physio says call me', 'Heart is not a doctor']],
  ['Coffee First', 'Whoever scheduled a friendly for seven on a Saturday owes twenty-two people a coffee.'],
  [
    'Proud Roomie',
    'My roommate made the squad after three tries. I have never screamed so much at a notice board.',
    ['Congratulations to the roomie!'],
  ],
  ['Slow Runner', 'Last at every run, first at every breakfast after. Balance.'],
  [
    'Rule Book',
    'It was offside. I have watched it eleven times. It was offside.',
    ['It was not', 'Twelve times here: it was', 'Let it go'],
  ],
  [
    'Home Away',
    'First time away from home, and the team chat says goodnight to each other. That is all. That is the thought.',
    ['Goodnight', 'Same here. It helps.'],
  ],
  ['Ball Person', 'There are fourteen basketballs in that cupboard and not one of them bounces.'],
  ['Set Piece', 'We have scored from one corner since March. I have counted. I have time.'],
  ['Pool Shark', 'Table two leans to the left. I will only tell you after we have played.', ['That explains a lot']],
  ['Grateful Goalie', 'To my defenders: I saw all of it. Thank you.', ['Always']],
];

/** The official thought, whose author is named. */
const officialWord = 'Floodlights on the lower field are fixed. Evening sessions are back from tonight.';

function planDemoThoughts(now: Date): DemoThought[] {
  const random = seededRandom('thoughts of the village');
  let minutesAgo = 3;
  return words.map(([displayName, content, comments = []], at) => {
    minutesAgo += random.between(7, 30 + at * 35);
    return { displayName, content, comments, createdAt: new Date(now.getTime() - minutesAgo * minute).toISOString() };
  });
}
