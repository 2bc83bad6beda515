import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { earlyStart } from './early-start.ts';
import { LineUp, type LineUpProps } from './LineUp.tsx';

interface BeforeStartProps {
  dateTime: string;
  /** Of the side that is chosen; null where everybody has a place. */
  lineUp: LineUpProps | null;
  onStart: () => void;
}

/** The line-up and the start; a game of another day asks whether it is the one. */
export function BeforeStart({ dateTime, lineUp, onStart }: BeforeStartProps) {
  const [early, setEarly] = useState<string | null>(null);
  const start = () => {
    const when = earlyStart(dateTime, new Date());
    if (when === null) onStart();
    else setEarly(when);
  };
  return (
    <section
      aria-label="Before the game"
      className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] gap-3 [grid-area:before]"
    >
      <div className="min-h-0 overflow-y-auto">
        {lineUp ? (
          <LineUp {...lineUp} />
        ) : (
          <p className="py-6 text-center text-sm text-soft">Everything is ready for the first play.</p>
        )}
      </div>
      <Button look="primary" wide onClick={start}>
        Start the game
      </Button>
      {early !== null && (
        <ConfirmDialog
          title={`This game is on ${early}. Start it now?`}
          description="Everyone will see it as live."
          confirmLabel="Start it now"
          busyLabel="Starting..."
          onConfirm={async () => onStart()}
          onClose={() => setEarly(null)}
        />
      )}
    </section>
  );
}
