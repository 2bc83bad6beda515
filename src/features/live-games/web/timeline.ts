import type { SportDefinition } from '#features/sports/definitions/definition.ts';
import type { HeardEvent, PressedEvent, Side } from '../contract.ts';
import { creditedSide, liveState, pointsOf, type Scores } from '../rules.ts';

export interface Moment {
  event: PressedEvent;
  /** `Q2` */
  period: string;
  what: string;
  side: Side | null;
  playerId: number | null;
  playerName: string | undefined;
  /** After it, where it changed something. */
  score: Scores | null;
}

/** What happened, the latest first, with the score as it was then. */
export function timelineOf(definition: SportDefinition, events: readonly HeardEvent[]): Moment[] {
  const running = runningScore(definition);
  let period = 1;
  const moments = liveState(definition, events).shown.map((event): Moment => {
    if ('period' in event) period = event.period;
    return {
      ...{ event, period: periodName(definition, period), what: wordsOf(definition, event) },
      side: 'side' in event ? event.side : null,
      playerId: event.kind === 'tap' ? (event.playerId ?? null) : null,
      playerName: 'playerName' in event ? event.playerName : undefined,
      score: running(event),
    };
  });
  return moments.toReversed();
}

/** The score after each event in turn: of the period where a sport counts those that were won. Null where none moved it. */
function runningScore(definition: SportDefinition): (event: PressedEvent) => Scores | null {
  const total = { home: 0, away: 0 };
  const ofPeriods = new Map<number, Scores>();
  let current = 1;
  return (event) => {
    if (event.kind === 'period') current = Math.max(current, event.period);
    const points = pointsIn(definition, event);
    if (event.kind !== 'correction' && points === 0) return null;
    if (event.kind === 'correction') total[event.side] += points;
    if (event.kind === 'tap') {
      const side = creditedSide(definition, event);
      const ofPeriod = ofPeriods.get(event.period) ?? { home: 0, away: 0 };
      total[side] += points;
      ofPeriods.set(event.period, { ...ofPeriod, [side]: ofPeriod[side] + points });
    }
    if (definition.periods.score === 'sum') return { home: Math.max(0, total.home), away: Math.max(0, total.away) };
    return ofPeriods.get(current) ?? { home: 0, away: 0 };
  };
}

function pointsIn(definition: SportDefinition, event: PressedEvent): number {
  if (event.kind === 'tap') return pointsOf(definition, event.tap);
  return event.kind === 'correction' ? event.points : 0;
}

/** `Q2`, `OT`, `OT2` */
export function periodName({ periods }: SportDefinition, period: number): string {
  const extra = period - periods.count;
  if (extra <= 0 || !periods.overtime) return `${periods.short}${period}`;
  return extra === 1 ? periods.overtime.short : `${periods.overtime.short}${extra}`;
}

function wordsOf(definition: SportDefinition, event: PressedEvent): string {
  if (event.kind === 'tap') return definition.taps.find(({ key }) => key === event.tap)?.name ?? event.tap;
  if (event.kind === 'correction') return `Score put right by ${signed(event.points)}`;
  if (event.kind === 'period') return `${periodName(definition, event.period)} begins`;
  return event.kind === 'start' ? 'The game begins' : 'The game is over';
}

const signed = (points: number) => (points > 0 ? `+${points}` : String(points));
