import { oversText } from '#features/competition/games/innings-rules.ts';
import { OverBalls } from '../../../innings/OverBalls.tsx';
import type { InningsConsole } from './use-innings.ts';

/** The balls of this over, or of the last one until the next has begun. */
export function ThisOver({ innings: { innings } }: { innings: InningsConsole }) {
  const over = innings.overs.at(-1);
  return (
    <div className="flex h-9 shrink-0 items-center gap-2 overflow-hidden px-1">
      <span className="score shrink-0 text-base text-soft">{oversText(innings.balls)}</span>
      {over ? <OverBalls over={over} /> : <span className="text-sm text-soft">No ball yet</span>}
    </div>
  );
}
