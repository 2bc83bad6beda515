import type { Write } from '#server/write.ts';

const hour = 3_600_000;

/** Hours ago, title, content; oldest first. */
const said: [hoursAgo: number, title: string, content: string][] = [
  [
    2030,
    'Welcome to a new term of village sport',
    'Eleven sports, one village. Sign up for a club on the Join page, put the fixtures into your calendar, and come and shout at the first home game.',
  ],
  [
    1510,
    'Trials begin on Monday',
    'Basketball and netball on the Village Court from 17:30, soccer and rugby on the Lower Field.\nBring water and both kinds of shoes. Nobody is turned away in the first week.',
  ],
  [
    1105,
    'Floodlights on until 22:00',
    'The court stays lit an hour longer on weekdays. Please keep music down after 21:00: the library windows face the baseline.',
  ],
  [
    840,
    'Photo day went well, thank you',
    'All portraits are in. If yours is missing from the Players page, tell a ground anchor and bring a clean shirt.',
  ],
  [
    505,
    'Lost and found',
    'Two water bottles, a left soccer boot (size 8) and a very good umbrella are waiting at reception.',
  ],
  [
    260,
    'Rule reminder before the derby',
    'Benches are for players and coaches. Supporters stand behind the rope, drums behind the supporters.',
  ],
  [
    96,
    'Water off on Thursday morning',
    'No showers at the Village Court between 08:00 and 11:00 while a valve is replaced. Early training moves to the Fitness Studio.',
  ],
  [
    18,
    'Derby day: be there an hour early',
    'Gates open at 17:30 and the stand holds 240. The first hundred in village colours get a vetkoek.\n\nCan’t make it? The live stream starts ten minutes before tip-off.',
  ],
];

/** Adds what the village was told this term. */
export async function addDemoAnnouncements(write: Write): Promise<void> {
  const rows = said.map(([hoursAgo, title, content]) => ({
    title,
    content,
    created_at: new Date(write.now.getTime() - hoursAgo * hour).toISOString(),
  }));
  await write.db.insertInto('announcements').values(rows).execute();
  write.changed('announcements');
}
