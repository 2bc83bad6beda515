import { Inbox, UserRoundX } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { periodName } from '#features/teams/sports/period-rules.ts';
import { secondsText } from '#shared/notation.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { device } from '#web/zone.ts';
import { clockAt, findReadings } from '../../../clock-rules.ts';
import type { GameEvent, PendingPlay } from '../../../contract.ts';
import { describeEntry } from '../../../sheet-rules.ts';
import { describeEvent } from '../../Timeline.tsx';
import { inTaps } from '../../tap-copy.ts';
import { stripButton } from '../console/ScoreStrip.tsx';
import type { ConsoleState } from '../console/use-console.ts';
import { ScoringChoice } from './HowToScore.tsx';
import type { ScoringTakeover } from './use-takeover.ts';

/** Describes an event, and the event that it refers to: 'Undo: +2 Two-pointer'. */
function describePending(definition: SportDefinition, event: GameEvent, all: readonly GameEvent[]): string {
  if (event.kind === 'on') return 'Comes on';
  if (event.kind === 'off') return 'Goes off';
  if (event.kind === 'toss') return 'The toss';
  if (event.kind === 'sheet') return `Team sheet: ${describeEntry(event)}`;
  if (event.kind === 'undo') return `Undo: ${describeTarget(definition, event.of, all)}`;
  if (event.kind !== 'edit') return describeEvent(definition, event);
  const { of, ...is } = event;
  return `Correct: ${describeTarget(definition, of, all)} to ${describeEvent(definition, { ...is, kind: 'tap' })}`;
}

function describeTarget(definition: SportDefinition, id: string, all: readonly GameEvent[]): string {
  const target = all.find((event) => event.id === id);
  return target ? describePending(definition, target, all) : 'a play';
}

interface PendingSheetProps {
  takeover: ScoringTakeover;
  console: ConsoleState;
}

/** Shows plays from another phone, each beside what was recorded at that time, for a person to decide. */
function PendingSheet({ takeover, console }: PendingSheetProps) {
  const { known, isBusy, decide } = takeover;
  const plays = known?.plays ?? [];
  const together = plays.filter(({ isInAll }) => isInAll);
  useClosedOnceEmpty(plays, console.close);
  return (
    <Dialog
      title={`${inTaps(known?.waiting ?? 0)} offered`}
      description="They came after the game was taken over. None counts until you take it in. An undo or a correction goes with its play."
      onClose={console.close}
      footer={
        together.length > 1 && (
          <>
            <Button busy={isBusy} onClick={() => decide(null, false)}>
              Discard all
            </Button>
            <Button variant="primary" busy={isBusy} onClick={() => decide(null, true)}>
              Count all
            </Button>
          </>
        )
      }
    >
      <ul aria-label="Offered plays" className="grid gap-3">
        {plays.map((play) => (
          <PendingItem key={play.id} play={play} takeover={takeover} console={console} />
        ))}
      </ul>
    </Dialog>
  );
}

/** Closes a dialog in which nothing is left to decide, whoever decided it. */
export function useClosedOnceEmpty(left: readonly unknown[], close: () => void): void {
  const isEmpty = left.length === 0;
  const closeNow = useEffectEvent(close);

  // What is left changes by answers of the server and by events of other phones, not by a press alone.
  useEffect(() => {
    if (isEmpty) closeNow();
  }, [isEmpty]);
}

const maxNearby = 4;

function PendingItem({ play, takeover, console }: PendingSheetProps & { play: PendingPlay }) {
  const { event, by } = play;
  const { definition, scoring } = console;
  const all = [...scoring.state.shown, ...(takeover.known?.plays ?? []).map((one) => one.event)];
  const nearby = recordedBeside(event, scoring.state.shown).slice(0, maxNearby);
  const text = describePending(definition, event, all);
  return (
    <li className="grid gap-2 border-line border-t pt-3 first:border-t-0 first:pt-0">
      <div className="grid grid-cols-2 gap-3">
        <Column heading={by ? `From ${by}` : 'Waiting'}>
          <Play event={event} text={text} console={console} />
        </Column>
        <Column heading="Already counted around that time">
          {nearby.length === 0 && <p className="text-sm text-soft">Nothing</p>}
          {nearby.map((one) => (
            <Play key={one.id} event={one} text={describePending(definition, one, all)} console={console} />
          ))}
        </Column>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Button aria-label={`Discard: ${text}`} onClick={() => takeover.decide([play.id], false)}>
          Discard
        </Button>
        <Button variant="primary" aria-label={`Count it: ${text}`} onClick={() => takeover.decide([play.id], true)}>
          Count it
        </Button>
      </div>
    </li>
  );
}

