import { courtIn } from '#features/competition/venues/area-rules.ts';
import type { Slot, TimetablePlan, TimetableQuestion } from '#features/seasons/timetables/contract.ts';
import { villageWeights } from '#features/seasons/timetables/weight-rules.ts';
import { readSettings } from '#platform/settings/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import type { Progress } from '#shared/endpoints.ts';
import { instantsIn, wallsIn } from '#shared/time-zone.ts';
import type { CalledOffGame, CallOff, CallOffProposal } from '../../call-off-contract.ts';
import { closedBy, withClosed } from '../../closed-rules.ts';
import type { PlanGame, SeasonPlan } from '../../contract.ts';
import { isSamePlace } from '../../publish-rules.ts';
import { minutesOf, readCourtKey } from '../../slot-rules.ts';
import { countTold } from '../news-commands.ts';
import { listPublished, type Published, placesIn } from '../publishing/difference-queries.ts';
import { listPlanGames, readPlan } from '../queries.ts';
import { readQuestion } from '../question-queries.ts';

/** How long a search may take: an officer waits for it. */
const seconds = 2;
/** People expect a game that was rained off in the weeks after: if the season gets no worse by that, it is then. */
const soonMs = 28 * 86_400_000;

/** Where the games of an evening go that is called off: the fewest moves that leave a season about as fair as it was. */
export async function proposeCallOff(
  db: Database,
  asked: CallOff,
  now: Date,
  onProgress: (progress: Progress) => void = () => {},
): Promise<CallOffProposal> {
  const called = await listCalledOff(db, asked);
  const ids = new Set(called.map(({ id }) => id));
  const plans = [...new Set(called.flatMap(({ plan_id }) => plan_id ?? []))].toSorted((a, b) => a - b);
  const games: CalledOffGame[] = [];
  const notes: string[] = [];
  for (const [at, id] of plans.entries()) {
    const report = (share: number) => onProgress({ step: 'searching', done: at + share, of: plans.length });
    const found = await proposeInPlan(db, await readPlan(db, id), { asked, now, called: ids, report });
    games.push(...found.games);
    notes.push(...found.notes);
  }
  // Those of no plan, which their plan has no more, or which somebody moved by hand, are nobody's to find a day for.
  const inPlans = new Set(games.map(({ gameId }) => gameId));
  for (const row of called.filter(({ id }) => !inPlans.has(id))) {
    games.push({
      ...{ planGameId: null, gameId: row.id, version: row.version, dateTime: null, venueId: null, court: null },
      ...{ home: row.home, away: row.away, competition: row.competition ?? '', makesRoom: false },
      from: { dateTime: row.date_time, location: row.location },
      to: { dateTime: null, location: null },
    });
  }
  return { games, notes, told: await countTold(db, await withTeams(db, games)) };
}

/** The games to come there, and the plan that published each. */
async function listCalledOff(db: Database, { from, until, venueId, court }: CallOff) {
  const games = db
    .selectFrom('games')
    .innerJoin('teams as home', 'home.id', 'games.home_team_id')
    .innerJoin('teams as away', 'away.id', 'games.away_team_id')
    .leftJoin('competitions', 'competitions.id', 'games.competition_id')
    .leftJoin('published_plan_games', 'published_plan_games.game_id', 'games.id')
    .select(['games.id', 'games.version', 'games.date_time', 'games.location', 'published_plan_games.plan_id'])
    .select(['home.name as home', 'away.name as away', 'competitions.name as competition'])
    .where('games.status', '=', 'upcoming')
    .where('games.date_time', '>=', new Date(from).toISOString())
    .where('games.date_time', '<', new Date(until).toISOString())
    .orderBy('games.date_time')
    .orderBy('games.id')
    .limit(500);
  const rows = await (venueId === null ? games : games.where('games.venue_id', '=', venueId)).execute();
  return rows.filter(({ location }) => court === null || (courtIn(location) ?? court) === court);
}

