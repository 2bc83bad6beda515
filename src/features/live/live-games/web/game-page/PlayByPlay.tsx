import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import { shortName } from '#features/results/box-scores/web/columns.ts';
import { PlayerLink } from '#features/results/box-scores/web/PlayerLink.tsx';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { scorePair } from '#shared/notation.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ErrorState, Skeleton } from '#web/ui/states.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import type { Moment } from '../Timeline.tsx';
import type { PhaseProps } from './phase-props.ts';
import { groupByPeriod, listPlays, type PeriodOfPlays } from './plays.ts';

const shownAtFirst = 8;

/** The plays by period, the latest first. Renders nothing of a game that is over and has none. */
export function PlayByPlay({ game, live, failed, onRetry }: PhaseProps) {
  const [isWhole, setWhole] = useState(false);
  if (failed && !live) return <ErrorState title="The play-by-play did not load" onRetry={onRetry} />;
  if (!live) return <Skeleton className="h-40 rounded-card" />;
  const plays = listPlays(live);
  const [last] = plays;
  if (!last) return game.status === 'live' ? <NoPlays /> : null;
  return (
    <Card heading="Plays" aside={game.status === 'live' && <LastPlay at={last.event.at} />}>
      <div className="grid gap-4">
        {groupByPeriod(live, isWhole ? plays : plays.slice(0, shownAtFirst)).map((group) => (
          <Period key={group.plays[0]?.event.id} game={game} group={group} />
        ))}
      </div>
      {plays.length > shownAtFirst && !isWhole && (
        <Button wide variant="plain" onClick={() => setWhole(true)} className="mt-2">
          All {plays.length} plays
        </Button>
      )}
      <p className="mt-2 -mb-2 border-line border-t pt-1">
        <a
          href={`/api/games/${game.id}/log`}
          download
          className="flex min-h-11 items-center justify-center gap-2 font-semibold text-soft text-sm underline-offset-4 hover:text-ink hover:underline"
        >
          <Download className="size-4 shrink-0" aria-hidden /> Download the play-by-play
        </a>
      </p>
    </Card>
  );
}

const NoPlays = () => <p className="px-1 text-sm text-soft">No plays are recorded for this game, only its score.</p>;

const LastPlay = ({ at }: { at: string }) => (
  <p className="text-sm text-soft">
    Last play: <RelativeTime at={at} />
  </p>
);

function Period({ game, group: { title, score, plays } }: { game: Game; group: PeriodOfPlays }) {
  return (
    <section aria-label={title}>
      <h3 className="flex justify-between gap-3 border-line border-b pb-1.5 text-sm text-soft">
        <span>{title}</span>
        {score && <span className="score">{scorePair(score.home, score.away)}</span>}
      </h3>
      <ol className="grid grid-cols-1">
        {plays.map((play) => (
          <Play key={play.event.id} game={game} play={play} hasClock={plays.some(({ clock }) => clock !== '')} />
        ))}
      </ol>
    </section>
  );
}

interface PlayProps {
  game: Game;
  play: Moment;
  /** Without a clock in the whole period, its column has nothing to keep room for. */
  hasClock: boolean;
}

function Play({ game, play, hasClock }: PlayProps) {
  const { clock, side, text, playerId, playerName, position, score } = play;
  const team = side && game[`${side}Team`];
  return (
    <li className="in-sight flex min-h-11 items-center gap-2.5 border-line border-b [contain-intrinsic-block-size:auto_44px] last:border-b-0">
      {hasClock && <span className="score min-w-11 shrink-0 text-soft">{clock}</span>}
      <span className="w-6 shrink-0">
        {team && (
          <>
            <TeamCrest team={team} name={team.name} size={22} lazy />
            <span className="sr-only">{team.name}: </span>
          </>
        )}
      </span>
      <span className={`min-w-0 flex-1 py-1 text-sm leading-tight ${score ? '' : 'text-soft'}`}>
        {text}
        {playerId && playerName && (
          <>
            {', '}
            <PlayerLink playerId={playerId} className="-my-2 inline-block py-2 font-bold text-ink">
              {shortName(playerName)}
            </PlayerLink>
            {position && <span className="text-soft"> {position}</span>}
          </>
        )}
      </span>
      {score && <span className="score shrink-0 text-lg">{scorePair(score.home, score.away)}</span>}
    </li>
  );
}
