import { readFileSync } from 'node:fs';

const readText = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8').trim();

interface RealTeam {
  team: string;
  arena: string;
  won: number;
  lost: number;
}

/**
 * The basketball season 2013-14: 1,230 games of 30 teams and 89 of its play-offs, with its published table. A game's
 * venue is its home team's arena, unchecked: it only gives the import venues to read.
 */
export function realBasketballTeams(): Map<string, RealTeam> {
  const [, ...rows] = readText('basketball-2013-14.teams.csv').split('\n');
  return new Map(
    rows.map((row) => {
      const [key = '', team = '', arena = '', won, lost] = row.split(',');
      return [key, { team, arena, won: Number(won), lost: Number(lost) }];
    }),
  );
}

/** All of its games as a spreadsheet, with the arenas. */
export function realBasketballSeason(): string {
  const teams = realBasketballTeams();
  const [regular = '', playoffs = ''] = readText('basketball-2013-14.txt').split('play-offs\n');
  const rows = [...gamesIn(regular, 'league', teams), ...gamesIn(playoffs, 'playoff', teams)];
  return ['date,home,away,home score,away score,venue,category,competition', ...rows].join('\n');
}

const game = /(\w+) (\d+)-(\d+) (\w+)(?: at ([^,\n]+))?/g;

function gamesIn(text: string, category: string, teams: ReadonlyMap<string, RealTeam>): string[] {
  return text.split('\n').flatMap((line) => {
    const [day = '', games = ''] = line.split(': ');
    return [...games.matchAll(game)].map(([, host = '', own, other, guest = '', elsewhere]) => {
      const home = teams.get(host);
      return [day, home?.team, teams.get(guest)?.team, own, other, elsewhere ?? home?.arena, category, 'NBA'].join(',');
    });
  });
}