async function withTeams(db: Database, games: readonly Pick<CalledOffGame, 'gameId'>[]) {
  const ids = games.flatMap(({ gameId }) => gameId ?? []);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('games')
    .select(['id as gameId', 'home_team_id as homeTeamId', 'away_team_id as awayTeamId'])
    .where('id', 'in', ids)
    .execute();
  return rows;
}

interface Asked {
  asked: CallOff;
  now: Date;
  /** The games of the village that are called off. */
  called: ReadonlySet<number>;
  /** How far it is, from 0 to 1. */
  report(share: number): void;
}

async function proposeInPlan(db: Database, plan: SeasonPlan, { asked, now, called: ids, report }: Asked) {
  const games = await listPlanGames(db, plan.id);
  const published = new Map((await listPublished(db, plan.id)).map((game) => [game.gameId, game]));
  /** One of which a side is to come is in the plan alone. */
  const isCalled = (game: PlanGame) => {
    const stands = published.get(game.gameId ?? 0);
    if (!stands) return isThere(game, asked);
    return ids.has(stands.gameId) && isInPlace(stands);
  };
  /** Begun, or moved by hand: publishing would leave it where it is. */
  const isFixed = (game: PlanGame) => {
    const stands = published.get(game.gameId ?? 0);
    return stands !== undefined && (stands.state !== 'upcoming' || !isInPlace(stands));
  };
  /** Called off where it stands, but the plan, which was changed since, has another place for it. */
  const isMovedAlready = (game: PlanGame) => game.dateTime !== null && !isThere(game, asked);
  const isOver = ({ dateTime }: PlanGame) => dateTime === null || dateTime < now.toISOString();
  const before = await solve(db, plan, () => true);
  const isStaying = (game: PlanGame) => !isCalled(game) || isMovedAlready(game);
  const limit = costOf(before) * 1.1 + 1;
  const placed = new Set(games.flatMap(({ key, dateTime }) => (dateTime === null ? [] : [key])));
  const listLost = ({ unplaced }: Solved) => unplaced.flatMap(({ game }) => (placed.has(game) ? [game] : []));
  const isGood = (one: Solved) => listLost(one).length === 0 && costOf(one) <= limit;
  const search = (third: number, isKept: (game: PlanGame) => boolean, more: Partial<Without> = {}) =>
    solve(db, plan, isKept, { asked, now, onPercent: (percent) => report((third + percent / 100) / 3), ...more });
  const soon = await search(0, isStaying, { until: new Date(Date.parse(asked.until) + soonMs).toISOString() });
  const few = isGood(soon) ? soon : await search(1, isStaying);
  let solved = few;
  if (!isGood(few)) {
    const more = await search(2, (game) => (isOver(game) || isFixed(game)) && isStaying(game), { moved: true });
    const called = new Set(games.filter(isCalled).map(({ key }) => key));
    const [lost, lostByMore] = [listLost(few), listLost(more)];
    // More moves must be worth it, and no other game may lose its place.
    const isBetter = lostByMore.length < lost.length || costOf(more) * 1.1 < costOf(few);
    if (isBetter && lostByMore.every((key) => called.has(key))) solved = more;
  }
  const places = await readPlaces(db, solved);
  const show = await placesIn(db, plan);
  const standsAt = (game: PlanGame) => {
    const stands = published.get(game.gameId ?? 0);
    return stands ? { dateTime: stands.dateTime, location: stands.location } : show(game);
  };
  const names = await teamNames(db, plan);
  const moves = games.flatMap((game): CalledOffGame[] => {
    const to = places.get(game.key) ?? nowhere;
    const makesRoom = !isCalled(game);
    // A game that the setup asks for no longer is in no answer: it stays.
    const isAnswered = places.has(game.key) || solved.unplaced.some((one) => one.game === game.key);
    if (makesRoom && (isOver(game) || isFixed(game) || !isAnswered || isSamePlace(game, to))) return [];
    const competition = plan.setup.competitions.find(({ key }) => key === game.competition);
    return [
      {
        ...{ planGameId: game.id, gameId: game.gameId, version: game.version, makesRoom, ...to },
        home: names.get(game.homeTeamId ?? 0) ?? 'To be decided',
        away: names.get(game.awayTeamId ?? 0) ?? 'To be decided',
        competition: [competition && plan.titles[competition.key], game.round].filter(Boolean).join(' · '),
        ...{ from: standsAt(game), to: show(to) },
      },
    ];
  });
  const postponed = moves.filter(({ dateTime }) => dateTime === null).length;
  const unfair = costOf(solved) > limit ? [`${plan.name} gets less even than before: no better days are free`] : [];
  const left =
    postponed > 0 ? [`${postponed} found no free place, and ${postponed === 1 ? 'is' : 'are'} postponed`] : [];
  return { games: moves, notes: [...left, ...unfair] };
}

