import type { Side, TimetableGame, TimetableQuestion } from '../../contract.ts';
import { slotKey } from './build-places.ts';
import type { Competition, DayOfPlaces, Game, Place, Team } from './model.ts';

export function buildGames(
  question: TimetableQuestion,
  places: readonly Place[],
  teams: ReadonlyMap<string, Team>,
  competitions: ReadonlyMap<string, Competition>,
): Game[] {
  const byKey = new Map(places.map((place) => [slotKey(place.slot), place]));
  const current = new Map(question.current?.map(({ game, slot }) => [game, slot]));
  const choose = placeChooser(places, new Set(question.games.flatMap(({ fixed }) => (fixed ? [slotKey(fixed)] : []))));
  const games: Game[] = [];
  for (const source of question.games) {
    const competition = competitions.get(source.competition);
    if (!competition) continue;
    const fixed = source.fixed && byKey.get(slotKey(source.fixed));
    const days = fixed ? [{ day: fixed.day, places: [fixed] }] : choose(source);
    const slot = current.get(source.id);
    const now = slot && byKey.get(slotKey(slot));
    const game: Game = {
      index: games.length,
      source,
      competition,
      home: teamOf(source.home, teams),
      away: teamOf(source.away, teams),
      days,
      isFixed: fixed !== undefined,
      before: [],
      after: [],
      returns: [],
      // Only where it may stay: its time may be too short by now, or its court not be for it.
      standing: now && days.some(({ places: onDay }) => onDay.includes(now)) ? now : null,
      place: null,
    };
    games.push(game);
    game.competition.games.push(game);
    for (const team of sidesOf(game)) {
      team.total += 1;
      if (!game.competition.teams.includes(team)) game.competition.teams.push(team);
    }
  }
  linkReturns(games);
  linkOrder(games);
  return games;
}

export const sidesOf = ({ home, away }: Game): Team[] => [home, away].filter((team) => team !== null);

const teamOf = (side: Side, teams: ReadonlyMap<string, Team>): Team | null =>
  'team' in side ? (teams.get(side.team) ?? null) : null;

/** Games that may use the same places share one list: thousands of games would each have thousands. */
function placeChooser(places: readonly Place[], onlyFixed: ReadonlySet<string>) {
  const lists = new Map<string, readonly DayOfPlaces[]>();
  return ({ minutes, courts, between }: TimetableGame): readonly DayOfPlaces[] => {
    const key = JSON.stringify([minutes, courts, between]);
    const known = lists.get(key);
    if (known) return known;
    const fitting = places.filter(
      ({ slot }) =>
        slot.minutes >= minutes &&
        (!courts || courts.includes(slot.court)) &&
        (!between || (between.from <= slot.day && slot.day <= between.until)) &&
        !onlyFixed.has(slotKey(slot)),
    );
    const days = [...Map.groupBy(fitting, ({ day }) => day)].map(([day, onDay]) => ({ day, places: onDay }));
    lists.set(key, days);
    return days;
  };
}

function linkReturns(games: readonly Game[]): void {
  const meetings = Map.groupBy(
    games.filter(({ home, away }) => home && away),
    ({ competition, home, away }) =>
      `${competition.source.id} ${[home?.index, away?.index].sort((a, b) => Number(a) - Number(b))}`,
  );
  for (const meeting of meetings.values()) {
    for (const game of meeting) game.returns.push(...meeting.filter((other) => other !== game));
  }
}

/** All games that must be over before a game, also those before these. */
function linkOrder(games: readonly Game[]): void {
  const byId = new Map(games.map((game) => [game.source.id, game]));
  const found = new Map<Game, Set<Game>>();
  const collect = (game: Game): Set<Game> => {
    const known = found.get(game);
    if (known) return known;
    const all = new Set<Game>();
    // Set before it is filled, so that games that wait for each other do not go on for ever.
    found.set(game, all);
    for (const direct of directlyBefore(game, byId)) {
      all.add(direct);
      for (const earlier of collect(direct)) all.add(earlier);
    }
    all.delete(game);
    return all;
  };
  for (const game of games) {
    for (const earlier of collect(game)) {
      game.before.push(earlier);
      earlier.after.push(game);
    }
  }
}

function directlyBefore(game: Game, byId: ReadonlyMap<string, Game>): Game[] {
  const { home, away, after = [], stage } = game.source;
  const named = [...after, ...[home, away].flatMap((side) => waitsFor(side))].flatMap((id) => byId.get(id) ?? []);
  const groups = [home, away].flatMap((side) => ('place' in side ? [side.group] : []));
  const drawn = [home, away].some((side) => 'drawn' in side);
  const tables = game.competition.games.filter(
    ({ source }) => source.stage < stage && (drawn || groups.some((group) => group === null || group === source.group)),
  );
  return [...named, ...tables].filter((other) => other !== game);
}

function waitsFor(side: Side): string[] {
  if ('winnerOf' in side) return [side.winnerOf];
  return 'loserOf' in side ? [side.loserOf] : [];
}
