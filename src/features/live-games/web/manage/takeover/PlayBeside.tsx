import type { ReactNode } from 'react';
import { periodName } from '#features/sports/web/periods.ts';
import type { GameEvent } from '../../../contract.ts';
import { clockText } from '../console/Clock.tsx';
import type { ConsoleInHand } from '../console/use-console.ts';

export const Column = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className="grid min-w-0 content-start gap-1">
    <h3 className="truncate text-[0.8125rem] text-soft">{heading}</h3>
    {children}
  </div>
);

interface PlayProps {
  event: GameEvent;
  text: string;
  /** Who recorded it, and on which phone. */
  by?: string;
  inHand: ConsoleInHand;
}

export function Play({ event, text, by, inHand }: PlayProps) {
  const { definition, teamNames, nameOf } = inHand;
  const playerId = 'playerId' in event ? (event.playerId ?? null) : null;
  const who = [nameOf(playerId), 'side' in event && teamNames[event.side]].filter(Boolean).join(' · ');
  const period = 'period' in event ? [periodName(definition.periods, event.period), clockOf(event, inHand)] : [];
  const when = [period.filter(Boolean).join(' '), clock.format(new Date(event.at))];
  return (
    <p className="min-w-0 text-[0.8125rem] text-soft leading-tight">
      <span className="block font-bold text-ink text-sm">{text}</span>
      {who && <span className="block break-words">{who}</span>}
      <span className="block tabular-nums">{when.filter(Boolean).join(' · ')}</span>
      {by && <span className="block break-words">{by}</span>}
    </p>
  );
}

/** How far into the period it was, as shown by the console's clock. */
function clockOf({ at, period }: { at: string; period: number }, { scoring }: ConsoleInHand): string {
  const begun = scoring.state.shown.find((event) =>
    event.kind === 'period' ? event.period === period : event.kind === 'start' && period === 1,
  );
  return begun ? clockText(begun.at, Date.parse(at)) : '';
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
