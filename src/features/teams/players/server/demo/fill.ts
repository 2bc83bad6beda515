import { drawPortrait, type PortraitSitter } from '#demo/art/portrait.ts';
import { inventPeople, type Person, residences } from '#demo/names.ts';
import { type Random, seededRandom } from '#demo/random.ts';
import { followDemoIds } from '#demo/rows.ts';
import { type DemoTeam, demoTeams } from '#features/teams/teams/server/demo/teams.ts';
import { batches } from '#server/database/engine.ts';
import { flag } from '#server/database/schema.ts';
import type { DemoArt } from '#server/feature.ts';
import type { Write } from '#server/write.ts';
import { playersTag } from '../../cache-tags.ts';
import { noStats as noTotals, type StatTotals } from '../../stat-names.ts';
import { playerNameKey, statColumns } from '../stat-columns.ts';

export interface RosterPlace {
  id: number;
  team: DemoTeam;
  person: Person;
  position: string;
  jerseyNumber: number | null;
  bio: string;
  isCaptain: boolean;
  isClubAnchor: boolean;
  /** How much this player contributes to the team's game, from 1 to 10. */
  skill: number;
}

const soccerPositions =
  'Forward,Midfielder,Goalkeeper,Defender,Midfielder,Forward,Defender,Midfielder,Defender,Forward,Defender';

/** In the order in which a roster is filled, so that a short one has the most important positions. */
const positions: Record<number, string> = {
  1: 'Point Guard,Small Forward,Center,Shooting Guard,Power Forward',
  2: 'Goal Shooter,Centre,Goal Keeper,Goal Attack,Wing Defence,Wing Attack,Goal Defence',
  3: soccerPositions,
  4: 'Fly-half,Wing,Number 8,Centre,Scrum-half,Lock,Hooker,Fullback,Flanker,Prop',
  5: 'In-game Leader,Entry Fragger,Support,Sniper,All-rounder',
  6: soccerPositions,
  7: 'First Board,Second Board,Third Board,Fourth Board,Fifth Board,Sixth Board',
  8: 'Flyer,Base,Back Spot,Tumbler',
  9: 'Coach,Lifter,Runner,Rower',
  10: 'Breaker,Closer,All-rounder,Safety Player',
  11: 'Striker,Midfielder,Goalkeeper,Defender,Midfielder,Striker,Defender,Midfielder,Defender',
};

const highestJersey: Record<number, number> = { 1: 45, 2: 20, 3: 23, 4: 23, 5: 99, 6: 23, 11: 24 };

export function planRoster(teams: readonly DemoTeam[]): RosterPlace[] {
  const meet = inventPeople('players');
  return teams.flatMap((team) => teamOf(team, meet)).map((place, at) => ({ id: at + 1, ...place }));
}

/** People with a demo account, keyed by their team and their place in its roster. */
const residents: Readonly<Record<string, readonly [first: string, last: string]>> = {
  'pv-netball 3': ['Nandi', 'Zikhali'],
  'pv-soccer 5': ['Nandi', 'Zikhali'],
  'baobab-soccer 4': ['Lerato', 'Moleko'],
  'pv-basketball 12': ['Ruan', 'van Wyk'],
  'oak-basketball 7': ['Tumelo', 'Sello'],
  'oak-chess 2': ['Imraan', 'Davids'],
  'pv-chess 3': ['Thandi', 'Mabaso'],
};

/** The captain's place in the roster, for teams whose captain has an account. Other teams' captains come first. */
const captains: Readonly<Record<string, number>> = {
  'pv-soccer': 5,
  'baobab-soccer': 4,
  'pv-basketball': 12,
  'oak-basketball': 7,
  'oak-chess': 2,
  'pv-chess': 3,
};

/** Renames a generated person, instead of skipping one, so that the others in the random sequence stay the same. */
function asResident(met: Person, place: string): Person {
  const [first, last] = residents[place] ?? [met.first, met.last];
  return { ...met, first, last, name: `${first} ${last}` };
}

function teamOf(team: DemoTeam, meet: (feminine: boolean) => Person): Omit<RosterPlace, 'id'>[] {
  const random = seededRandom(`roster ${team.slug}`);
  const jerseys = jerseysOf(random, team);
  const roles = (positions[team.sportId] ?? 'Player').split(',');
  return Array.from({ length: team.rosterSize }, (_, at) => ({
    team,
    person: asResident(meet(isWoman(team, at)), `${team.slug} ${at}`),
    position: roles[at % roles.length] ?? 'Player',
    jerseyNumber: jerseys[at] ?? null,
    bio: bioOf(random),
    isCaptain: at === (captains[team.slug] ?? 0),
    isClubAnchor: team.residence === 'pv' && at === 1,
    skill: Math.max(1, 10 - at + random.between(-1, 1)),
  }));
}

