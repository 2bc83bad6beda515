import { Check, X } from 'lucide-react';
import { findWinner } from '#features/competition/games/score-rules.ts';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { scorePair } from '#shared/notation.ts';
import { Button } from '#web/ui/Button.tsx';
import type { Side } from '../../../contract.ts';
import { endedNow, type Kick, toScores } from '../../../rules.ts';
import type { Shootout } from '../../../shootout-rules.ts';
import type { ConsoleState } from './use-console.ts';

const sides: readonly Side[] = ['home', 'away'];
const key = 'score figure min-h-14 rounded-control px-1 transition-transform active:scale-97 disabled:opacity-45';

/** A shoot-out, attempt by attempt, in the place of the plays: the score stays level. */
export function ShootoutPad({ console }: { console: ConsoleState }) {
  const { game, definition, scoring, shootout, side, teamNames, tap } = console;
  const { state, press } = scoring;
  const isOver = shootout.winner !== null;
  const hasWinner = findWinner(toScores(endedNow(definition, state))) !== null;
  const pressResult = (result: Kick['result'], at: number) => {
    const found = definition.taps.find(({ inShootOut }) => inShootOut === result);
    if (found) tap(found.key, at);
  };
  return (
    <section aria-label="Shoot-out" className="flex min-h-0 min-w-0 flex-col gap-2 [grid-area:pad]">
      <p className="min-h-6 text-center font-bold text-base" aria-live="polite">
        {describeShootout(shootout, teamNames, side)}
      </p>
      <div className="grid gap-2 rounded-control border border-line bg-card p-2.5">
        {sides.map((of) => {
          const team = game[`${of}Team`];
          return (
            <section key={of} aria-label={team.name} className="flex min-h-8 min-w-0 items-center gap-2">
              <TeamCrest team={team} name={team.name} size={20} />
              <Attempts kicks={shootout.kicks[of]} attempts={shootout.attempts} />
              <span className="sr-only">scored</span>
              <span className="score ml-auto text-2xl">{shootout.scored[of]}</span>
            </section>
          );
        })}
      </div>
      <div className="grid min-h-14 flex-1 grid-cols-2 gap-1.5">
        <button
          type="button"
          disabled={isOver}
          onClick={({ timeStamp }) => pressResult('scored', timeStamp)}
          className={`bg-accent text-on-accent ${key}`}
        >
          Scored
        </button>
        <button
          type="button"
          disabled={isOver}
          onClick={({ timeStamp }) => pressResult('missed', timeStamp)}
          className={`border border-line bg-raised ${key}`}
        >
          Missed
        </button>
      </div>
      <div className="grid grid-cols-2 gap-1.5">
        <Button wide disabled={state.shootOut !== null} onClick={shootout.leave}>
          Back to the plays
        </Button>
        <Button
          wide
          variant={isOver ? 'primary' : 'quiet'}
          disabled={!hasWinner}
          onClick={() => press({ kind: 'end' })}
        >
          End the game
        </Button>
      </div>
    </section>
  );
}

/** Whose attempt is next, or who has won. */
export function describeShootout(shootout: Shootout, teamNames: Record<Side, string>, side: Side): string {
  const { winner, scored, next, attempt, attempts, isSuddenDeath } = shootout;
  if (winner) {
    const [own, other] = winner === 'home' ? [scored.home, scored.away] : [scored.away, scored.home];
    return `${teamNames[winner]} won ${scorePair(own, other)}`;
  }
  if (next === null) return `${teamNames[side]} shoots first, or choose the other side`;
  return `${isSuddenDeath ? 'Sudden death' : `Attempt ${attempt} of ${attempts}`}: ${teamNames[next]}`;
}

/** One mark for each attempt, and an empty one for each that is left before sudden death. */
function Attempts({ kicks, attempts }: { kicks: readonly Kick[]; attempts: number }) {
  const left = Math.max(0, attempts - kicks.length);
  return (
    <ol className="flex min-w-0 flex-wrap gap-1">
      {kicks.map(({ id, result }) => (
        <li
          key={id}
          className={`grid size-6 place-items-center rounded-full ${result === 'scored' ? 'bg-win/20 text-win' : 'bg-raised text-soft'}`}
        >
          <span className="sr-only">{result}</span>
          {result === 'scored' ? <Check className="size-4" aria-hidden /> : <X className="size-4" aria-hidden />}
        </li>
      ))}
      {Array.from({ length: left }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
        <li key={`left ${at}`} aria-hidden className="size-6 rounded-full border border-line border-dashed" />
      ))}
    </ol>
  );
}
