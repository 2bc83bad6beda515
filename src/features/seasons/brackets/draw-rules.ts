import { isDecidedByRule } from '#features/competition/competitions/rules.ts';
import type { PlanGame } from '#features/seasons/season-plans/contract.ts';
import { type SwissResult, swissPoints, swissRound } from '#features/seasons/timetables/swiss-rules.ts';
import type { PlayedGame } from './progress-rules.ts';
import { winningSide } from './winner-rules.ts';

type Played = ReadonlyMap<number, PlayedGame>;
type Rounds = SwissResult[][];

/** How a Swiss round is drawn as the results are. */
export interface Draw {
  stage: number;
  round: string;
  /** The games of the round, first board first. */
  games: PlanGame[];
  pairings: { home: number; away: number }[];
  byes: number[];
  /** Most points first; level teams in the order of seeds. */
  points: { teamId: number; points: number }[];
  /** The results of each round before. */
  rounds: Rounds;
}

/** What is remembered of a draw. */
export interface StoredDraw {
  /** The results from which it followed. */
  rounds: Rounds;
  pairings: Draw['pairings'];
}

interface Entered {
  teamIds: readonly number[];
  games: readonly PlanGame[];
  played: Played;
}

export const drawCause = (stage: number): string => `draw:${stage}`;

/** The first round that is not drawn, once all games before it are over. What a draft adds is not drawn. */
export function nextDraw({ teamIds, games, played }: Entered): Draw | null {
  const drawn = games.filter((game) => 'drawn' in game.home && (game.published !== null || isKnown(game)));
  const [stage, ofStage] =
    [...Map.groupBy(drawn, (game) => game.stage)]
      .toSorted(([one], [other]) => one - other)
      .find(([, ofRound]) => !ofRound.some(isKnown)) ?? [];
  if (stage === undefined || !ofStage) return null;
  const rounds = roundsBefore(games, stage, played);
  if (!rounds) return null;
  const teams = teamIds.map(String);
  const pairings = swissRound(teams, rounds).map(({ home, away }) => ({ home: Number(home), away: Number(away) }));
  if (pairings.length === 0) return null;
  const playing = new Set(pairings.flatMap(({ home, away }) => [home, away]));
  const points = [...swissPoints(teams, rounds)].map(([team, of]) => ({ teamId: Number(team), points: of }));
  return {
    ...{ stage, round: ofStage[0]?.round ?? `Round ${stage}`, games: ofStage, pairings, rounds },
    byes: teamIds.filter((id) => !playing.has(id)),
    points: points.toSorted((one, other) => other.points - one.points),
  };
}

/** Who is on no board of a round that is drawn. */
export const byesOf = (teamIds: readonly number[], games: readonly PlanGame[]): { stage: number; teamId: number }[] =>
  [...Map.groupBy(games.filter(isKnown), ({ stage }) => stage)].flatMap(([stage, boards]) => {
    const playing = new Set(boards.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]));
    return teamIds.filter((id) => !playing.has(id)).map((teamId) => ({ stage, teamId }));
  });

/** Null while a game of them is not over, or a round is not drawn. A board that nobody was drawn for is not played. */
export function roundsBefore(games: readonly PlanGame[], stage: number, played: Played): Rounds | null {
  const before = Map.groupBy(
    games.filter((game) => game.stage < stage),
    (game) => game.stage,
  );
  const rounds: Rounds = [];
  for (const [, ofRound] of [...before].toSorted(([one], [other]) => one - other)) {
    const boards = ofRound.filter(isKnown);
    const results = boards.flatMap(({ gameId }) => resultOf(gameId === null ? undefined : played.get(gameId)) ?? []);
    if (boards.length === 0 || results.length < boards.length) return null;
    rounds.push(results);
  }
  return rounds;
}

const isKnown = ({ homeTeamId, gameId }: PlanGame): boolean => homeTeamId !== null || gameId !== null;

/** A forfeit or walkover counts for who did not stay away; where both did, for nobody. */
function resultOf(game: PlayedGame | undefined): SwissResult | null {
  if (game?.status !== 'completed' && game?.status !== 'cancelled') return null;
  const sides = { home: `${game.homeTeamId}`, away: `${game.awayTeamId}` };
  const winner = game.status === 'completed' ? winningSide(game) : null;
  if (winner !== null) return { ...sides, winner: sides[winner] };
  const isPlayedLevel = game.status === 'completed' && game.counts && !isDecidedByRule(game.resultType);
  return { ...sides, winner: null, ...(isPlayedLevel ? {} : { isVoid: true as const }) };
}
