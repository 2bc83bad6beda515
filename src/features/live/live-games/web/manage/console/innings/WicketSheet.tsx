import { useState } from 'react';
import type { Tap } from '#features/teams/sports/definitions/definition.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { byNumber } from '../../../../line-up.ts';
import { getName } from '../TapPad.tsx';
import type { ConsoleState } from '../use-console.ts';
import { ballRows } from './ball-rows.ts';
import { PickPlayer } from './PickPlayer.tsx';
import type { InningsConsole } from './use-innings.ts';

interface WicketSheetProps {
  console: ConsoleState;
  innings: InningsConsole;
}

/** How a batter is out, and who caught the ball or threw it in. */
export function WicketSheet({ console, innings }: WicketSheetProps) {
  const { close, play, striker, nonStriker, bowling } = innings;
  const [isOther, setOther] = useState(false);
  const [chosen, setChosen] = useState<Tap | null>(null);
  const { wickets, rareWickets } = ballRows(console.definition);
  const pick = (tap: Tap) => (tap.addsToFielder ? setChosen(tap) : play(tap));
  if (chosen) {
    return (
      <PickPlayer
        title="Who was it?"
        description={`${chosen.name}: the fielder of ${console.teamNames[bowling]}`}
        players={byNumber(console.getPlayers(bowling))}
        footer={<Button onClick={() => play(chosen)}>Nobody in particular</Button>}
        onPick={(fielderId) => play(chosen, { fielderId })}
        onClose={close}
      />
    );
  }
  if (isOther) {
    const ofStriker = rareWickets.filter(({ dismissal }) => !dismissal?.isOther);
    return (
      <Dialog title="Run out, retired and others" onClose={close}>
        <div className="grid gap-4 pt-1">
          <BallGrid heading={`${console.getName(striker) ?? 'The batter'}, on strike`} taps={ofStriker} onPick={pick} />
          <BallGrid
            heading={`${console.getName(nonStriker) ?? 'The batter'}, at the other end`}
            taps={rareWickets.filter((tap) => !ofStriker.includes(tap))}
            onPick={pick}
          />
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title="Wicket" description={console.getName(striker)} onClose={close}>
      <div className="grid gap-3 pt-1">
        <BallGrid taps={wickets} onPick={pick} />
        <Button wide onClick={() => setOther(true)}>
          Run out, retired and others
        </Button>
      </div>
    </Dialog>
  );
}

interface BallGridProps {
  heading?: string;
  taps: readonly Tap[];
  onPick: (tap: Tap) => void;
}

export const BallGrid = ({ heading, taps, onPick }: BallGridProps) => (
  <section aria-label={heading} className="grid gap-2">
    {heading && <h3 className="text-sm text-soft">{heading}</h3>}
    <div className="grid grid-cols-2 gap-1.5 sm:grid-cols-3">
      {taps.map((tap) => (
        <button
          key={tap.key}
          type="button"
          aria-label={getName(tap)}
          onClick={() => onPick(tap)}
          className="grid min-h-12 content-center rounded-control border border-line bg-raised px-3 text-left font-bold text-sm leading-tight"
        >
          {tap.label}
        </button>
      ))}
    </div>
  </section>
);
