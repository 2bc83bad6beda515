import { whenText } from '#features/competition/games/web/times.ts';
import { fixtureText } from '#shared/notation.ts';
import { Pill } from '#web/ui/Pill.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { Fate, LeftGame } from '../../../contract.ts';
import { fateTexts } from './leaving-texts.ts';

const tones = { annulled: 'loss', walkover: 'accent', calledOff: 'gold', stands: 'neutral' } as const satisfies Record<
  Fate,
  string
>;

/** Each game with its score as it is and as it becomes. */
export function LeftGames({ games }: { games: readonly LeftGame[] }) {
  const [now, zone] = [useNow(), useZone()];
  return (
    <ul className="divide-y divide-line">
      {games.map(({ gameId, home, away, stage, dateTime, before, after, fate }) => (
        <li key={gameId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
          <div className="min-w-0 basis-60 grow wrap-anywhere">
            <p className="font-bold">{fixtureText(home, away)}</p>
            <p className="text-sm text-soft">
              {[stage, whenText(dateTime, new Date(now), zone)].filter(Boolean).join(' · ')}
            </p>
          </div>
          {before !== null && (
            <span className={`score text-lg ${fate === 'annulled' ? 'text-soft line-through decoration-1' : ''}`}>
              {before}
            </span>
          )}
          {after !== null && <span className="score text-lg">{after}</span>}
          <Pill tone={tones[fate]}>{fateTexts[fate]}</Pill>
        </li>
      ))}
    </ul>
  );
}
