import { dayNumber, indexPlan, type Placed, type PlanIndex, teamsOf, timesOf } from './check-index-rules.ts';
import { faultsOfPlace, overlap } from './check-place-rules.ts';
import { appliesTo, isOfSide } from './check-window-rules.ts';
import type {
  Placement,
  Slot,
  TimetableGame,
  TimetableMeasures,
  TimetableQuestion,
  Weights,
  WindowRule,
} from './contract.ts';
import { slotSpreads } from './slot-fairness-rules.ts';

/** What a plan is worth, counted from nothing but the question and where its games stand (decision 143). */
export function measurePlan(
  question: TimetableQuestion,
  placements: readonly Placement[],
  weights: Weights,
): TimetableMeasures {
  const index = indexPlan(question, placements);
  const { lateDifference, earlyDifference } = slotSpreads(index);
  const shared = sharedPlayers(index);
  const measures = {
    games: question.games.length,
    unplaced: question.games.length - index.placed.size,
    closeGames: sum(index, (team, games) => games.filter((_, at) => isClose(index, team, games, at)).length),
    gamesPlayedDifference: gamesPlayedDifference(index),
    restDifference: restDifference(index),
    homeAwayDifference: most([...index.ofTeam].map(([team, games]) => homeAwayDifference(team, games))),
    lateDifference,
    earlyDifference,
    sharedPlayerClashes: shared.clashes,
  };
  const cost =
    weights.unplaced * measures.unplaced +
    weights.closeGame * sum(index, (team, games) => penalties(index, team, games)) +
    weights.gamesPlayedDifference * measures.gamesPlayedDifference +
    weights.restDifference * measures.restDifference +
    weights.homeAway * measures.homeAwayDifference +
    weights.slotFairness * (lateDifference + earlyDifference) +
    weights.sharedPlayers * shared.players +
    weights.moved * movedGames(index);
  return { ...measures, cost: Math.round(cost * 1000) / 1000 };
}

type TeamGames = readonly Placed[];

const sum = ({ ofTeam }: PlanIndex, of: (team: string, games: TeamGames) => number): number =>
  [...ofTeam].reduce((all, [team, games]) => all + of(team, games), 0);

const most = (numbers: readonly number[]): number => numbers.reduce((one, other) => Math.max(one, other), 0);

function isTooSoon({ teams }: PlanIndex, team: string, games: TeamGames, at: number): boolean {
  const [last, game] = [games[at - 1], games[at]];
  const rest = teams.get(team)?.restDays ?? 0;
  return rest > 0 && last !== undefined && game !== undefined && game.day - last.day <= rest;
}

/** Within the days of rest of the one before, or one too many in the days before it. */
function isClose(index: PlanIndex, team: string, games: TeamGames, at: number): boolean {
  const game = games[at];
  const isOneTooMany = (rule: WindowRule) =>
    game !== undefined &&
    isOfSide(rule, game, team) &&
    games.slice(0, at + 1).filter((other) => isOfSide(rule, other, team) && game.day - other.day < rule.days).length >
      rule.most;
  const rules = index.question.windows.filter((rule) => appliesTo(rule, team));
  return isTooSoon(index, team, games, at) || rules.some(isOneTooMany);
}

/** A point for each rest that is too short, and what the soft windows ask for, in each window of the season. */
function penalties(index: PlanIndex, team: string, games: TeamGames): number {
  const { windows, firstDay, lastDay } = index.question;
  let points = games.filter((_, at) => isTooSoon(index, team, games, at)).length;
  for (const rule of windows) {
    if (rule.isHard || !appliesTo(rule, team)) continue;
    const days = games.filter((game) => isOfSide(rule, game, team)).map(({ day }) => day);
    for (let from = dayNumber(firstDay); from + rule.days - 1 <= dayNumber(lastDay); from += 1) {
      const inside = days.filter((day) => from <= day && day < from + rule.days).length;
      points += rule.penalty * Math.max(0, inside - rule.most);
    }
  }
  return points;
}

function gamesPlayedDifference({ question, placed }: PlanIndex): number {
  const apart = [...Map.groupBy(question.games, ({ competition }) => competition).values()].map((games) => {
    const played = new Map(games.flatMap(teamsOf).map((team) => [team, 0]));
    const inTime = games.flatMap(({ id }) => placed.get(id) ?? []).sort((a, b) => a.day - b.day);
    const afterDays = [...Map.groupBy(inTime, ({ day }) => day).values()].map((ofDay) => {
      for (const team of ofDay.flatMap(({ game }) => teamsOf(game))) played.set(team, (played.get(team) ?? 0) + 1);
      const counts = [...played.values()];
      return counts.length === 0 ? 0 : Math.max(...counts) - Math.min(...counts);
    });
    return most(afterDays);
  });
  return most(apart);
}

function restDifference({ placed, ofTeam }: PlanIndex): number {
  let days = 0;
  for (const { game, day } of placed.values()) {
    const [home, away] = teamsOf(game).map((team) => ofTeam.get(team)?.findLast((other) => other.day < day)?.day);
    if (home !== undefined && away !== undefined) days += Math.abs(home - away);
  }
  return days;
}

function homeAwayDifference(team: string, games: TeamGames): number {
  const atHome = games.filter(({ game }) => 'team' in game.home && game.home.team === team).length;
  return Math.abs(2 * atHome - games.length);
}

function sharedPlayers({ question, ofTeam }: PlanIndex): { clashes: number; players: number } {
  let [clashes, players] = [0, 0];
  for (const { teams, players: shared } of question.together) {
    if (shared === null) continue;
    const [one = [], other = []] = teams.map((team) => ofTeam.get(team) ?? []);
    const pairs = one.flatMap((game) => other.filter((against) => against !== game && overlap(game, against)));
    clashes += pairs.length;
    players += pairs.length * shared;
  }
  return { clashes, players };
}

/** Of those that could have stayed. */
function movedGames(index: PlanIndex): number {
  const { question, placed } = index;
  const isSame = (one: Slot, other: Slot) =>
    one.court === other.court && one.day === other.day && one.from === other.from && one.minutes === other.minutes;
  const couldStay = (game: TimetableGame, slot: Slot) =>
    question.slots.some((one) => isSame(slot, one)) &&
    faultsOfPlace(index, { game, slot, ...timesOf(slot), rank: Infinity }, () => false).length === 0;
  return (question.current ?? []).filter(({ game: id, slot }) => {
    const now = placed.get(id);
    return now && !isSame(slot, now.slot) && couldStay(now.game, slot);
  }).length;
}
