import { useEffect, useState } from 'react';
import { useConnection } from '#web/api/api.ts';
import { useClientOnly } from '#web/routing/rendering.ts';
import { Pill } from '#web/ui/Pill.tsx';
import { serverNow, useNow } from '#web/ui/time/clock.ts';
import { clockText } from '../clock-rules.ts';
import type { Game, GamePeriod } from '../contract.ts';

const second = 1_000;

/** The time of every second while `isTicking`; the server's until the page is hydrated. */
function useSeconds(isTicking: boolean): number {
  const rendered = useNow();
  const [now, setNow] = useState(serverNow);
  const isHydrated = useClientOnly();

  useEffect(() => {
    if (!isTicking) return;
    const timer = setInterval(() => setNow(serverNow()), second);
    return () => clearInterval(timer);
  }, [isTicking]);

  return isHydrated ? now : rendered;
}

interface GameClockProps {
  period: Pick<GamePeriod, 'since' | 'elapsedMs' | 'from' | 'to'>;
  /** Before the clock, where there is one. */
  lead?: string;
}

/** The scorer's own clock, which runs without a connection too. Nothing else is drawn again when it ticks. */
export function ScorerClock({ period, lead = '' }: GameClockProps) {
  const clock = clockText(period, useSeconds(period.since !== null));
  return (
    <span aria-hidden role="timer" className="tabular-nums">
      {clock && lead + clock}
    </span>
  );
}

/** The same for who watches. Without a connection nobody knows whether the period still goes on. */
export function GameClock(props: GameClockProps) {
  return useConnection() === 'online' && <ScorerClock {...props} />;
}

/** `Q3 · 5:12` as its scorer sees it, or that a game is live. */
export function LivePill({ game: { period } }: { game: Pick<Game, 'period'> }) {
  if (!period) {
    return (
      <Pill tone="live" caps>
        Live
      </Pill>
    );
  }
  return (
    <Pill tone="live">
      <span className="sr-only">Live, {period.title}</span>
      <span aria-hidden>
        {period.name}
        <GameClock period={period} lead=" · " />
      </span>
    </Pill>
  );
}

/** The same in the narrow column of a row: the period above its clock. */
export function LiveMark({ game: { period } }: { game: Pick<Game, 'period'> }) {
  return (
    <span className="grid justify-items-center text-center font-semibold text-live-text text-xs [grid-area:time]">
      <span className="sr-only">Live{period && `, ${period.title}`}</span>
      <span aria-hidden className="score text-lg leading-5">
        {period?.name ?? 'Live'}
      </span>
      {period && <GameClock period={period} />}
    </span>
  );
}
