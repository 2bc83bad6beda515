import { useQuery } from '@tanstack/react-query';
import type { Game } from '#features/competition/games/contract.ts';
import { boxScoreOptions } from '#features/results/box-scores/web/api.ts';
import { periodName } from '#features/teams/sports/period-rules.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { scorePair } from '#shared/notation.ts';
import type { Scores } from '../../score-rules.ts';
import { playSets } from '../../set-rules.ts';
import type { LiveGame } from '../LiveLines.tsx';

interface PeriodLineProps {
  game: Game;
  live: LiveGame | undefined;
}

/** `Q1 12–9 · Q2 10–11`, once there is more than one period: by the plays so far, or by the box score of a game that is over. */
export function PeriodLine({ game, live }: PeriodLineProps) {
  const isOver = game.status === 'completed';
  const { data: boxScore } = useQuery({ ...boxScoreOptions(game.id), enabled: isOver });
  const stored = isOver && boxScore && boxScore.periodScores.length > 0 ? boxScore : null;
  const scores: readonly Scores[] = stored?.periodScores ?? live?.state.periodScores ?? [];
  const definition = stored ? getDefinition(stored.definition) : live?.definition;
  // An innings has one side's score: the innings themselves say it.
  if (definition?.innings) return null;
  // The first set is shown while it is played: the score has none of its points.
  if (!definition || (scores.length < 2 && definition.periods.score === 'sum')) return null;
  const tieBreaks = live && playSets(live.definition, live.state.shown)?.tieBreaks;
  return (
    <ul
      aria-label="Score of each period"
      // Five sets on a small phone: three and two rather than four and one.
      className="text-balance text-center text-sm text-soft"
    >
      {scores.map(({ home, away }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a period is its number
        <li key={at} className="mx-1.5 my-px inline-flex items-baseline gap-1.5">
          {periodName(definition.periods, at + 1)} <span className="score text-base">{scorePair(home, away)}</span>
          <TieBreak points={tieBreaks?.get(at + 1)} />
        </li>
      ))}
    </ul>
  );
}

/** `(7–4)`, beside a set of 7–6. */
const TieBreak = ({ points }: { points: Scores | undefined }) =>
  points && (
    <span className="score text-sm">
      <span className="sr-only">tie-break </span>({scorePair(points.home, points.away)})
    </span>
  );
