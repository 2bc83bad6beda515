import { type Ending, resultWord } from '#features/competition/competitions/rules.ts';
import type { TeamName } from '#features/teams/teams/contract.ts';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { Pill, type Tone } from '#web/ui/Pill.tsx';
import { Score } from '#web/ui/Score.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import type { Game } from '../contract.ts';
import { type BadgeTone, badgeTone, isResultMissing, type ResultLabel } from '../rules.ts';
import { findWinner, type ScoreWithShootout, shootoutText } from '../score-rules.ts';

interface ScorelineProps {
  game: ScoreWithShootout;
  final?: boolean;
}

export function Scoreline({ game, final = false }: ScorelineProps) {
  const winner = final ? findWinner(game) : null;
  const shootout = shootoutText(game);
  return (
    <div className="grid shrink-0 justify-items-center">
      <div
        className={`flex min-h-[66px] items-center gap-2.5 max-[359px]:gap-1 sm:gap-4 ${isLong(game) ? 'long-figure' : 'large-figure'}`}
      >
        <Score value={game.homeScore ?? 0} className={winner === 'away' ? 'text-soft' : ''} />
        <span className="score between text-soft" aria-hidden>
          –
        </span>
        <span className="sr-only">to</span>
        <Score value={game.awayScore ?? 0} className={winner === 'home' ? 'text-soft' : ''} />
      </div>
      {shootout && <span className="score text-xl">({shootout})</span>}
    </div>
  );
}

/** Whether the score needs the room of the names beside it, like 104–98. */
const isLong = ({ homeScore, awayScore }: ScoreWithShootout) => `${homeScore ?? 0}${awayScore ?? 0}`.length > 4;

interface SideProps {
  team: TeamName;
  size: number;
  /** Another name than the team's own. */
  name?: string;
}

export function Side({ team, size, name = team.name }: SideProps) {
  return (
    <div className="grid min-w-0 flex-1 basis-0 justify-items-center gap-2 text-center">
      <TeamCrest team={team} name={name} size={size} />
      <span className="line-clamp-3 max-w-full text-pretty font-bold text-base leading-tight max-[359px]:text-sm">
        {name}
      </span>
    </div>
  );
}

interface ResultNoteProps {
  result: Ending;
  className?: string;
}

/** Says why a result is unusual. Renders nothing if the game was played out. */
export function ResultNote({ result, className = '' }: ResultNoteProps) {
  const word = resultWord(result);
  return word && <p className={`text-sm text-soft ${className}`}>{word}</p>;
}

const tones: Record<BadgeTone, Tone> = { blue: 'info', red: 'live', green: 'win', grey: 'neutral' };

export function StatusBadge({ status }: Pick<Game, 'status'>) {
  return (
    <Pill tone={tones[badgeTone(status)]} caps>
      {status}
    </Pill>
  );
}

/** The status of a game in a list. One whose result nobody has entered is not upcoming any more. */
export function GameBadge({ game }: { game: Pick<Game, 'status' | 'dateTime'> }) {
  const now = new Date(useNow());
  if (!isResultMissing(game, now)) return <StatusBadge status={game.status} />;
  return (
    <Pill tone="neutral" caps>
      Result missing
    </Pill>
  );
}

export const resultTones: Record<ResultLabel, Tone> = { 'Victory!': 'win', Defeat: 'loss', Final: 'neutral' };