function isWoman({ gender }: DemoTeam, at: number): boolean {
  return gender === 'Mixed' ? at % 2 === 1 : gender === 'Female';
}

function jerseysOf(random: Random, team: DemoTeam): number[] {
  const highest = highestJersey[team.sportId];
  if (highest === undefined) return [];
  return random.shuffled(Array.from({ length: highest }, (_, at) => at + 1)).slice(0, team.rosterSize);
}

const years = ['First-year', 'Second-year', 'Third-year', 'Final-year', 'Honours'] as const;
const subjects = [
  'civil engineering',
  'law',
  'nursing',
  'actuarial science',
  'education',
  'computer science',
  'physiotherapy',
  'accounting',
  'journalism',
  'architecture',
  'agriculture',
  'psychology',
  'chemistry',
  'social work',
  'economics',
  'fine arts',
] as const;
const habits = [
  'who arrives first and leaves last',
  'who reads the game two moves ahead',
  'who never stops talking on defence',
  'who learned to play in a dusty school yard and still plays without fear',
  'who calms everyone down when it gets close',
  'who makes the team laugh before the hardest games',
  'who turned a bad knee into a good work ethic',
  'who is happiest when the stands are loud',
  'who coaches the under-tens on Saturday mornings',
  'who keeps a notebook on every opponent',
  'who came to watch once and was on the roster a week later',
  'who would rather make the pass than take the shot',
  'who trains before lectures, rain or not',
  'who has missed one game in two seasons, for a graduation',
  'who cooks for the whole floor after a win',
  'who plays with a borrowed lucky wristband',
] as const;

const bioOf = (random: Random): string =>
  `${random.pick(years)} ${random.pick(subjects)} student ${random.pick(habits)}.`;

export const portraitCount = 270;

export function sitters(): PortraitSitter[] {
  const players = planRoster(demoTeams).map(({ person, team }) => sitter(person, residences[team.residence]));
  const meet = inventPeople('residents');
  const others = Array.from({ length: Math.max(0, portraitCount - players.length) }, (_, at) =>
    sitter(meet(at % 2 === 1), residences.pv),
  );
  return [...players, ...others];
}

const sitter = (
  { feminine, tone }: { feminine: boolean; tone: number },
  colours: { light: string; dark: string; trim: string },
): PortraitSitter => ({ feminine, tone, jersey: colours.light, jerseyShade: colours.dark, trim: colours.trim });

export const playersArt = (): DemoArt[] =>
  sitters().map((sitter, at) => [`portraits/${at + 1}.svg`, drawPortrait(String(at + 1), sitter)]);

export type DemoStats = StatTotals;

export interface DemoSeasonOf {
  playerId: number;
  stats: DemoStats;
  areStatsDerived: boolean;
  isMvp: boolean;
  isAllStar: boolean;
}

export const noStats = (): DemoStats => ({ ...noTotals });

export async function addDemoPlayers(write: Write): Promise<void> {
  for (const places of batches(planRoster(demoTeams))) {
    await write.db.insertInto('players').values(places.map(playerRow)).execute();
  }
  await followDemoIds(write, 'players');
  write.changed(playersTag);
}

export async function settleDemoSeason(write: Write, seasons: readonly DemoSeasonOf[]): Promise<void> {
  for (const { playerId, stats, areStatsDerived, isMvp, isAllStar } of seasons) {
    const kept_stats = areStatsDerived ? JSON.stringify(noTotals) : null;
    await write.db
      .updateTable('players')
      .set({ ...statColumns(stats), kept_stats, is_mvp: flag(isMvp), is_all_star: flag(isAllStar) })
      .where('id', '=', playerId)
      .execute();
  }
  write.changed(playersTag);
}

function playerRow({ id, team, person, position, jerseyNumber, bio, isCaptain, isClubAnchor }: RosterPlace) {
  const { name } = person;
  return {
    id,
    name,
    display_name: name,
    name_key: playerNameKey({ name, displayName: name, position }),
    team_id: team.id,
    position,
    jersey_number: jerseyNumber,
    photo: `/art/portraits/${id}.svg`,
    bio,
    is_captain: flag(isCaptain),
    is_club_anchor: flag(isClubAnchor),
    ...statColumns(noStats()),
  };
}
