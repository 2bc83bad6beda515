import { defineEvent } from '#server/write.ts';

/** One person is told of all that an act does to their games, once. `teamIds`: the teams that it is about. */
export const seasonNews = defineEvent<{
  accountId: number;
  teamIds: readonly number[];
  title: string;
  text: string;
  link: string;
}>('season.news');

/** All that an act does to games of the village, once: for whoever is nobody in particular. */
export const seasonTold = defineEvent<{ title: string; text: string; link: string }>('season.told');
