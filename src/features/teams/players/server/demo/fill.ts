import { join } from 'node:path';
import * as z from 'zod/mini';
import { drawPortrait, type PortraitSitter } from '#demo/art/portrait.ts';
import { findResidence, inventPeople, type Person } from '#demo/names.ts';
import { type Random, seededRandom } from '#demo/random.ts';
import { followDemoIds } from '#demo/rows.ts';
import { SportCell } from '#features/teams/sports/server/demo/sports.ts';
import { type DemoTeam, demoTeams } from '#features/teams/teams/server/demo/teams.ts';
import { ListCell, NumberCell, readCsv, readJson, YesCell } from '#server/data-files.ts';
import { batches } from '#server/database/engine.ts';
import { flag } from '#server/database/schema.ts';
import type { DemoArt } from '#server/feature.ts';
import type { Write } from '#server/write.ts';
import { playersTag } from '../../cache-tags.ts';
import { noStats as noTotals, type StatTotals } from '../../stat-names.ts';
import { playerNameKey, statColumns } from '../stat-columns.ts';

export interface RosterEntry {
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

/** Positions are in the order in which a roster is filled, so that a short one has the most important ones. */
const positions = readCsv(
  join(import.meta.dirname, 'positions.csv'),
  z.strictObject({ sport: SportCell, highestJersey: z.exactOptional(NumberCell), positions: ListCell }),
);

export function planRoster(teams: readonly DemoTeam[]): RosterEntry[] {
  const meet = inventPeople('players');
  return teams.flatMap((team) => inventRoster(team, meet)).map((place, at) => ({ id: at + 1, ...place }));
}

/** People with a demo account, by the slug of their team and their place in its roster. Other teams' captains come first. */
const members = readCsv(
  join(import.meta.dirname, 'members.csv'),
  z.strictObject({ team: z.string(), place: NumberCell, first: z.string(), last: z.string(), captain: YesCell }),
);

/** Renames a generated person, instead of skipping one, so that the others in the random sequence stay the same. */
function asMember(met: Person, team: string, place: number): Person {
  const { first, last } = members.find((one) => one.team === team && one.place === place) ?? met;
  return { ...met, first, last, name: `${first} ${last}` };
}

function inventRoster(team: DemoTeam, meet: (feminine: boolean) => Person): Omit<RosterEntry, 'id'>[] {
  const random = seededRandom(`roster ${team.slug}`);
  const jerseys = drawJerseys(random, team);
  const roles = positions.find(({ sport }) => sport === team.sportId)?.positions ?? ['Player'];
  const captain = members.find((one) => one.team === team.slug && one.captain)?.place ?? 0;
  return Array.from({ length: team.rosterSize }, (_, at) => ({
    team,
    person: asMember(meet(isWoman(team, at)), team.slug, at),
    position: roles[at % roles.length] ?? 'Player',
    jerseyNumber: jerseys[at] ?? null,
    bio: writeBio(random),
    isCaptain: at === captain,
    isClubAnchor: team.residence === 'pv' && at === 1,
    skill: Math.max(1, 10 - at + random.between(-1, 1)),
  }));
}

function isWoman({ gender }: DemoTeam, at: number): boolean {
  return gender === 'Mixed' ? at % 2 === 1 : gender === 'Female';
}

function drawJerseys(random: Random, team: DemoTeam): number[] {
  const highest = positions.find(({ sport }) => sport === team.sportId)?.highestJersey;
  if (highest === undefined) return [];
  return random.shuffled(Array.from({ length: highest }, (_, at) => at + 1)).slice(0, team.rosterSize);
}

const Words = z.tuple([z.string()], z.string());
const { years, subjects, habits } = readJson(
  join(import.meta.dirname, 'bios.json'),
  z.strictObject({ years: Words, subjects: Words, habits: Words }),
);

const writeBio = (random: Random): string =>
  `${random.pick(years)} ${random.pick(subjects)} student ${random.pick(habits)}.`;

export const portraitCount = 320;

export function sitters(): PortraitSitter[] {
  const players = planRoster(demoTeams).map(({ person, team }) => sitter(person, findResidence(team.residence)));
  const meet = inventPeople('residents');
  const others = Array.from({ length: Math.max(0, portraitCount - players.length) }, (_, at) =>
    sitter(meet(at % 2 === 1), findResidence('pv')),
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

export interface DemoPlayerSeason {
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

export async function recomputeDemoSeason(write: Write, seasons: readonly DemoPlayerSeason[]): Promise<void> {
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

function playerRow({ id, team, person, position, jerseyNumber, bio, isCaptain, isClubAnchor }: RosterEntry) {
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
