import type { TimetableGame } from '../../../contract.ts';
import { UnreadableQuestion } from '../unreadable.ts';
import { attribute, type Element, findAll, listOf } from './elements.ts';
import type { RobinXResources, RobinXTeam } from './resources.ts';

/** The round robins of each league, and additional games. */
export function readGames(root: Element, { teams, leagues }: RobinXResources, note: (text: string) => void) {
  const formats = findAll(root, 'Format');
  const games = leagues.flatMap(({ id }) => {
    const format = formats.find((one) => listOf(one, 'leagueIds', 'leagueId').includes(id)) ?? formats[0];
    const rounds = countOf('numberRoundRobin', textOf(format, 'numberRoundRobin') ?? '2');
    if (textOf(format, 'gameMode') === 'P') note('The halves of the season (gameMode P) are not kept apart');
    const own = teams.filter(({ league }) => league === id);
    return Array.from({ length: rounds }, (_, meeting) => meetings(own, meeting, rounds)).flat();
  });
  const byId = new Map(teams.map((team) => [team.id, team]));
  const more = findAll(root, 'game').flatMap((game) => {
    const home = byId.get(attribute(game, 'team1', 'home') ?? '');
    const away = byId.get(attribute(game, 'team2', 'away') ?? '');
    const count = countOf('number of additional games', attribute(game, 'number') ?? '1');
    return home && away ? Array.from({ length: count }, () => gameOf(home, away)) : [];
  });
  return numberSame([...games, ...more]);
}

const mostMeetings = 20;

function countOf(name: string, text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 0 && count <= mostMeetings) return count;
  throw new UnreadableQuestion(`${name} must be a whole number up to ${mostMeetings}, not ${text}`);
}

const textOf = (format: Element | undefined, name: string): string | null =>
  (format && findAll(format, name)[0]?.text) || null;

/** A last odd meeting gives each team as many home as away games, or one more. */
function meetings(teams: readonly RobinXTeam[], meeting: number, rounds: number): TimetableGame[] {
  return teams.flatMap((one, at) =>
    teams.slice(at + 1).map((other, after) => {
      const isTurned = meeting === rounds - 1 && rounds % 2 === 1 ? after % 2 === 1 : meeting % 2 === 1;
      return isTurned ? gameOf(other, one) : gameOf(one, other);
    }),
  );
}

const gameOf = (home: RobinXTeam, away: RobinXTeam): TimetableGame => ({
  id: `${home.id}-${away.id}`,
  competition: home.league,
  home: { team: home.id },
  away: { team: away.id },
  group: null,
  round: null,
  stage: 1,
  minutes: 60,
});

function numberSame(games: readonly TimetableGame[]): TimetableGame[] {
  const seen = new Map<string, number>();
  return games.map((game) => {
    const count = (seen.get(game.id) ?? 0) + 1;
    seen.set(game.id, count);
    return count === 1 ? game : { ...game, id: `${game.id}-${count}` };
  });
}
