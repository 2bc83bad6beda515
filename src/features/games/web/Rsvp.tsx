import { Check } from 'lucide-react';
import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import type { Game } from '../contract.ts';
import { useOwnRsvp } from './use-own-rsvp.ts';
import { WhoIsGoing } from './WhoIsGoing.tsx';

// The form brings the rules of names with it; most visits never open it.
const RsvpForm = lazyPart(async () => (await import('./RsvpForm.tsx')).RsvpForm);

interface RsvpProps {
  game: Game;
  /** Makes this the act that matters on its screen, with something beside the button and the list below it. */
  beside?: ReactNode;
}

export function Rsvp({ game, beside }: RsvpProps) {
  const [open, setOpen] = useState(false);
  const goesAs = useOwnRsvp(game.id);
  const control = useRef<HTMLDivElement>(null);
  const formId = useId();
  const close = () => {
    setOpen(false);
    control.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="min-w-0">{beside ?? <WhoIsGoing game={game} />}</div>
        <div ref={control} className="shrink-0">
          <Button
            look={beside && !open && goesAs === undefined ? 'primary' : 'quiet'}
            small={!beside}
            aria-expanded={open}
            aria-controls={open ? formId : undefined}
            onClick={() => setOpen(!open)}
          >
            {goesAs === undefined ? 'RSVP' : <YoureGoing />}
          </Button>
        </div>
      </div>
      <Suspense>{open && <RsvpForm id={formId} gameId={game.id} goesAs={goesAs} onClose={close} />}</Suspense>
      {beside && <WhoIsGoing game={game} />}
    </>
  );
}

const YoureGoing = () => (
  <>
    <Check className="size-4 text-accent-text" aria-hidden />
    <span>
      You're going <span className="text-soft">· Change</span>
    </span>
  </>
);
