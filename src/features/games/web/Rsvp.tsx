import { Check } from 'lucide-react';
import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { Game } from '../contract.ts';
import { useOwnRsvp } from './use-own-rsvp.ts';
import { WhoIsGoing } from './WhoIsGoing.tsx';

// The form brings the rules of names with it; most visits never open it.
const RsvpForm = lazyPart(async () => (await import('./RsvpForm.tsx')).RsvpForm);

interface RsvpProps {
  game: Game;
  /** Makes this the act that matters on its screen, with something beside the button and the list below it. */
  beside?: ReactNode;
  /** In a list: one line, if its words have room on it. */
  inRow?: boolean;
}

export function Rsvp({ game, beside, inRow = false }: RsvpProps) {
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
      <div className={`flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-2 ${inRow ? '-mb-1' : ''}`}>
        <div className={`min-w-0 ${inRow ? 'grow basis-24' : ''}`}>
          {beside ?? <WhoIsGoing game={game} withFaces={!inRow || goesAs === undefined} />}
        </div>
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
