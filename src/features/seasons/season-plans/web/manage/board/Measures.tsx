import type { ReactNode } from 'react';
import type { BoardChecks } from './checks.ts';
import type { Board } from './model.ts';

interface MeasuresProps {
  board: Board;
  checks: BoardChecks | null;
}

/** How good the plan is, in words: each changes with a move. */
export function Measures({ board: { games }, checks }: MeasuresProps) {
  const unplaced = games.filter(({ spot }) => spot === null).length;
  const faults = checks?.faults ?? [];
  const hard = faults.filter((fault) => fault.isHard).length;
  const close = faults.filter(({ kind }) => kind === 'rest').length;
  const difference = checks?.gamesPlayedDifference ?? null;
  const share = (count: number) => (games.length === 0 ? 0 : count / games.length);
  return (
    <dl aria-label="How good the plan is" className="grid grid-cols-1 gap-2">
      <Measure label="Placed" share={1 - share(unplaced)} tone={unplaced === 0 ? 'win' : 'gold'}>
        {games.length - unplaced} <Of>of {games.length}</Of>
      </Measure>
      <Measure label="Clashes" share={share(faults.length)} tone={hard > 0 ? 'live' : 'gold'}>
        {hard} <Of>hard, {faults.length - hard} soft</Of>
      </Measure>
      <Measure label="Too little rest" share={share(close)} tone="gold">
        {close} <Of>{close === 1 ? 'game' : 'games'}</Of>
      </Measure>
      <Measure label="Games played differ" share={Math.min(1, (difference ?? 0) / 8)} tone="gold">
        {difference === null ? '–' : <>by {difference}</>}
      </Measure>
    </dl>
  );
}

const tones = { win: 'bg-win', gold: 'bg-gold', live: 'bg-live' };

interface MeasureProps {
  label: string;
  /** How much of its bar is filled, from 0 to 1. */
  share: number;
  tone: keyof typeof tones;
  children: ReactNode;
}

const Measure = ({ label, share, tone, children }: MeasureProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-3">
    <dt className="text-sm text-soft">{label}</dt>
    <dd className="score text-lg">{children}</dd>
    <div className="h-1 basis-full overflow-hidden rounded-full bg-raised" aria-hidden>
      <div
        className={`h-full rounded-full transition-[width] duration-200 ${tones[tone]}`}
        style={{ width: `${Math.round(share * 100)}%` }}
      />
    </div>
  </div>
);

const Of = ({ children }: { children: ReactNode }) => <span className="text-base text-soft">{children}</span>;
