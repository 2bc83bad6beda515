import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { timeAgo } from '#web/ui/time/RelativeTime.tsx';
import { type ScoringTakeover, scorersOptions } from './use-takeover.ts';

/** Shown instead of the keys when an officer opens a game that others score. Asks how to score. */
export function HowToScore({ takeover }: { takeover: ScoringTakeover }) {
  const holder = takeover.known?.holder;
  const { data: scorers = [] } = useQuery(scorersOptions(takeover.gameId));
  const names = [...new Set(scorers.flatMap(({ name }) => name ?? []))];
  return (
    <section aria-label="How to score" className="mx-auto grid w-full max-w-md content-center gap-3 [grid-area:before]">
      <p className="text-center text-soft">
        {holder
          ? `${holder.name ?? 'Someone'} has taken this game over.`
          : names.length === 0
            ? 'This game is being scored on another phone.'
            : `${inOneList(names)} ${names.length === 1 ? 'is' : 'are'} scoring this game on another phone.`}
      </p>
      <ScoringChoice takeover={takeover} />
    </section>
  );
}

const inOneList = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);

/** Score together with the others, or take over from them. */
export function ScoringChoice({ takeover }: { takeover: ScoringTakeover }) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <div className="grid gap-2">
      <Button
        variant="primary"
        wide
        busy={takeover.isBusy}
        onClick={() => void takeover.scoreTogether().catch(() => undefined)}
      >
        Score together
      </Button>
      <Button wide onClick={() => setConfirming(true)}>
        Take over
      </Button>
      {isConfirming && <ConfirmTakeover takeover={takeover} onClose={() => setConfirming(false)} />}
    </div>
  );
}

function ConfirmTakeover({ takeover, onClose }: { takeover: ScoringTakeover; onClose: () => void }) {
  const { data: scorers = [] } = useQuery(scorersOptions(takeover.gameId));
  const now = useNow();
  return (
    <ConfirmDialog
      title="Take over this game?"
      description="From now on only this phone scores. What other phones send is offered to you, and counts only if you take it in."
      confirmLabel="Take over"
      busyLabel="Taking over..."
      onConfirm={takeover.takeOver}
      onClose={onClose}
    >
      <ul aria-label="Who scored last" className="grid gap-1 text-sm">
        {scorers.map(({ name, lastAt }) => (
          <li key={`${name} ${lastAt}`} className="flex justify-between gap-3">
            <span className="min-w-0 truncate font-bold">{name ?? 'Someone'}</span>
            <span className="shrink-0 text-soft">{timeAgo(lastAt, now)}</span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
