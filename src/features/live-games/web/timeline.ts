import type { SportDefinition } from '#features/sports/definitions/definition.ts';
import { periodName, periodTitle } from '#features/sports/web/periods.ts';
import type { PressedEvent, Side } from '../contract.ts';
import { isSubstitution, type LiveState } from '../rules.ts';
import type { Scores } from '../score-rules.ts';

export interface Moment {
  event: PressedEvent;
  /** `Q2` */
  period: string;
  text: string;
  side: Side | null;
  playerId: number | null;
  playerName: string | undefined;
  /** The score after the event, if it changed. */
  score: Scores | null;
}

/** What happened, the latest first, with the score at that time. */
export function timelineOf(definition: SportDefinition, { shown, after }: LiveState): Moment[] {
  let period = 1;
  const moments = shown.flatMap((event, at): Moment[] => {
    if (isSubstitution(event)) return [];
    if ('period' in event) period = event.period;
    const moment = {
      event,
      period: periodName(definition.periods, period),
      text: wordsOf(definition, event),
      side: 'side' in event ? event.side : null,
      playerId: event.kind === 'tap' ? (event.playerId ?? null) : null,
      playerName: 'playerName' in event ? event.playerName : undefined,
      score: after[at] ?? null,
    };
    return [moment];
  });
  return moments.toReversed();
}

export function wordsOf(definition: SportDefinition, event: PressedEvent): string {
  if (event.kind === 'tap') return definition.taps.find(({ key }) => key === event.tap)?.name ?? event.tap;
  if (event.kind === 'correction') return `Score corrected: ${signed(event.points)}`;
  if (event.kind === 'period') return `${periodTitle(definition.periods, event.period)} starts`;
  return event.kind === 'start' ? 'Game starts' : 'Game over';
}

const signed = (points: number) => (points > 0 ? `+${points}` : String(points));
