import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useQueued } from '#web/outbox/queued.ts';
import { useSession } from '#web/session/session.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import type { Game } from '../contract.ts';
import { ownRsvpsOptions, rsvpsResource } from './api.ts';
import { goingSentence } from './going.ts';

// The form loads the rules for names as well; most visits never open it.
export const QueuedHere = lazyComponent(async () => (await import('#web/outbox/QueuedHere.tsx')).QueuedHere);
export const RsvpForm = lazyComponent(async () => (await import('./RsvpForm.tsx')).RsvpForm);
export const GameFile = lazyComponent(async () => (await import('./GameFile.tsx')).GameFile);

interface RsvpProps {
  game: Game;
  /** Makes RSVP the main action of its screen, with this beside the button and the list below it. */
  beside?: ReactNode;
  /** Makes RSVP the main action too, with these in a line with its button. */
  actions?: ReactNode;
  /** Offers the calendar after one's own answer, where nothing else does. */
  offersCalendar?: boolean;
}

export function Rsvp({ game, beside, actions, offersCalendar = true }: RsvpProps) {
  const [open, setOpen] = useState(false);
  const [hasAnswered, setAnswered] = useState(false);
  const goesAs = useOwnRsvp(game.id);
  const isQueued = useQueued(rsvpsResource(game)).length > 0;
  const control = useRef<HTMLDivElement>(null);
  const formId = useId();
  const close = () => {
    setOpen(false);
    control.current?.querySelector('button')?.focus();
  };
  const isMain = beside !== undefined || actions !== undefined;
  const button = (
    <Button
      variant={isMain && !open && goesAs === undefined ? 'primary' : 'quiet'}
      small={!isMain}
      aria-expanded={open}
      aria-controls={open ? formId : undefined}
      onClick={() => setOpen(!open)}
    >
      {goesAs === undefined ? 'RSVP' : <YoureGoing />}
    </Button>
  );
  return (
    <>
      {actions !== undefined ? (
        <div ref={control} className="flex flex-wrap gap-2 *:grow">
          {button}
          {actions}
        </div>
      ) : (
        <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <div className="min-w-0 grow basis-40">{beside ?? <WhoIsGoing game={game} />}</div>
          <div ref={control} className="ml-auto max-w-full shrink-0">
            {button}
          </div>
        </div>
      )}
      {open && (
        <RsvpForm id={formId} game={game} goesAs={goesAs} onClose={close} onAnswered={() => setAnswered(true)} />
      )}
      {offersCalendar && hasAnswered && goesAs !== undefined && (
        <GameFile game={game} label="Add to my calendar" small className="-mx-3.5" />
      )}
      {isQueued && <QueuedHere resource={rsvpsResource(game)} say={isGoing} className="mt-2" />}
      {isMain && <WhoIsGoing game={game} />}
    </>
  );
}

export const isGoing = (name: string) => `${name} is going`;

const YoureGoing = () => (
  <>
    <Check className="size-4 text-accent-text" aria-hidden />
    <span>
      You're going <span className="text-soft">· Change</span>
    </span>
  </>
);

/** The name under which this person goes to a game; undefined if they do not go. One query answers for all games. */
export function useOwnRsvp(gameId: number): string | undefined {
  const isMember = useSession() !== null;
  const { data } = useQuery({
    ...ownRsvpsOptions,
    enabled: isMember,
    select: (rsvps) => rsvps.find((rsvp) => rsvp.gameId === gameId)?.userName,
  });
  return isMember ? data : undefined;
}

const GoingDialog = lazyComponent(async () => (await import('./GoingDialog.tsx')).GoingDialog);

export function WhoIsGoing({ game }: { game: Game }) {
  const [open, setOpen] = useState(false);
  const goesAs = useOwnRsvp(game.id);
  const sentence = goingSentence({ names: game.rsvpNames, count: game.rsvpCount, goesAs });
  if (game.rsvpCount === 0) return <p className="flex min-h-11 items-center text-sm text-soft">{sentence}</p>;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-control text-left text-sm text-soft transition hover:text-ink"
      >
        <span className="flex shrink-0 pl-2">
          {game.rsvpNames.map((name) => (
            <span key={name} className="-ml-2 rounded-full border-2 border-card">
              <Avatar name={name} size={26} round />
            </span>
          ))}
        </span>
        <span className="min-w-0 [overflow-wrap:anywhere]">{sentence}</span>
      </button>
      {open && <GoingDialog game={game} onClose={() => setOpen(false)} />}
    </>
  );
}
