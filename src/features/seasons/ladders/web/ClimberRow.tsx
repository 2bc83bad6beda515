import { ArrowDown, ArrowUp, Swords } from 'lucide-react';
import { dayText } from '#shared/notation.ts';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import { useZone } from '#web/zone.ts';
import type { Climber, Ladder } from '../contract.ts';
import { placesText } from '../rules.ts';
import { challengeClimber } from './api.ts';
import { movedText, recordText } from './copy.ts';
import { RatingLine } from './RatingLine.tsx';

interface ClimberRowProps {
  ladder: Ladder;
  climber: Climber;
}

const layout =
  'relative grid grid-cols-[2.25rem_minmax(0,1fr)_auto_auto] items-center gap-x-2.5 gap-y-1.5 px-3 py-2 max-[359px]:gap-x-1.5 max-[359px]:px-2';
/** One's own row has an accent edge; one whom one may challenge has a button. */
const mine = 'before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-accent';

/** Somebody's place on a ladder. */
export function ClimberRow({ ladder, climber }: ClimberRowProps) {
  const { place, name, elo, ratings, isMe, canChallenge, busyWith } = climber;
  return (
    <li className={`${layout} ${isMe ? mine : ''}`}>
      <span className="grid justify-items-center">
        <span className={`score text-xl leading-6 ${isMe ? 'text-accent-text' : ''}`}>{place}</span>
        <Moved moved={climber.moved} />
      </span>
      <span className="grid min-w-0">
        <span className={`font-bold text-base leading-tight wrap-anywhere ${isMe ? 'text-accent-text' : ''}`}>
          {name}
          {isMe && <span className="sr-only"> (you)</span>}
        </span>
        <span className="text-soft text-xs">{recordText(climber)}</span>
        {busyWith !== null && !isMe && <span className="text-soft text-xs wrap-anywhere">Plays {busyWith}</span>}
        <Fall ladder={ladder} climber={climber} />
      </span>
      <span className="grid max-[389px]:hidden">
        {ratings.length > 1 && <RatingLine ratings={ratings} className="text-soft" />}
      </span>
      <span className="grid justify-items-end">
        <span className="score text-lg leading-5">{elo}</span>
        <span className="text-soft text-xs">Elo</span>
      </span>
      {canChallenge && <ChallengeButton ladder={ladder} climber={climber} />}
    </li>
  );
}

function Moved({ moved }: Pick<Climber, 'moved'>) {
  const Icon = (moved ?? 0) > 0 ? ArrowUp : ArrowDown;
  return (
    <span className={`flex h-4 items-center font-bold text-xs ${tone(moved)}`}>
      <span className="sr-only">{movedText(moved)}. </span>
      {moved === null && <span aria-hidden>new</span>}
      {moved === 0 && <span aria-hidden>–</span>}
      {moved !== null && moved !== 0 && (
        <>
          <Icon className="size-3" aria-hidden />
          <span aria-hidden>{Math.abs(moved)}</span>
        </>
      )}
    </span>
  );
}

const tone = (moved: number | null): string =>
  moved === null || moved === 0 ? 'text-soft' : moved > 0 ? 'text-win' : 'text-live-text';

const soonMs = 7 * 24 * 3_600_000;

/** Said a week before: everybody's on one's own row, the others' too, as it moves those around them. */
function Fall({ ladder, climber: { fallsAt } }: ClimberRowProps) {
  const now = useNow();
  const zone = useZone();
  if (fallsAt === null || Date.parse(fallsAt) - now > soonMs) return null;
  return (
    <span className="text-gold text-xs">
      Falls {placesText(ladder.idlePlaces)} on {dayText(zone.wall(fallsAt), zone.wall(new Date(now)))} without a game
    </span>
  );
}

function ChallengeButton({ ladder, climber: { entryId, name } }: ClimberRowProps) {
  const challenging = useWrite({
    send: () => challengeClimber(ladder.id, entryId),
    onDone: () => toast({ title: `You challenged ${name}`, tone: 'good' }),
    onFailed: (error) => toast({ title: 'The challenge was not sent', description: getMessage(error), tone: 'bad' }),
  });
  return (
    <Button
      small
      aria-label={`Challenge ${name}`}
      busy={challenging.isPending}
      busyLabel="Sending..."
      onClick={() => challenging.mutate()}
      className="col-start-2 col-end-5 justify-self-start text-accent-text"
    >
      <Swords className="size-4" aria-hidden /> Challenge
    </Button>
  );
}
