import { useId } from 'react';
import { whenText } from '#features/competition/games/web/times.ts';
import type { TeamName } from '#features/teams/teams/contract.ts';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { DrawPreview } from '../../contract.ts';

/** Who will meet, at home first, and the points that it follows from. */
export function DrawTable({ draw: { pairings, byes, points } }: { draw: DrawPreview }) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[3fr_2fr]">
      <section aria-labelledby={`${id}-pairings`} className="grid min-w-0 grid-cols-1 gap-1.5">
        <h4 id={`${id}-pairings`} className="text-sm text-soft">
          Pairings, home first
        </h4>
        <ol className="grid grid-cols-1 gap-1.5">
          {pairings.map((pairing) => (
            <Board key={pairing.home.id} pairing={pairing} />
          ))}
        </ol>
        {byes.map((team) => (
          <p key={team.id} className="px-3 text-sm text-soft wrap-anywhere">
            <b>{team.name}</b> has the bye: a point without a game
          </p>
        ))}
      </section>
      <section aria-labelledby={`${id}-points`} className="grid min-w-0 grid-cols-1 gap-1.5">
        <h4 id={`${id}-points`} className="text-sm text-soft">
          Counted for the draw
        </h4>
        <ol className="grid grid-cols-1 gap-0.5 rounded-control bg-raised py-1.5">
          {points.map(({ team, points: own }) => (
            <li key={team.id} className="flex items-center gap-2 px-3 py-0.5 text-sm">
              <span className="min-w-0 flex-1 truncate">{team.name}</span>
              <span className="score shrink-0 text-base">{pointsText(own)}</span>
            </li>
          ))}
        </ol>
        <p className="px-3 text-soft text-xs">A win or a bye 1, a level game ½. The table has points of its own.</p>
      </section>
    </div>
  );
}

/** `1½` */
const pointsText = (points: number): string =>
  Number.isInteger(points) ? `${points}` : `${Math.floor(points) || ''}½`;

function Board({ pairing: { home, away, dateTime, location } }: { pairing: DrawPreview['pairings'][number] }) {
  const now = new Date(useNow());
  const zone = useZone();
  return (
    <li className="grid grid-cols-1 gap-0.5 rounded-control bg-raised px-3 py-2">
      <Team team={home} />
      <Team team={away} />
      <p className="text-soft text-xs">{[whenText(dateTime, now, zone), location].filter(Boolean).join(' · ')}</p>
    </li>
  );
}

const Team = ({ team }: { team: TeamName }) => (
  <span className="flex min-w-0 items-center gap-2">
    <TeamCrest team={team} size={18} lazy />
    <span className="min-w-0 flex-1 truncate font-semibold">{team.name}</span>
  </span>
);
