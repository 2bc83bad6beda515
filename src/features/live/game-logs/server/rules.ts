import { isDecidedByRule } from '#features/competition/competitions/rules.ts';
import { toPairs } from '#features/competition/games/period-score-rules.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { readDefinition } from '#features/teams/sports/definitions/read.ts';
import { toInnings } from '../../live-games/innings-score-rules.ts';
import { type Adjustment, buildBoxScore } from '../../live-games/line-rules.ts';
import { liveState, toScores } from '../../live-games/rules.ts';
import type { GameLog, LoggedLine, Outcome, TypedNumbers } from './game-log.ts';

export const definitionOf = ({ sport }: Pick<GameLog, 'sport'>): SportDefinition => readDefinition(sport.definition);

/** What the events of a log come to by a definition, its own or that of another village, with what was typed beside them. */
export function addUp(definition: SportDefinition, { game, events, typed, outcome }: GameLog): Outcome {
  const state = liveState(definition, events);
  const { homeShootout, awayShootout } = toScores(state);
  const shootout = homeShootout === null || awayShootout === null ? null : { home: homeShootout, away: awayShootout };
  const { lines, teams } = buildBoxScore(definition, events, state.shown, typed.boxScore.map(toAdjustment));
  return {
    // A rule gives the score of a game that was decided by one, whatever was played.
    score: isDecidedByRule(game.resultType) ? outcome.score : state.score,
    shootout: typed.shootout === undefined ? shootout : typed.shootout,
    periods: typed.periods ?? toPairs(state.periodScores),
    innings: toInnings(definition, state),
    boxScore: { lines: inOrder(lines), teams, counted: outcome.boxScore.counted },
  };
}

export const toAdjustment = ({ afterEvents, side, playerId, counts, listed }: TypedNumbers): Adjustment => ({
  sequence: afterEvents,
  side,
  playerId,
  more: counts,
  listed,
});

export const fromAdjustment = ({ sequence, side, playerId, more, listed }: Adjustment): TypedNumbers => ({
  afterEvents: sequence,
  side,
  playerId,
  counts: { ...more },
  listed,
});

export const inOrder = (lines: readonly LoggedLine[]): LoggedLine[] =>
  lines.map(toLogged).toSorted((a, b) => a.playerId - b.playerId);

const toLogged = ({ playerId, side, didNotPlay, note, stats }: LoggedLine): LoggedLine => ({
  playerId,
  side,
  didNotPlay,
  note,
  stats: { ...stats },
});
