import { ChevronRight } from 'lucide-react';
import { oversText } from '#features/competition/games/innings-rules.ts';
import { chaseOf, chaseText, currentInnings, runRate, whyOver } from '../../../../chase-rules.ts';
import type { InningsGame } from '../../../../innings-rules.ts';

const over = { 'all out': 'All out', overs: 'The overs are bowled', target: 'Target reached' };

/** The chase and the rates; once no ball can follow, why, and the way on. */
export function InningsState({ game, onPeriod }: { game: InningsGame; onPeriod: () => void }) {
  const innings = currentInnings(game);
  const why = whyOver(game);
  if (!innings) return null;
  if (why !== null) {
    return (
      <button
        type="button"
        onClick={onPeriod}
        className="flex h-11 shrink-0 items-center justify-center gap-1 rounded-control border border-accent font-bold text-sm"
      >
        {over[why]}: {game.innings.length === 1 ? 'next innings' : 'end the game'}
        <ChevronRight className="size-4" aria-hidden />
      </button>
    );
  }
  const rate = runRate(innings, game.ballsPerOver);
  const required = chaseOf(game)?.requiredRate;
  const rates = [
    rate !== null && `CRR ${rate.toFixed(2)}`,
    required != null && `RRR ${required.toFixed(2)}`,
    game.innings.length === 1 && `${oversText(innings.balls)} of ${game.overs} overs`,
  ];
  return (
    <p className="flex h-11 shrink-0 items-center justify-between gap-3 px-1 text-sm">
      <strong className="min-w-0 truncate">{chaseText(game) ?? 'First innings'}</strong>
      <span className="score shrink-0 text-base text-soft">{rates.filter(Boolean).join(' · ')}</span>
    </p>
  );
}