const isInPlace = ({ now, published }: Published) => isSamePlace(now, published);

const nowhere = { dateTime: null, venueId: null, court: null };

type Solved = TimetablePlan;
/** What a season costs, apart from games that have no place. */
const costOf = ({ measures, unplaced }: Solved): number => measures.cost - unplaced.length * villageWeights.unplaced;

interface Without {
  asked: CallOff;
  now: Date;
  /** Games that move have to be played by then. */
  until?: string;
  /** Other games may move as well, if they must. */
  moved?: boolean;
  onPercent(percent: number): void;
}

async function solve(
  db: Database,
  plan: SeasonPlan,
  isKept: (game: PlanGame) => boolean,
  without?: Without,
): Promise<Solved> {
  const { runTimetable } = await import('#features/seasons/timetables/server/services.ts');
  if (!without) return runTimetable(await readQuestion(db, plan, isKept), { rounds: 1 });
  const closed = closedBy(without.asked, wallsIn((await readSettings(db)).timeZone));
  const question = await readQuestion(db, { ...plan, setup: withClosed(plan.setup, closed) }, isKept);
  const toInstant = await instantOf(db);
  const slots = question.slots.filter((slot) => {
    const at = toInstant(slot).toISOString();
    return at > without.now.toISOString() && (without.until === undefined || at <= without.until);
  });
  const free = { ...question, slots, ...(without.moved && (await fromNow(db, plan, question))) };
  return runTimetable(free, { seconds, onProgress: ({ percent }) => without.onPercent(percent) });
}

const nowhereBut = (on: ReturnType<typeof readCourtKey>) => on ?? { venueId: null, court: null };

/** Each game that moves must be worth it: people are told. */
const weightOfMove = 30;

/** Where all games are now, so that the search begins there. */
async function fromNow(db: Database, plan: SeasonPlan, question: TimetableQuestion) {
  const all = await readQuestion(db, plan, () => true);
  return {
    current: all.games.flatMap(({ id, fixed }) => (fixed ? [{ game: id, slot: fixed }] : [])),
    weights: { ...question.weights, moved: weightOfMove },
  };
}

async function instantOf(db: Database): Promise<(slot: Pick<Slot, 'day' | 'from'>) => Date> {
  const toInstant = instantsIn((await readSettings(db)).timeZone);
  return ({ day, from }) => {
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
    const minutes = minutesOf(from);
    return toInstant({ year, month, day: date, hour: Math.floor(minutes / 60), minute: minutes % 60 });
  };
}

async function readPlaces(db: Database, { placements }: Solved) {
  const toInstant = await instantOf(db);
  return new Map(
    placements.map(({ game, slot }) => [
      game,
      { dateTime: toInstant(slot).toISOString(), ...nowhereBut(readCourtKey(slot.court)) },
    ]),
  );
}

type At = Pick<PlanGame, 'dateTime' | 'venueId' | 'court'>;

/** Whether a game begins where and while nothing is played. */
function isThere({ dateTime, venueId, court }: At, asked: CallOff): boolean {
  if (dateTime === null || dateTime < new Date(asked.from).toISOString()) return false;
  if (dateTime >= new Date(asked.until).toISOString()) return false;
  return (asked.venueId ?? venueId) === venueId && (asked.court ?? court ?? 1) === (court ?? 1);
}

async function teamNames(db: Database, { setup }: SeasonPlan): Promise<Map<number, string>> {
  const ids = [...new Set(setup.competitions.flatMap(({ teamIds }) => teamIds))];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('teams').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
