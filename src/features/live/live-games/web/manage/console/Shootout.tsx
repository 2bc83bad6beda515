import { Check, Undo2, X } from 'lucide-react';
import type { Game } from '#features/competition/games/contract.ts';
import { scoreText } from '#features/competition/games/score-rules.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Score } from '#web/ui/Score.tsx';
import type { Side } from '../../../contract.ts';
import { type Kick, type LiveState, listKicks, toScores } from '../../../rules.ts';
import type { Press } from './use-scoring.ts';

interface ShootoutProps {
  game: Game;
  definition: SportDefinition;
  state: LiveState;
  onPress: (press: Press) => void;
  onClose: () => void;
  /** Null while it is level: nobody has won yet. */
  onEnd: (() => void) | null;
}

const results = [
  ['scored', 'Scored'],
  ['missed', 'Missed'],
] as const;

/** A shoot-out, kick by kick. */
export function Shootout({ game, definition, state, onPress, onEnd, onClose }: ShootoutProps) {
  const kicks = listKicks(definition, state.shown);
  const last = kicks.at(-1);
  const press = (side: Side, result: Kick['result']) => {
    const tap = definition.taps.find(({ inShootOut }) => inShootOut === result);
    if (tap) onPress({ kind: 'tap', side, tap: tap.key, period: state.period, playerId: null });
  };
  return (
    <Dialog
      title="Shoot-out"
      description="It decides who wins. The score stays level."
      onClose={onClose}
      footer={
        <>
          <Button disabled={!last} onClick={() => last && onPress({ kind: 'undo', of: last.id })}>
            <Undo2 className="size-4" aria-hidden /> Undo
          </Button>
          <Button variant="primary" disabled={!onEnd} onClick={() => onEnd?.()}>
            End the game
          </Button>
        </>
      }
    >
      <p className="sr-only" aria-live="polite">
        {scoreText(toScores(state))}
      </p>
      <div className="grid grid-cols-2 gap-3 pt-1 max-[16rem]:grid-cols-1">
        {(['home', 'away'] as const).map((side) => {
          const team = game[`${side}Team`];
          return (
            <section key={side} aria-label={team.name} className="grid content-start gap-2 text-center">
              <p className="flex min-w-0 items-center justify-center gap-2 font-bold text-base">
                <TeamCrest team={team} name={team.name} size={22} />
                <span className="min-w-0 truncate">{team.name}</span>
              </p>
              <p>
                <Score value={state.shootOut?.[side] ?? 0} className="figure" />
              </p>
              <Kicks kicks={kicks.filter((kick) => kick.side === side)} />
              {results.map(([result, label]) => (
                <Button key={result} wide aria-label={`${label}: ${team.name}`} onClick={() => press(side, result)}>
                  {label}
                </Button>
              ))}
            </section>
          );
        })}
      </div>
    </Dialog>
  );
}

/** One mark for each kick, in their order. */
function Kicks({ kicks }: { kicks: readonly Kick[] }) {
  return (
    <ol className="flex min-h-6 flex-wrap justify-center gap-1">
      {kicks.map(({ id, result }) => (
        <li
          key={id}
          className={`grid size-6 place-items-center rounded-full ${result === 'scored' ? 'bg-win/20 text-win' : 'bg-raised text-soft'}`}
        >
          <span className="sr-only">{result}</span>
          {result === 'scored' ? <Check className="size-4" aria-hidden /> : <X className="size-4" aria-hidden />}
        </li>
      ))}
    </ol>
  );
}
