import { Pause, Pencil, Play } from 'lucide-react';
import { useState } from 'react';
import { ScorerClock } from '#features/competition/games/web/GameClock.tsx';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { periodTitle } from '#features/teams/sports/period-rules.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Field, TextInput } from '#web/ui/fields/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { readTyped } from '../../../../clock-rules.ts';
import type { LiveState } from '../../../../rules.ts';
import { describeEvent } from '../../../Timeline.tsx';
import type { Press } from '../use-scoring.ts';
import { findClock, moveClock, type PeriodClock, setClock, toggleClock } from './press-clock.ts';

interface ClockProps {
  definition: SportDefinition;
  state: LiveState;
  onPress: (press: Press) => void;
}

/** The clock among what can be done about the game: stopped, started, and corrected in a dialog of its own. */
export function ClockRow(props: ClockProps) {
  const [isOpen, setOpen] = useState(false);
  const clock = findClock(props.definition, props.state);
  if (!clock) return null;
  return (
    <div className="flex gap-2">
      <ToggleButton clock={clock} onPress={props.onPress} className="flex-1" />
      <IconButton
        icon={Pencil}
        label="Correct the clock"
        onClick={() => setOpen(true)}
        className="size-12 rounded-control bg-raised"
      />
      {isOpen && <ClockSheet {...props} clock={clock} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface ToggleButtonProps extends Pick<ClockProps, 'onPress'> {
  clock: PeriodClock;
  className?: string;
}

function ToggleButton({ clock, onPress, className }: ToggleButtonProps) {
  const isStopped = clock.since === null;
  const Icon = isStopped ? Play : Pause;
  return (
    <Button onClick={() => onPress(toggleClock(clock))} className={className}>
      <Icon className="size-4" aria-hidden />
      {isStopped ? 'Start the clock' : 'Stop the clock'}
    </Button>
  );
}

const steps = [-60, -1, 1, 60];
const stepText = (seconds: number) => `${seconds > 0 ? '+' : '−'}${Math.abs(seconds) === 60 ? '1 min' : '1 s'}`;

interface ClockSheetProps extends ClockProps {
  clock: PeriodClock;
  onClose: () => void;
}

/** Corrects what the clock shows: by steps, typed, or by taking its last change back. */
function ClockSheet({ definition, state, clock, onPress, onClose }: ClockSheetProps) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const last = state.shown.findLast((event) => event.kind === 'clock' && event.period === clock.period);
  const save = () => {
    const elapsedMs = readTyped(typed, clock);
    setWrong(elapsedMs === null);
    if (elapsedMs === null) return;
    onPress(setClock(clock, elapsedMs));
    setTyped('');
  };
  return (
    <Dialog title="The clock" description={periodTitle(definition.periods, clock.period)} onClose={onClose}>
      <div className="grid gap-4 pt-1">
        <p className={`score large-figure text-center ${clock.since === null ? 'text-soft' : ''}`}>
          <ScorerClock period={clock} />
        </p>
        <ToggleButton clock={clock} onPress={onPress} />
        <fieldset aria-label="Move the clock" className="grid grid-cols-4 gap-2">
          {steps.map((seconds) => (
            <Button
              key={seconds}
              onClick={() => onPress(moveClock(clock, seconds))}
              className="whitespace-nowrap px-1 text-sm"
            >
              {stepText(seconds)}
            </Button>
          ))}
        </fieldset>
        <form
          className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <Field label="Time on the clock" error={isWrong ? 'This clock does not show that time.' : undefined}>
            {(ties) => (
              <TextInput
                {...ties}
                value={typed}
                inputMode="text"
                autoComplete="off"
                maxLength={8}
                placeholder="7:42"
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
          <Button type="submit">Set</Button>
        </form>
        {last && (
          <Button variant="plain" onClick={() => onPress({ kind: 'undo', of: last.id })}>
            Undo: {describeEvent(definition, last)}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
