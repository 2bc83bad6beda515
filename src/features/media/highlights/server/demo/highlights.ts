import { residences } from '#demo/names.ts';
import type { DemoGame } from '#features/competition/games/server/demo/scores.ts';
import { demoTeams } from '#features/teams/teams/server/demo/teams.ts';
import type { DemoHighlight } from './demo-highlight.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const teams = 'Home v Away';

interface Moment {
  sportId: number;
  game: number | null;
  title: string;
  description: string;
  poster: number;
  duration: string;
  /** A film that has been on YouTube for many years, in place of the village's own. */
  videoId: string;
  daysAgo?: number;
  minutesAgo?: number;
  featured?: boolean;
}

const [basketball, netball, soccer, rugby, esports, diski, chess, cheer, fitness, pool, hockey] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
];

const moments: Moment[] = [
  {
    sportId: netball,
    game: 0,
    title: `Netball Highlights: ${teams}`,
    poster: 3,
    duration: '2:30',
    description: 'Four quarters of quick hands: the turnovers, the long feeds and the goal that settled it.',
    videoId: 'jNQXAC9IVRw',
    minutesAgo: 15,
    featured: true,
  },
  {
    sportId: basketball,
    game: 0,
    title: `Full-court finish: ${teams}`,
    poster: 1,
    duration: '3:12',
    description: 'Ten points in the last two minutes, and the bench on its feet.',
    videoId: 'aqz-KE-bpKQ',
  },
  {
    sportId: soccer,
    game: 0,
    title: `Late winner: ${teams}`,
    poster: 4,
    duration: '1:48',
    description: 'A corner, a scramble, a boot through the crowd of legs.',
    videoId: 'YE7VzlLtp-4',
  },
  {
    sportId: basketball,
    game: 1,
    title: 'Top five blocks of the week',
    poster: 2,
    duration: '2:05',
    description: 'Not in this paint. Number one was heard in the laundry room.',
    videoId: 'R6MlUcmOul8',
  },
  {
    sportId: chess,
    game: 0,
    title: 'Eleven moves to mate',
    poster: 8,
    duration: '4:40',
    description: 'Board two, move by move, with the captain talking us through it.',
    videoId: 'eRsGyueVLvQ',
  },
  {
    sportId: rugby,
    game: 0,
    title: `Try of the season: ${teams}`,
    poster: 5,
    duration: '2:22',
    description: 'Eight passes, seventy metres, one very tired flanker.',
    videoId: 'TLkA0RELQ1g',
  },
  {
    sportId: netball,
    game: 1,
    title: 'Defence wins it',
    poster: 14,
    duration: '1:55',
    description: 'Every intercept of the third quarter, in one go.',
    videoId: 'M7lc1UVf-VE',
  },
  {
    sportId: esports,
    game: 0,
    title: 'The comeback on map three',
    poster: 6,
    duration: '5:01',
    description: 'Two rounds down, one life left, and the lounge going quiet.',
    videoId: 'LXb3EKWsInQ',
  },
  {
    sportId: diski,
    game: 0,
    title: `Showboat and goal: ${teams}`,
    poster: 7,
    duration: '1:20',
    description: 'Tsamaya, shibobo, top corner.',
    videoId: 'pRpeEdMmmQ0',
  },
  {
    sportId: hockey,
    game: 0,
    title: 'Short corner masterclass',
    poster: 12,
    duration: '1:37',
    description: 'Drilled on Monday, scored on Saturday.',
    videoId: '04854XqcfCY',
  },
  {
    sportId: cheer,
    game: null,
    title: 'Half-time show',
    poster: 9,
    duration: '3:33',
    daysAgo: 9,
    description: 'The squad takes the court, and the pyramid stands.',
    videoId: 'ZbZSe6N_BXs',
  },
  {
    sportId: basketball,
    game: 2,
    title: `Buzzer beater: ${teams}`,
    poster: 13,
    duration: '0:48',
    description: 'From the logo, off the glass. The referee had to look twice.',
    videoId: 'btPJPFnesV4',
  },
  {
    sportId: soccer,
    game: 1,
    title: 'Keeper of the month',
    poster: 15,
    duration: '2:14',
    description: 'Three saves in one minute, the last with her face.',
    videoId: 'HgzGwKwLmgM',
  },
  {
    sportId: pool,
    game: null,
    title: 'Trick shot night',
    poster: 11,
    duration: '2:58',
    daysAgo: 13,
    description: 'Seven rails, one glass of water, no insurance.',
    videoId: 'iPUmE-tne5U',
  },
  {
    sportId: fitness,
    game: null,
    title: 'Sunrise session on the lower field',
    poster: 10,
    duration: '6:15',
    description: 'Forty people, one whistle, and a coach with no mercy.',
    videoId: '9jK-NcRmVcw',
    daysAgo: 16,
  },
  {
    sportId: rugby,
    game: 1,
    title: `Scrum of the day: ${teams}`,
    poster: 16,
    duration: '1:05',
    description: 'Five metres backwards, and then some.',
    videoId: '-tJYN-eG1zk',
  },
  {
    sportId: basketball,
    game: 3,
    title: 'Assist queen',
    poster: 2,
    duration: '1:42',
    description: 'No look, no fear: eleven assists in one game.',
    videoId: 'WTJSt4wP2ME',
  },
  {
    sportId: diski,
    game: 1,
    title: 'Street skills, village style',
    poster: 7,
    duration: '2:44',
    description: 'The warm-up had more tricks than the game.',
    videoId: 'fJ9rUzIMcZQ',
  },
  {
    sportId: esports,
    game: 1,
    title: 'Grand final draft, explained',
    poster: 6,
    duration: '8:20',
    description: 'Why they banned it, and why it worked.',
    videoId: 'hT_nvWreIhg',
  },
  {
    sportId: soccer,
    game: 2,
    title: `Derby day: ${teams}`,
    poster: 4,
    duration: '3:50',
    description: 'Drums, dust and three goals.',
    videoId: 'YQHsXMglC9A',
  },
  {
    sportId: hockey,
    game: 1,
    title: 'Goalmouth scramble',
    poster: 12,
    duration: '0:59',
    description: 'Count the rebounds; we got to six.',
    videoId: '60ItHLz5WEA',
  },
  {
    sportId: chess,
    game: 1,
    title: 'Blitz night final',
    poster: 8,
    duration: '5:30',
    description: 'Two seconds left on one clock, three on the other.',
    videoId: 'RgKAFK5djSk',
  },
  {
    sportId: cheer,
    game: null,
    title: 'Try-outs: the making of the squad',
    poster: 9,
    duration: '4:05',
    description: 'Sixty came, eighteen stayed, everyone danced.',
    videoId: 'OPf0YbXqDm0',
    daysAgo: 34,
  },
  {
    sportId: basketball,
    game: 4,
    title: `Opening night: ${teams}`,
    poster: 1,
    duration: '2:51',
    description: 'New season, new floor, same noise.',
    videoId: 'uelHwf8o7_U',
  },
];

