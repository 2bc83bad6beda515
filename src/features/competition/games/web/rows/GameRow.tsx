import { ClipboardPen, type LucideIcon, Radio, Table2 } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { Pill } from '#web/ui/Pill.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import type { Game } from '../../contract.ts';
import { isResultMissing } from '../../rules.ts';
import { StatusBadge } from '../Scoreline.tsx';
import { RowFacts, RowSides, RowTime, rowClasses } from './parts.tsx';
import { RowRsvp } from './RowRsvp.tsx';

interface GameRowProps {
  game: Game;
  isMine: boolean;
  takesRsvps: boolean;
  /** Whether games of several categories are mixed. */
  mixed?: boolean;
}

/** One game of a list. Memoised, so that a list of hundreds rerenders only the games that changed. */
export const GameRow = memo(function GameRow({ game, isMine, takesRsvps, mixed = false }: GameRowProps) {
  return (
    <article className={rowClasses(isMine)}>
      <RowTime game={game} />
      <RowSides game={game} isMine={isMine} />
      <RowFacts game={game} mixed={mixed} />
      <RowRsvp game={game} isOpen={takesRsvps}>
        <RowState game={game} />
      </RowRsvp>
    </article>
  );
});

/** What differs from the section, and where to read or enter what happened. */
function RowState({ game }: { game: Game }) {
  const now = new Date(useNow());
  const isSoon = game.dateTime !== null && Date.parse(game.dateTime) - now.getTime() < soon;
  return (
    <>
      {(game.status === 'cancelled' || game.status === 'postponed') && <StatusBadge status={game.status} />}
      {isResultMissing(game, now) && (
        <Pill tone="neutral" caps>
          Result missing
        </Pill>
      )}
      {game.can.score && game.status === 'upcoming' && isSoon && (
        <RowLink icon={Radio} label="Score live" to={`/games/${game.id}/console`} />
      )}
      {game.status === 'completed' && game.hasBoxScore && (
        <RowLink icon={Table2} label="View Detailed Box Score" to={`/box-score-detail?game=${game.id}`} />
      )}
      {game.status === 'completed' && game.can.score && !game.hasBoxScore && (
        <RowLink icon={ClipboardPen} label="Enter box score" to={`/box-score-entry?game=${game.id}`} />
      )}
    </>
  );
}

const soon = 24 * 3_600_000;

interface RowLinkProps {
  icon: LucideIcon;
  label: string;
  to: string;
}

export const RowLink = ({ icon: Icon, label, to }: RowLinkProps) => (
  <Link
    to={to}
    viewTransition
    aria-label={label}
    title={label}
    className="relative z-1 -mx-1.5 inline-grid size-11 shrink-0 place-items-center rounded-control text-soft transition hover:bg-raised hover:text-ink"
  >
    <Icon className="size-5" aria-hidden />
  </Link>
);
