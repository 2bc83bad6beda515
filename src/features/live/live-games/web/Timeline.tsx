import { Undo2 } from 'lucide-react';
import { timeText } from '#features/competition/games/clock-rules.ts';
import type { Game } from '#features/competition/games/contract.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { findClockSpan, periodName, periodTitle } from '#features/teams/sports/period-rules.ts';
import { scorePair } from '#shared/notation.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { clockAt, findReadings } from '../clock-rules.ts';
import type { GameEvent, PressedEvent, Side } from '../contract.ts';
import { foldInnings } from '../innings-rules.ts';
import { namedBalls } from '../innings-words.ts';
import { takePosition } from '../position-rules.ts';
import { isBesidePlay, type LiveState } from '../rules.ts';
import type { Scores } from '../score-rules.ts';

interface TimelineProps {
  game: Game;
  moments: readonly Moment[];
  /** Names for events that the server has not named yet, by player id. */
  names?: ReadonlyMap<number, string>;
  onUndo?: ((event: PressedEvent) => void) | undefined;
  /** Opens a tap for editing. */
  onOpen?: ((event: PressedEvent) => void) | undefined;
}

export function Timeline({ game, moments, names, onUndo, onOpen }: TimelineProps) {
  const sideName = { home: game.homeTeam.name, away: game.awayTeam.name };
  return (
    <ol className="grid grid-cols-1">
      {moments.map((moment) => (
        <li
          key={moment.event.id}
          className="relative flex min-h-12 items-center gap-3 border-line border-t py-1.5 first:border-t-0"
        >
          <span className="score grid min-w-9 shrink-0 text-soft leading-tight">
            {moment.period}
            {moment.clock && <span className="text-xs">{moment.clock}</span>}
          </span>
          <span className="min-w-0 flex-1 leading-tight">
            {onOpen && moment.event.kind === 'tap' ? (
              <button
                type="button"
                onClick={() => onOpen(moment.event)}
                className="block text-left font-bold text-sm after:absolute after:inset-0 after:content-['']"
              >
                <span className="sr-only">Correct: </span>
                {moment.text}
              </button>
            ) : (
              <span className="block font-bold text-sm">{moment.text}</span>
            )}
            {moment.side && (
              <span className="block truncate text-sm text-soft">
                {[moment.playerName ?? names?.get(moment.playerId ?? 0), sideName[moment.side]]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            )}
          </span>
          {moment.score && (
            <span className="score shrink-0 text-xl">{scorePair(moment.score.home, moment.score.away)}</span>
          )}
          {onUndo && (
            <IconButton
              icon={Undo2}
              label={`Undo: ${moment.text}`}
              onClick={() => onUndo(moment.event)}
              className="relative"
            />
          )}
        </li>
      ))}
    </ol>
  );
}

export interface Moment {
  event: PressedEvent;
  /** `Q2` */
  period: string;
  periodNumber: number;
  /** `9:48` or `45+2`: what the clock showed; empty where none ran. */
  clock: string;
  text: string;
  side: Side | null;
  playerId: number | null;
  playerName: string | undefined;
  /** The position that the player had then, where a sport has positions and somebody set them. */
  position: string | undefined;
  /** The score after the event, if it changed. */
  score: Scores | null;
}

/** What happened, the latest first, with the score at that time. */
export function buildTimeline(definition: SportDefinition, { shown, after, score }: LiveState): Moment[] {
  const innings = foldInnings(definition, shown, score);
  const balls = innings && namedBalls(innings);
  const readings = findReadings(shown);
  const bibs = { home: new Map<number, string>(), away: new Map<number, string>() };
  let period = 1;
  const moments = shown.flatMap((event, at): Moment[] => {
    if ('side' in event) takePosition(bibs[event.side], event);
    if (isBesidePlay(event) && event.kind !== 'walkOn') return [];
    if ('period' in event) period = event.period;
    const moment = {
      event,
      period: periodName(definition.periods, period),
      periodNumber: period,
      clock: balls ? (balls.get(event.id) ?? '') : clockAt(definition, readings, { period, at: event.at }),
      text: describeEvent(definition, event),
      side: 'side' in event ? event.side : null,
      playerId: event.kind === 'tap' ? (event.playerId ?? null) : null,
      playerName: getPlayerName(event),
      position: event.kind === 'tap' ? bibs[event.side].get(event.playerId ?? 0) : undefined,
      score: after[at] ?? null,
    };
    return [moment];
  });
  return moments.toReversed();
}

function getPlayerName(event: GameEvent): string | undefined {
  if (event.kind === 'walkOn') return [event.number, event.name].filter((word) => word !== null).join(' ');
  return 'playerName' in event ? event.playerName : undefined;
}

export function describeEvent(definition: SportDefinition, event: PressedEvent): string {
  if (event.kind === 'tap') return definition.taps.find(({ key }) => key === event.tap)?.name ?? event.tap;
  if (event.kind === 'correction') return `Score corrected: ${signed(event.points)}`;
  if (event.kind === 'walkOn') return 'Player added';
  if (event.kind === 'period') return `${periodTitle(definition.periods, event.period)} starts`;
  if (event.kind === 'clock') return describeClock(definition, event);
  if (event.kind === 'restart') return definition.alternatingRestart?.name ?? 'Restart';
  return event.kind === 'start' ? 'Game starts' : 'Game over';
}

function describeClock({ periods }: SportDefinition, { period, running, elapsedMs }: PressedEvent & { kind: 'clock' }) {
  const span = findClockSpan(periods, period);
  return [running ? 'Clock started' : 'Clock stopped', span && `at ${timeText(span, elapsedMs)}`]
    .filter(Boolean)
    .join(' ');
}

const signed = (points: number) => (points > 0 ? `+${points}` : String(points));