/** Newest last, in the order in which they were added. */
export function planHighlights(now: Date, games: readonly DemoGame[]): Omit<DemoHighlight, 'talk'>[] {
  const highlights = moments.map((moment) => {
    const game = moment.game === null ? undefined : completedAtHome(games, moment.sportId)[moment.game];
    return {
      title: moment.title.replace(teams, game ? formatNames(game) : 'the village'),
      description: moment.description,
      videoId: moment.videoId,
      thumbnail: `/art/posters/${moment.poster}.svg`,
      duration: moment.duration,
      featured: moment.featured ?? false,
      dateAdded: addedAt(now, moment, game),
      gameId: game?.id ?? null,
    };
  });
  return highlights.toSorted((a, b) => (a.dateAdded < b.dateAdded ? -1 : 1));
}

function addedAt(now: Date, { minutesAgo, daysAgo = 20 }: Moment, game: DemoGame | undefined): string {
  if (minutesAgo !== undefined) return new Date(now.getTime() - minutesAgo * minute).toISOString();
  if (!game) return new Date(now.getTime() - daysAgo * day).toISOString();
  const afterwards = new Date(game.dateTime).getTime() + 150 * minute;
  return new Date(Math.min(afterwards, now.getTime() - 20 * minute)).toISOString();
}

function completedAtHome(games: readonly DemoGame[], sportId: number): DemoGame[] {
  const own = new Set(demoTeams.filter(({ residence }) => residence === 'pv').map(({ id }) => id));
  return games
    .filter((game) => game.sportId === sportId && game.status === 'completed')
    .filter((game) => own.has(game.homeTeamId) || own.has(game.awayTeamId))
    .toSorted((a, b) => (a.dateTime > b.dateTime ? -1 : 1));
}

const formatNames = ({ homeTeamId, awayTeamId }: DemoGame): string =>
  `${shortName(homeTeamId)} v ${shortName(awayTeamId)}`;

function shortName(teamId: number): string {
  const team = demoTeams.find(({ id }) => id === teamId);
  return team ? residences[team.residence].name : 'Visitors';
}
