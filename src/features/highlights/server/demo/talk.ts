import { seededRandom } from '#demo/random.ts';
import type { DemoAccount } from '#features/accounts/server/demo/people.ts';
import type { DemoTalk } from './demo-highlight.ts';

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

export function planTalk(
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
