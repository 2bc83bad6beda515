import { Link } from 'react-router';
import type { Game } from '#features/competition/games/contract.ts';
import { findWinner, type GameSide, scoreText } from '#features/competition/games/score-rules.ts';
import { GameTime } from '#features/competition/games/web/GameTime.tsx';
import { gameDay } from '#features/competition/games/web/times.ts';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { Meeting, Preview } from '../contract.ts';

interface MeetingsCardProps {
  game: Game;
  meetings: Preview['meetings'];
}

/** What happened when the two sides met before. */
export function MeetingsCard({ game, meetings }: MeetingsCardProps) {
  const { latest } = meetings;
  return (
    <Card heading="Earlier meetings">
      {latest.length === 0 ? (
        <p className="text-sm text-soft">These two have not met before.</p>
      ) : (
        <>
          {latest.length > 1 && <Tally game={game} meetings={meetings} />}
          <ul className="grid grid-cols-1">
            {latest.map((meeting) => (
              <Row key={meeting.gameId} game={game} meeting={meeting} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

/** Who won more of them. */
function Tally({ game, meetings: { won, drawn } }: MeetingsCardProps) {
  return (
    <div className="mb-3 flex items-center justify-between gap-2">
      <Wins game={game} side="home" won={won.home} />
      <p className="grid justify-items-center">
        <span className="score text-2xl text-soft">{drawn}</span>
        <span className="text-soft text-xs">{drawn === 1 ? 'draw' : 'draws'}</span>
      </p>
      <Wins game={game} side="away" won={won.away} />
    </div>
  );
}

function Wins({ game, side, won }: { game: Game; side: GameSide; won: number }) {
  const team = game[`${side}Team`];
  return (
    <p className={`flex items-center gap-2.5 ${side === 'away' ? 'flex-row-reverse' : ''}`}>
      <TeamCrest team={team} size={28} />
      <span className="grid justify-items-center">
        <span className="score text-2xl">{won}</span>
        <span className="text-soft text-xs">
          {won === 1 ? 'win' : 'wins'}
          <span className="sr-only"> of {team.name}</span>
        </span>
      </span>
    </p>
  );
}

function Row({ game, meeting }: { game: Game; meeting: Meeting }) {
  const now = new Date(useNow());
  const zone = useZone();
  const isSwapped = meeting.homeTeamId !== game.homeTeamId;
  const [home, away] = isSwapped ? [game.awayTeam, game.homeTeam] : [game.homeTeam, game.awayTeam];
  const winner = findWinner(meeting);
  return (
    <li className="border-line border-t">
      <Link
        to={`/games/${meeting.gameId}`}
        viewTransition
        className="-mx-2 flex min-h-12 items-center gap-3 rounded-control px-2 py-1.5 hover:bg-raised max-[359px]:flex-wrap max-[359px]:gap-y-0"
      >
        <GameTime at={meeting.dateTime} className="w-22 shrink-0 text-sm text-soft max-[359px]:w-full">
          {gameDay(meeting.dateTime, now, zone)}
        </GameTime>
        <span className="min-w-0 flex-1 text-sm leading-tight wrap-anywhere">
          <span className={winner === 'home' ? 'font-bold' : ''}>{home.name}</span> v{' '}
          <span className={winner === 'away' ? 'font-bold' : ''}>{away.name}</span>
        </span>
        <span className="score shrink-0 text-base">{scoreText(meeting)}</span>
      </Link>
    </li>
  );
}
