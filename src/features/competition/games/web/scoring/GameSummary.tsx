import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { Score } from '#web/ui/Score.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import type { Game } from '../../contract.ts';
import { byDay, storedDay } from '../../day-rules.ts';
import { statusNames } from '../../name-rules.ts';
import { isResultMissing } from '../../rules.ts';
import { GameTime } from '../GameTime.tsx';
import { ResultNote } from '../Scoreline.tsx';
import { ShootoutLine } from '../ShootoutLine.tsx';
import { whenText } from '../times.ts';
import { statusTones } from './status-names.ts';

/** A game as shown to people who enter results. */
export function GameSummary({ game }: { game: Game }) {
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1.5">
        <p className="min-w-0 flex-1 basis-32 text-sm text-soft">
          {game.sport.name} · <GameTime at={game.dateTime}>{whenText(game.dateTime, new Date(useNow()))}</GameTime> ·{' '}
          {game.location}
        </p>
        <p className="ml-auto flex flex-wrap justify-end gap-1.5 whitespace-nowrap">
          {game.category === 'tournament' && <Pill tone="accent">TOURNAMENT</Pill>}
          <ScoringBadge game={game} />
        </p>
      </div>
      <SideLine team={game.homeTeam} score={game.homeScore} />
      <SideLine team={game.awayTeam} score={game.awayScore} />
      <ShootoutLine game={game} />
      <ResultNote result={game} />
    </>
  );
}

function ScoringBadge({ game }: { game: Game }) {
  const now = new Date(useNow());
  if (isResultMissing(game, now)) return <Pill tone="gold">Result missing</Pill>;
  return <Pill tone={statusTones[game.status]}>{statusNames[game.status]}</Pill>;
}

function SideLine({ team, score }: { team: Game['homeTeam']; score: number | null }) {
  const name = team.name;
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <TeamCrest team={team} name={name} size={26} lazy />
      <span className="min-w-0 flex-1 truncate font-bold">{name}</span>
      <Score value={score ?? '–'} className={`text-2xl ${score === null ? 'text-soft' : ''}`} />
    </div>
  );
}

type Listed = Pick<Game, 'id' | 'status' | 'dateTime'>;

/** Most urgent first: live games, then games waiting for a score, then upcoming ones, then past ones from the latest. */
export function scoringOrder<G extends Listed>(games: readonly G[], now: Date): G[] {
  const instant = now.toISOString();
  const rank = (game: Listed) => {
    if (game.status === 'live') return 0;
    if (game.status !== 'upcoming') return 3;
    return storedDay(game.dateTime) <= instant ? 1 : 2;
  };
  return games.toSorted((a, b) => rank(a) - rank(b) || (rank(a) === 3 ? byDate(b, a) : byDate(a, b)));
}

const byDate = (a: Listed, b: Listed) => byDay(a, b) || a.id - b.id;
