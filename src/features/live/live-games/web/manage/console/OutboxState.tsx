import { Check, CloudOff, FlaskConical, LoaderCircle, TriangleAlert } from 'lucide-react';
import { untilConnected, useConnection } from '#web/api/api.ts';
import { useExternalStore } from '#web/routing/rendering.ts';
import { Button } from '#web/ui/Button.tsx';
import { onToast, shownToast } from '#web/ui/toasts/toasts.ts';
import type { Plays, QueuedPlays } from '../../queued-plays.ts';
import { inTaps } from '../../tap-copy.ts';

const icons = { saved: Check, sending: LoaderCircle, waiting: CloudOff, refused: TriangleAlert, trial: FlaskConical };

/** Shows whether presses have arrived, or the text of a toast while there is one: a toast would cover the score or the keys. */
export function OutboxState({ taps: { state, pending, refused } }: { taps: QueuedPlays }) {
  const said = useExternalStore(onToast, shownToast, () => null);
  // A trial is a part of a page, which has room for toasts.
  const toast = state === 'trial' ? null : said;
  const Icon = icons[state];
  const labels = {
    saved: 'All saved',
    sending: 'Saving...',
    waiting: `${inTaps(pending.length)} waiting`,
    refused: `${inTaps(refused)} refused`,
    trial: 'Nothing is stored',
  };
  const isBad = toast ? toast.tone === 'bad' : state === 'refused';
  return (
    <p
      role="status"
      className={`flex items-center gap-1.5 text-sm ${isBad ? 'text-live-text' : toast ? 'text-ink' : 'text-soft'}`}
    >
      {toast ? (
        <span className="truncate">{[toast.title, toast.description].filter(Boolean).join(' · ')}</span>
      ) : (
        <>
          <Icon className={`size-4 shrink-0 ${state === 'sending' ? 'animate-spin' : ''}`} aria-hidden />
          <span className="truncate">{labels[state]}</span>
        </>
      )}
    </p>
  );
}

/** What a scorer has to know or do about events that have not arrived. */
export function OutboxTrouble({ taps, outbox }: { taps: QueuedPlays; outbox: Plays }) {
  const { gameId, state, pending, refusal, arePersisted } = taps;
  const connected = untilConnected(useConnection());
  if (state === 'saved' || state === 'sending' || state === 'trial') return null;
  if (refusal === null) {
    return (
      <p className="text-sm text-soft">
        {arePersisted
          ? `${inTaps(pending.length)} waiting on this phone. They will be sent when ${connected}, even if you close this page.`
          : `This phone cannot store plays: keep this page open until ${connected}.`}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="text-sm text-live-text">{refusal}</p>
      <div className="flex gap-2">
        <Button small onClick={() => outbox.tryAgain(gameId)}>
          Try again
        </Button>
        <Button small onClick={() => outbox.discard(gameId)}>
          Discard
        </Button>
      </div>
    </div>
  );
}
