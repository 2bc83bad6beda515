import type { Contest, ContestTeam, CupResidence } from './contest.ts';
import type { CupRules, Level } from './rule-fields.ts';

/** The points of each team for its place, in hundredths. */
export function placePoints(
  { tiedPlaces }: CupRules,
  level: Level,
  contest: Contest,
  residences: readonly CupResidence[],
): Map<number, number> {
  const { teams } = contest;
  const placed = teams.filter(({ place }) => place !== null);
  const factor = level.placesByTurnout ? turnoutFactors(contest, residences) : () => 1;
  return new Map(
    teams.map((team) => {
      const sharing = placed.filter(({ place }) => place === team.place).length;
      const tied = tiedPlaces === 'share' ? sharing : 1;
      return [team.id, Math.round(averageAt(level, team, tied, placed.length) * factor(team) * 100)];
    }),
  );
}

/** What a place gives, on average with those that level teams take up. */
function averageAt(level: Level, { place }: ContestTeam, tied: number, of: number): number {
  if (place === null) return level.otherPlaces;
  const taken = Array.from({ length: tied }, (_, index) => place + index);
  return taken.reduce((sum, one) => sum + pointsAt(level, one, of), 0) / tied;
}

const pointsAt = ({ places, otherPlaces, perTeamBehind }: Level, place: number, of: number): number =>
  (places[place - 1] ?? otherPlaces) + perTeamBehind * Math.max(0, of - place + 1);

/** The share of a residence's people who took part, by the average share of the residences that did. */
function turnoutFactors({ teams }: Contest, residences: readonly CupResidence[]): (team: ContestTeam) => number {
  const shares = new Map<number, number>();
  for (const { id, residents } of residences) {
    const people = new Set(
      teams.filter(({ residenceIds }) => residenceIds.includes(id)).flatMap((team) => team.people),
    );
    if (residents > 0 && people.size > 0) shares.set(id, people.size / residents);
  }
  const average = [...shares.values()].reduce((sum, share) => sum + share, 0) / shares.size;
  return ({ residenceIds, people }) => {
    if (people.length === 0) return 0;
    const own = residenceIds.flatMap((id) => shares.get(id) ?? []);
    return own.length === 0 ? 1 : own.reduce((sum, share) => sum + share, 0) / own.length / average;
  };
}

/** The places of a contest with a knock-out after a table: whoever is not in the knock-out comes behind it. */
export function placesBehind(
  knockout: ReadonlyMap<number, number>,
  table: readonly { id: number; position: number }[],
): Map<number, number> {
  const others = table.filter(({ id }) => !knockout.has(id));
  const behind = (position: number) => others.filter((other) => other.position < position).length;
  return new Map([
    ...knockout,
    ...others.map(({ id, position }) => [id, knockout.size + 1 + behind(position)] as const),
  ]);
}

/** Who came where at a meet of several events: most first places first, among equals most second places, and so on. */
export function medalPlaces(teams: readonly { id: number; places: readonly number[] }[]): Map<number, number> {
  const placed = teams.filter(({ places }) => places.length > 0);
  return new Map(
    placed.map((team) => [team.id, 1 + placed.filter((other) => hasBetter(other.places, team.places)).length]),
  );
}

function hasBetter(one: readonly number[], other: readonly number[]): boolean {
  for (const place of [...new Set([...one, ...other])].sort((a, b) => a - b)) {
    const [own, others] = [one, other].map((places) => places.filter((each) => each === place).length);
    if (own !== others) return Number(own) > Number(others);
  }
  return false;
}
