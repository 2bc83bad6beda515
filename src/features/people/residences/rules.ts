import { nameKey } from '#shared/names.ts';

interface NamedTeam {
  id: number;
  name: string;
  sportId: number;
}

interface HomeSide {
  homeSideName: string;
  homeSidePatterns: readonly string[];
}

export interface FoundResidence {
  name: string;
  isHome: boolean;
  teamIds: number[];
}

/** The last words of the names of student residences. */
const endings = new Set([
  'res',
  'residence',
  'house',
  'hall',
  'lodge',
  'heights',
  'village',
  'college',
  'hostel',
  'koshuis',
]);

/**
 * The residences that teams' names reveal. The home side is one, by the patterns of the settings. Any other is a name
 * that begins the names of two teams or more, and is either a whole team's name somewhere (`Sunridge`, `Sunridge
 * Glitch`) or ends as residences do (`Oak Res Rooks`, `Oak Res Overclock`). Within one sport only the latter counts:
 * `Bayern` and `Bayern II` may be anything.
 */
export function residencesIn(
  teams: readonly NamedTeam[],
  { homeSideName, homeSidePatterns }: HomeSide,
): FoundResidence[] {
  const isHome = ({ name }: NamedTeam) => homeSidePatterns.some((pattern) => name.includes(pattern));
  const home = teams.filter(isHome);
  const others = teams.filter((team) => !isHome(team));
  const byStart = startsOf(others);
  const found = new Map<string, FoundResidence>();
  for (const team of others) {
    const start = splitWords(team.name).map((_, at, words) => words.slice(0, at + 1).join(' '));
    const name = start.find((candidate) => isResidence(candidate, byStart.get(nameKey(candidate)) ?? []));
    if (name === undefined) continue;
    const residence = found.get(nameKey(name)) ?? { name, isHome: false, teamIds: [] };
    residence.teamIds.push(team.id);
    found.set(nameKey(name), residence);
  }
  const ours = home.length > 0 ? [{ name: homeSideName, isHome: true, teamIds: home.map(({ id }) => id) }] : [];
  return [...ours, ...[...found.values()].filter(({ name }) => nameKey(name) !== nameKey(homeSideName))];
}

/** The teams by each beginning of their names, in whole words. */
function startsOf(teams: readonly NamedTeam[]): Map<string, NamedTeam[]> {
  const starts = new Map<string, NamedTeam[]>();
  for (const team of teams) {
    splitWords(team.name).forEach((_, at, words) => {
      const key = nameKey(words.slice(0, at + 1).join(' '));
      starts.set(key, [...(starts.get(key) ?? []), team]);
    });
  }
  return starts;
}

function isResidence(start: string, teams: readonly NamedTeam[]): boolean {
  if (teams.length < 2) return false;
  const words = splitWords(start);
  if (words.length > 1 && endings.has(nameKey(words.at(-1) ?? ''))) return true;
  const sports = new Set(teams.map(({ sportId }) => sportId));
  return sports.size > 1 && teams.some(({ name }) => nameKey(name) === nameKey(start));
}

const splitWords = (name: string) => name.split(/\s+/).filter(Boolean);

interface Crested {
  crest: string | null;
  firstColour: string;
  secondColour: string;
}

/** The crest of a team without a logo: that of its residence, or one colour of each of two. */
export function crestOf(first: Crested, second: Crested | undefined): { picture: string | null; colours: string[] } {
  return second
    ? { picture: null, colours: [first.firstColour, second.firstColour] }
    : { picture: first.crest, colours: [first.firstColour, first.secondColour] };
}
