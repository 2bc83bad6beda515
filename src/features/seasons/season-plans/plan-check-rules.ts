/** The games of a plan as the checker of timetables sees them: where they are now, not where its question would put them. */
import { indexPlan, type PlanIndex, titleOf } from '#features/seasons/timetables/check-index-rules.ts';
import { checkIndexed, checkMove } from '#features/seasons/timetables/check-rules.ts';
import type {
  Placement,
  PlanFault,
  Slot,
  TimetableGame,
  TimetableQuestion,
} from '#features/seasons/timetables/contract.ts';
import { clockText, type Spot } from './board-rules.ts';
import type { PlanGame } from './contract.ts';
import { courtOf, readCourtKey } from './slot-rules.ts';

export interface CheckedGame
  extends Pick<PlanGame, 'key' | 'competition' | 'home' | 'away' | 'homeTeamId' | 'awayTeamId'>,
    Pick<PlanGame, 'group' | 'round' | 'stage' | 'minutes'> {
  spot: Spot | null;
}

export interface CheckedPlan {
  question: TimetableQuestion;
  placements: readonly Placement[];
  index: PlanIndex;
  faults: readonly PlanFault[];
}

export function checkGames(rules: TimetableQuestion, games: readonly CheckedGame[]): CheckedPlan {
  const known = new Map(rules.games.map((game) => [game.id, game]));
  const asked = games.map((game) => asAsked(game, known.get(game.key)));
  const placements = games.flatMap((game) => (game.spot ? [placementAt(game, game.spot)] : []));
  const question = {
    ...rules,
    games: asked,
    teams: [...rules.teams, ...deletedTeams(rules, asked)],
    courts: [...rules.courts, ...furtherCourts(rules, placements)],
  };
  const index = indexPlan(question, placements);
  const faults = checkIndexed(index, placements).flatMap((fault) => withoutVenue(index, fault));
  return { question, placements, index, faults };
}

/** A game may stand outside all venues: that is worth a word, and no clash. Nor is it said of the court it has not. */
function withoutVenue(index: PlanIndex, fault: PlanFault): PlanFault[] {
  const isOfCourt = fault.kind === 'hours' || fault.kind === 'wrongCourt';
  const placed = isOfCourt ? index.placed.get(fault.games[0] ?? '') : undefined;
  if (!placed || readCourtKey(placed.slot.court)) return [fault];
  if (fault.kind === 'wrongCourt') return [];
  return [{ ...fault, isHard: false, text: `${titleOf(index, placed.game)} has no venue yet` }];
}

const deletedTeams = ({ teams }: TimetableQuestion, games: readonly TimetableGame[]) => {
  const known = new Set(teams.map(({ id }) => id));
  const asked = games.flatMap(({ home, away }) => [home, away].flatMap((side) => ('team' in side ? [side.team] : [])));
  return [...new Set(asked)].filter((id) => !known.has(id)).map((id) => ({ id, name: 'Deleted team', absences: [] }));
};

/** On which games have come to be since the question was asked. */
const furtherCourts = ({ courts }: TimetableQuestion, placements: readonly Placement[]) => {
  const known = new Set(courts.map(({ id }) => id));
  const used = new Set(placements.map(({ slot }) => slot.court));
  return [...used].filter((id) => !known.has(id)).map((id) => ({ id, venue: 'A court outside the setup', name: '' }));
};

/** With the teams that are known by now; courts and days as the setup asks for them, if it still makes this game. */
function asAsked(game: CheckedGame, asked: TimetableGame | undefined): TimetableGame {
  const { key, competition, homeTeamId, awayTeamId, group, round, stage, minutes } = game;
  const { courts, between, after } = asked ?? {};
  return {
    id: key,
    competition,
    home: homeTeamId === null ? game.home : { team: String(homeTeamId) },
    away: awayTeamId === null ? game.away : { team: String(awayTeamId) },
    ...{ group, round, stage, minutes },
    ...(courts && { courts }),
    ...(between && { between }),
    ...(after && { after }),
  };
}

const placementAt = ({ key, minutes }: Pick<PlanGame, 'key' | 'minutes'>, spot: Spot): Placement => ({
  game: key,
  slot: { court: courtOf({ key, ...spot }), day: spot.day, from: clockText(spot.start), minutes },
});

export const faultsAt = ({ index }: CheckedPlan, game: Pick<PlanGame, 'key' | 'minutes'>, spot: Spot) =>
  checkMove(index, placementAt(game, spot)).flatMap((fault) => {
    if (spot.venueId !== null) return [fault];
    if (fault.kind === 'wrongCourt') return [];
    return [fault.kind === 'hours' ? { ...fault, isHard: false, text: 'It has no venue then' } : fault];
  });

/** Each keeps its length, and takes the other's court and beginning. */
export function faultsOfSwap({ question, placements, index }: CheckedPlan, one: string, other: string): PlanFault[] {
  const slots = new Map(placements.map(({ game, slot }) => [game, slot]));
  const [first, second] = [slots.get(one), slots.get(other)];
  if (!first || !second) return [];
  const to = (game: string, slot: Slot): Placement => ({
    game,
    slot: { ...slot, minutes: index.games.get(game)?.minutes ?? slot.minutes },
  });
  const swapped = [to(one, second), to(other, first)];
  const rest = placements.filter(({ game }) => game !== one && game !== other);
  const after = indexPlan(question, [...rest, ...swapped]);
  const faults = swapped.flatMap((placement) => checkMove(after, placement));
  return faults.filter(({ text }, at) => faults.findIndex((fault) => fault.text === text) === at);
}

/** The most that two teams of a competition are apart in games played, after any day. */
export function gamesPlayedDifference({ index, question }: CheckedPlan): number {
  const competitions = new Map(question.competitions.map(({ id }) => [id, new Map<string, number>()]));
  for (const { competition, home, away } of question.games) {
    for (const side of [home, away]) if ('team' in side) competitions.get(competition)?.set(side.team, 0);
  }
  const days = Map.groupBy(index.placed.values(), ({ day }) => day);
  let most = 0;
  for (const games of days.values()) {
    for (const { game } of games) {
      const played = competitions.get(game.competition);
      for (const side of [game.home, game.away]) {
        if ('team' in side) played?.set(side.team, (played.get(side.team) ?? 0) + 1);
      }
    }
    for (const played of competitions.values()) most = Math.max(most, spread([...played.values()]));
  }
  return most;
}

const spread = (counts: readonly number[]): number =>
  counts.length === 0 ? 0 : Math.max(...counts) - Math.min(...counts);
