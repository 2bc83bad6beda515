export interface DemoEpisode {
  series: string;
  number: number;
  title: string;
  description: string;
  videoId: string;
  duration: string;
  publishedOn: string;
  tags: string[];
  next: { title: string; text: string };
  subscribers: string[];
}

export const firstEpisode: DemoEpisode = {
  series: 'Village Sports News',
  number: 1,
  title: 'The season opens',
  description:
    'The first Village Sports News: the opening round in pictures, a visit to the netball squad, five quick ' +
    'questions for the chess captain, and who to watch this term.\n\nPresented from the lower field, whatever the weather.',
  videoId: 'M7lc1UVf-VE',
  duration: '19:45',
  publishedOn: '2025-06-20',
  tags: ['Village Sports News', 'Basketball', 'Netball', 'Season opener'],
  next: {
    title: 'Episode 2',
    text: 'Semi-final week: four teams, two places, and the story behind the drums. Coming soon.',
  },
  subscribers: ['officer', 'thandi.m', 'imraan', 'robyn.h'],
};
