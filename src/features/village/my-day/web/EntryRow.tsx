import { Footprints, MapPin, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { timeText } from '#shared/notation.ts';
import { Pill, type Tone } from '#web/ui/Pill.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { DayEntry } from '../contract.ts';
import { isThere, type Way, wayText } from '../rules.ts';

const whyTexts: Readonly<Record<DayEntry['why'], string | null>> = {
  play: 'You play',
  going: 'You are going',
  follow: 'You follow',
  entered: 'You or your team',
  own: null,
};

const row = 'relative grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-2.5';
/** At what one is oneself, the edge is the accent's. */
const there = 'before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-accent';

/** Something of a day, below the way that leads to it. */
export function EntryRow({ entry, way }: { entry: DayEntry; way: Way | undefined }) {
  const { title, detail, start, end, place, status, why, score, link } = entry;
  const now = useNow();
  const zone = useZone();
  const isOver = status === 'completed' || Date.parse(end) < now;
  const isOff = status === 'cancelled' || status === 'postponed';
  return (
    <li>
      {way && <WayRow way={way} />}
      <div className={`${row} ${isThere(entry) && !isOver ? there : ''} ${isOver || isOff ? 'text-soft' : ''}`}>
        <time dateTime={start} className="grid justify-items-center">
          <span className={`score text-lg leading-5 ${isOff ? 'line-through decoration-2' : ''}`}>
            {timeText(zone.wall(start))}
          </span>
          {!entry.isEndEstimated && <span className="text-soft text-xs">{timeText(zone.wall(end))}</span>}
        </time>
        <div className="grid min-w-0 gap-0.5">
          <Link
            to={link}
            viewTransition
            className={`font-bold text-base leading-tight wrap-anywhere after:absolute after:inset-0 ${isOff ? 'line-through' : ''}`}
          >
            {title}
          </Link>
          {place.name !== '' && <p className="text-soft text-sm wrap-anywhere">{place.name}</p>}
          <p className="line-clamp-2 text-soft text-xs wrap-anywhere">
            {[whyTexts[why], detail].filter(Boolean).join(' · ')}
          </p>
        </div>
        <span className="grid justify-items-end gap-1">
          {score !== null && <span className="score whitespace-nowrap text-lg">{score}</span>}
          {tones[status] && (
            <Pill tone={tones[status]} caps>
              {status}
            </Pill>
          )}
        </span>
      </div>
    </li>
  );
}

const tones: Readonly<Partial<Record<DayEntry['status'], Tone>>> = {
  live: 'live',
  cancelled: 'neutral',
  postponed: 'neutral',
};

/** How to get to what follows, with a map; a warning where there is no time. */
function WayRow({ way }: { way: Way }) {
  const isWarning = way.kind === 'overlap' || way.kind === 'tight';
  const Icon = isWarning ? TriangleAlert : Footprints;
  return (
    <div
      className={`flex min-h-11 flex-wrap items-center gap-x-3 border-line border-b px-3 text-sm ${isWarning ? 'bg-gold/10 font-semibold text-gold' : 'text-soft'}`}
    >
      <p className="flex min-w-0 flex-1 items-center gap-2.5 py-1.5 wrap-anywhere">
        <Icon className="size-4 shrink-0" aria-hidden />
        <span>
          {isWarning && <span className="sr-only">Warning: </span>}
          {wayText(way)}
        </span>
      </p>
      {way.to.mapLink !== null && !way.isSamePlace && (
        <a
          href={way.to.mapLink}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 font-bold text-accent-text hover:underline"
        >
          <MapPin className="size-4" aria-hidden /> Map
          <span className="sr-only"> of {way.to.name} (opens a new tab)</span>
        </a>
      )}
    </div>
  );
}
