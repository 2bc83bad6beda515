import { Check } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useQueued } from '#web/outbox/queued.ts';
import { Button } from '#web/ui/Button.tsx';
import type { Game } from '../../contract.ts';
import { rsvpsResource } from '../api.ts';
import { GameFile, isGoing, QueuedHere, RsvpForm, useOwnRsvp, WhoIsGoing } from '../Rsvp.tsx';

interface RowRsvpProps {
  game: Game;
  isOpen: boolean;
  /** Beside the button, or in its place. */
  children: ReactNode;
}

/** The RSVP control of a row: a button, and below the row who goes and the form. */
export function RowRsvp({ game, isOpen, children }: RowRsvpProps) {
  const [asks, setAsks] = useState(false);
  const [hasAnswered, setAnswered] = useState(false);
  const goesAs = useOwnRsvp(game.id);
  const isQueued = useQueued(rsvpsResource(game)).length > 0;
  const control = useRef<HTMLDivElement>(null);
  const formId = useId();
  const offersCalendar = hasAnswered && goesAs !== undefined;
  const close = () => {
    setAsks(false);
    control.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <div ref={control} className="flex items-center justify-end gap-1 [grid-area:aside]">
        {children}
        {isOpen && (
          <Button
            small
            className="relative z-1"
            aria-label={goesAs === undefined ? undefined : "You're going · Change"}
            aria-expanded={asks}
            aria-controls={asks ? formId : undefined}
            onClick={() => setAsks(!asks)}
          >
            {goesAs === undefined ? (
              'RSVP'
            ) : (
              <>
                <Check className="-ml-1 size-4 text-accent-text" aria-hidden /> Going
              </>
            )}
          </Button>
        )}
      </div>
      {isOpen && (asks || isQueued || offersCalendar) && (
        <div className="relative z-1 min-w-0 [grid-area:form]">
          {asks && (
            <>
              <WhoIsGoing game={game} />
              <RsvpForm id={formId} game={game} goesAs={goesAs} onClose={close} onAnswered={() => setAnswered(true)} />
            </>
          )}
          {offersCalendar && !asks && <GameFile game={game} label="Add to my calendar" small className="-mx-3.5" />}
          {isQueued && <QueuedHere resource={rsvpsResource(game)} say={isGoing} className="mt-2" />}
        </div>
      )}
    </>
  );
}
