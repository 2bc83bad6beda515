import { periodTitle } from '#features/teams/sports/period-rules.ts';
import type { Scores } from '../../score-rules.ts';
import type { LiveGame } from '../LiveLines.tsx';
import { buildTimeline, type Moment } from '../Timeline.tsx';

export interface PeriodOfPlays {
  period: number;
  /** `3rd quarter` */
  title: string;
  /** What each side scored in it. */
  score: Scores | undefined;
  plays: Moment[];
}

/** What happened, the latest first; starts and ends are said by the periods themselves. */
export const listPlays = ({ definition, state }: LiveGame): Moment[] =>
  buildTimeline(definition, state).filter(({ event }) => event.kind === 'tap' || event.kind === 'correction');

/** Plays that follow each other in one period together. */
export function groupByPeriod({ definition, state }: LiveGame, plays: readonly Moment[]): PeriodOfPlays[] {
  const groups: PeriodOfPlays[] = [];
  for (const play of plays) {
    const { periodNumber: period } = play;
    const last = groups.at(-1);
    if (last?.period === period) last.plays.push(play);
    else {
      const title = periodTitle(definition.periods, period);
      groups.push({ period, title, score: state.periodScores[period - 1], plays: [play] });
    }
  }
  return groups;
}
