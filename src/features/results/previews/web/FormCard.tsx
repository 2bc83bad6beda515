import { Link } from 'react-router';
import type { Game } from '#features/competition/games/contract.ts';
import { type GameSide, scoreText } from '#features/competition/games/score-rules.ts';
import { gameDay } from '#features/competition/games/web/times.ts';
import { outcomeClasses, outcomeLabels } from '#features/results/standings/web/Form.tsx';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { FormGame, Preview } from '../contract.ts';

interface FormCardProps {
  game: Game;
  form: Preview['form'];
}

/** The last five games of each side. Renders nothing if neither has played. */
export function FormCard({ game, form }: FormCardProps) {
  if (form.home.length + form.away.length === 0) return null;
  return (
    <Card heading="Form">
      <div className="grid grid-cols-1 gap-2.5">
        <Side game={game} side="home" form={form.home} />
        <Side game={game} side="away" form={form.away} />
      </div>
    </Card>
  );
}

function Side({ game, side, form }: { game: Game; side: GameSide; form: readonly FormGame[] }) {
  const team = game[`${side}Team`];
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <TeamCrest team={team} size={24} />
      <span className="min-w-0 grow basis-24 text-sm leading-tight wrap-anywhere">{team.name}</span>
      {form.length === 0 && <span className="text-sm text-soft">No games yet</span>}
      <ol aria-label={`The last games of ${team.name}`} className="ml-auto flex gap-1 empty:hidden">
        {form.map((played) => (
          <li key={played.gameId}>
            <Chip played={played} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** One game's outcome, leading to the game. */
function Chip({ played }: { played: FormGame }) {
  const now = new Date(useNow());
  const zone = useZone();
  const { gameId, outcome, opponent, side, dateTime } = played;
  const what = `${outcomeLabels[outcome]} ${scoreText(played, side)} against ${opponent.name}, ${gameDay(dateTime, now, zone)}`;
  return (
    <Link
      to={`/games/${gameId}`}
      viewTransition
      aria-label={what}
      title={what}
      className={`relative grid size-7 place-items-center rounded-md border font-bold text-xs before:absolute before:-inset-x-0.5 before:-inset-y-2 ${outcomeClasses[outcome]}`}
    >
      {outcome}
    </Link>
  );
}