interface TakeoverProps {
  takeover: ScoringTakeover;
  console: ConsoleState;
}

/** The number of pending plays; on a phone that was taken over from, a note of that. */
export function TakeoverButton({ takeover: { known, takenAway, isAsked, unsee }, console }: TakeoverProps) {
  const waiting = known?.waiting ?? 0;
  if (takenAway && !console.scoring.state.isEnded) {
    return <StripButton icon={UserRoundX} label="Taken over" onPress={unsee} />;
  }
  if (waiting === 0 || isAsked) return null;
  return <StripButton icon={Inbox} label={`${inTaps(waiting)} offered`} onPress={() => console.open('offered')} />;
}

interface StripButtonProps {
  icon: typeof Inbox;
  label: string;
  onPress: () => void;
}

/** A button beside Undo for something that waits for a decision. */
export const StripButton = ({ icon: Icon, label, onPress }: StripButtonProps) => (
  <button
    type="button"
    onClick={onPress}
    className={`settle w-[min(7rem,30vw)] gap-1.5 px-1.5 text-sm leading-tight ${stripButton}`}
  >
    <Icon className="size-4 shrink-0 text-gold" aria-hidden />
    <span className="min-w-0">{label}</span>
  </button>
);

export function TakeoverSheets({ takeover, console }: TakeoverProps) {
  const { takenAway, see } = takeover;
  return (
    <>
      {console.sheet === 'offered' && <PendingSheet takeover={takeover} console={console} />}
      {takenAway && !takenAway.isSeen && (
        <Dialog
          title={`${takenAway.by} has taken over`}
          description="Your plays wait for their approval."
          onClose={see}
        >
          <ScoringChoice takeover={takeover} />
        </Dialog>
      )}
    </>
  );
}

const nearMs = 30_000;

/** Events recorded at about the same time, which may be the same play: those of the same side first. */
export function recordedBeside(pending: GameEvent, shown: readonly GameEvent[]): GameEvent[] {
  const distance = ({ at }: GameEvent) => Math.abs(Date.parse(at) - Date.parse(pending.at));
  const isOther = (event: GameEvent) => ('side' in pending && 'side' in event && event.side === pending.side ? 0 : 1);
  return shown
    .filter((event) => event.id !== pending.id && distance(event) <= nearMs)
    .sort((a, b) => isOther(a) - isOther(b) || distance(a) - distance(b));
}

export const Column = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className="grid min-w-0 content-start gap-1">
    <h3 className="truncate text-sm text-soft">{heading}</h3>
    {children}
  </div>
);

interface PlayProps {
  event: GameEvent;
  text: string;
  /** Who recorded it, and on which phone. */
  by?: string;
  console: ConsoleState;
}

export function Play({ event, text, by, console }: PlayProps) {
  const { definition, teamNames, getName } = console;
  const playerId = 'playerId' in event ? (event.playerId ?? null) : null;
  const who = [getName(playerId), 'side' in event && teamNames[event.side]].filter(Boolean).join(' · ');
  const period =
    'period' in event
      ? [
          periodName(definition.periods, event.period),
          clockAt(definition, findReadings(console.scoring.state.shown), event),
        ]
      : [];
  const when = [period.filter(Boolean).join(' '), secondsText(device.wall(event.at))];
  return (
    <p className="min-w-0 text-sm text-soft leading-tight">
      <span className="block font-bold text-ink text-sm">{text}</span>
      {who && <span className="block break-words">{who}</span>}
      <span className="block tabular-nums">{when.filter(Boolean).join(' · ')}</span>
      {by && <span className="block break-words">{by}</span>}
    </p>
  );
}
