import { useState } from 'react';
import type { Progress } from '#shared/progress.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toasts.ts';
import type { Act, Outcome } from './acts.ts';
import { Confirmation } from './Confirmation.tsx';
import { useAct } from './use-act.ts';

interface ActRowProps {
  act: Act;
  onDone: (outcome: Outcome) => void;
}

export function ActRow({ act, onDone }: ActRowProps) {
  const [asking, setAsking] = useState(false);
  const { start, progress, busy } = useAct(act, onDone);
  const cancel = () => {
    setAsking(false);
    toast(act.cancelled);
  };
  return (
    <li className="grid gap-2.5 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-2.5">
        <p className="min-w-48 flex-1 text-sm text-soft">{act.about}</p>
        <Button look="danger" small busy={busy} busyLabel={act.busyLabel} onClick={() => setAsking(true)}>
          {act.label}
        </Button>
      </div>
      {busy && progress && <ProgressBar progress={progress} />}
      {asking && (
        <Confirmation
          act={act}
          onCancel={cancel}
          onConfirmed={() => {
            setAsking(false);
            start();
          }}
        />
      )}
    </li>
  );
}

const steps: Readonly<Record<string, string>> = {
  copy: 'Copying the database',
  pack: 'Making the snapshot',
  check: 'Checking the snapshot',
  delete: 'Deleting',
};

function ProgressBar({ progress: { step, done, of } }: { progress: Progress }) {
  const label = steps[step] ?? step;
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex justify-between gap-3">
        <span role="status">{label}</span>
        <span className="tabular-nums text-soft">{done} %</span>
      </p>
      <progress
        value={done}
        max={of}
        aria-label={label}
        className="h-2 w-full appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-live-text [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-live-text"
      />
    </div>
  );
}
