import { RefreshCw } from 'lucide-react';
import { periodsHeading } from '#features/teams/sports/period-rules.ts';
import { scorePair } from '#shared/notation.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import type { Side } from '../../../../contract.ts';
import { listRotation, playSets } from '../../../../set-rules.ts';
import { keyLook } from '../PlayerKey.tsx';
import type { ConsoleState } from '../use-console.ts';

/** The sets so far, who serves and how both sides stand, to be put right where they differ from the court. */
export function SetSheet({ console }: { console: ConsoleState }) {
  const { definition, scoring, teamNames, close } = console;
  const { state, press } = scoring;
  const sets = playSets(definition, state.shown);
  if (!sets) return null;
  const scores = state.periodScores.map(({ home, away }) => scorePair(home, away)).join(', ');
  const { period } = state;
  return (
    <Dialog title={periodsHeading(definition.periods)} description={scores} onClose={close}>
      <div className="grid gap-4 pt-1">
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-sm text-soft">Who serves</legend>
          <div className="grid grid-cols-2 gap-2">
            {sides.map((side) => (
              <button
                key={side}
                type="button"
                aria-pressed={sets.server === side}
                onClick={() => press({ kind: 'serve', side, period })}
                className={`min-h-12 px-3 font-bold ${keyLook}`}
              >
                <span className="block truncate">{teamNames[side]}</span>
              </button>
            ))}
          </div>
        </fieldset>
        {definition.periods.sets?.rotates &&
          sides.map((side) => (
            <Rotation
              key={side}
              name={teamNames[side]}
              players={listRotation(console.getSlots(side).slots, sets.rotations[side]).map(
                (player) => player && (console.getName(player.id) ?? null),
              )}
              onRotate={() => press({ kind: 'rotate', side, period })}
            />
          ))}
      </div>
    </Dialog>
  );
}

const sides: readonly Side[] = ['home', 'away'];

interface RotationProps {
  name: string;
  /** By position, from the one that serves. */
  players: readonly (string | null)[];
  onRotate: () => void;
}

/** The six as they stand: 4, 3, 2 at the net, and 5, 6, 1 behind them. */
function Rotation({ name, players, onRotate }: RotationProps) {
  return (
    <section aria-label={`Rotation of ${name}`} className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <h3 className="min-w-0 truncate text-sm text-soft">{name}</h3>
        <Button small onClick={onRotate}>
          <RefreshCw className="size-4" aria-hidden /> Rotate
        </Button>
      </div>
      <ol className="grid grid-cols-3 gap-1.5">
        {atNetFirst(players.length).map((position) => (
          <li key={position} className="min-w-0 rounded-control bg-raised px-2 py-1.5 text-sm leading-tight">
            <span className="score text-soft text-xs">
              <span className="sr-only">Position </span>
              {position}
            </span>
            <span className="block truncate font-bold">{players[position - 1] ?? '–'}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const atNetFirst = (count: number): number[] =>
  count === 6 ? [4, 3, 2, 5, 6, 1] : Array.from({ length: count }, (_, at) => at + 1);
