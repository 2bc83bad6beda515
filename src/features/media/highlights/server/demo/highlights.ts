import { join } from 'node:path';
import * as z from 'zod/mini';
import { findResidence } from '#demo/names.ts';
import type { DemoGame } from '#features/competition/games/server/demo/scores.ts';
import { SportCell } from '#features/teams/sports/server/demo/sports.ts';
import { demoTeams } from '#features/teams/teams/server/demo/teams.ts';
import { NumberCell, readCsv, YesCell } from '#server/data-files.ts';
import { fixtureText } from '#shared/notation.ts';
import type { DemoHighlight } from './demo-highlight.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Stands for the names of the teams. */
const teams = 'Home v Away';

const Moment = z.strictObject({
  sport: SportCell,
  /** The village's how many last game of the sport it shows: 0 is the last. */
  game: z._default(z.nullable(NumberCell), null),
  title: z.string(),
  description: z.string(),
  poster: NumberCell,
  duration: z.string(),
  /** A film that has been on YouTube for many years, in place of the village's own. */
  videoId: z.string(),
  daysAgo: z.exactOptional(NumberCell),
  minutesAgo: z.exactOptional(NumberCell),
  featured: YesCell,
});
type Moment = z.infer<typeof Moment>;

const moments = readCsv(join(import.meta.dirname, 'highlights.csv'), Moment);

/** Newest last, in the order in which they were added. */
export function planHighlights(now: Date, games: readonly DemoGame[]): Omit<DemoHighlight, 'talk'>[] {
  const highlights = moments.map((moment) => {
    const game = moment.game === null ? undefined : ownGames(games, moment.sport, 'completed')[moment.game];
    return {
      title: moment.title.replace(teams, game ? formatNames(game) : 'the village'),
      description: moment.description,
      videoId: moment.videoId,
      thumbnail: `/art/posters/${moment.poster}.svg`,
      duration: moment.duration,
      featured: moment.featured,
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

/** Games of the village's own teams, the last first. */
export function ownGames(games: readonly DemoGame[], sportId: number, status: DemoGame['status']): DemoGame[] {
  const own = new Set(demoTeams.filter(({ residence }) => residence === 'pv').map(({ id }) => id));
  return games
    .filter((game) => game.sportId === sportId && game.status === status)
    .filter((game) => own.has(game.homeTeamId) || own.has(game.awayTeamId))
    .toSorted((a, b) => (a.dateTime > b.dateTime ? -1 : 1));
}

const formatNames = ({ homeTeamId, awayTeamId }: DemoGame): string =>
  fixtureText(shortName(homeTeamId), shortName(awayTeamId));

function shortName(teamId: number): string {
  const team = demoTeams.find(({ id }) => id === teamId);
  return team ? findResidence(team.residence).name : 'Visitors';
}
