import { Link } from 'react-router';
import type { Game } from '#features/competition/games/contract.ts';
import { scoreText } from '#features/competition/games/score-rules.ts';
import { LiveMark } from '#features/competition/games/web/GameClock.tsx';
import { GameTime } from '#features/competition/games/web/GameTime.tsx';
import { FormLetters } from '#features/results/standings/web/FormLetters.tsx';
import { teamPath } from '#features/teams/teams/rules.ts';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { ordinalText } from '#shared/notation.ts';
import { Score } from '#web/ui/Score.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import { sideOf, type TeamOnHome } from '../team-rules.ts';
import { dayLines } from './own-times.ts';

/** A team's game now or next, its place and form. The row leads to the team, a live score to its game. */
export function TeamRow({ own }: { own: TeamOnHome }) {
  const { team, reason, live, next } = own;
  return (
    <li
      className={`opens-game grid min-h-15 grid-cols-[3.25rem_minmax(0,1fr)_auto] max-[18rem]:grid-cols-1 items-center gap-x-3 border-line border-t px-4 py-2 transition hover:bg-raised/50 ${reason === 'player' ? 'shadow-[inset_3px_0_0_var(--accent)]' : ''}`}
    >
      {live ? (
        <p>
          <LiveMark game={live} />
        </p>
      ) : (
        <When game={next} />
      )}
      <div className="min-w-0">
        <p className="flex min-w-0 items-center gap-2">
          <TeamCrest team={team} size={20} />
          <Link
            to={teamPath(team.id)}
            viewTransition
            className="game-link min-w-0 truncate font-bold text-base max-[359px]:whitespace-normal max-[359px]:leading-tight"
          >
            {team.name}
          </Link>
        </p>
        <About own={own} />
      </div>
      {live ? <LiveScore own={own} live={live} /> : <Standing own={own} />}
    </li>
  );
}

const column = 'grid justify-items-center gap-0.5 text-center text-xs text-soft leading-tight';

function When({ game }: { game: Game | undefined }) {
  const now = new Date(useNow());
  const zone = useZone();
  if (!game?.dateTime) return <p className={column}>–</p>;
  const [large, small] = dayLines(game.dateTime, now, zone);
  return (
    <GameTime at={game.dateTime} className={column}>
      <span className="score whitespace-nowrap text-ink text-lg leading-none">{large}</span>
      <span className="tabular-nums">{small}</span>
    </GameTime>
  );
}

/** The sport and the opponent and, unless the team plays now, how it played last. */
function About({ own }: { own: TeamOnHome }) {
  const { team, live, next, last, form, position } = own;
  const game = live ?? next;
  return (
    <p className={`mt-0.5 flex min-w-0 gap-x-2 text-sm text-soft ${live ? 'max-[359px]:flex-wrap' : 'flex-wrap'}`}>
      <span className="max-w-full truncate max-[359px]:whitespace-normal">
        {team.sport.name} · {game ? against(team.id, game) : 'no game planned'}
        {game?.dateTime === null && ', date to be confirmed'}
      </span>
      {live && (
        <span className="flex shrink-0 gap-1.5">
          {position !== null && ordinalText(position)} <FormLetters form={form} />
        </span>
      )}
      {!live && last && (
        <span className="whitespace-nowrap max-lg:basis-full">
          last <span className="score">{last.score}</span> <FormLetters form={[last.outcome]} />
        </span>
      )}
    </p>
  );
}

/** 'v Oak Res', 'at Sunridge' */
const against = (teamId: number, game: Game): string =>
  sideOf(teamId, game) === 'home' ? `v ${game.awayTeam.name}` : `at ${game.homeTeam.name}`;

const LiveScore = ({ own: { team }, live }: { own: TeamOnHome; live: Game }) => (
  <Link
    to={`/games/${live.id}`}
    viewTransition
    className="-my-1 inline-flex min-h-11 items-center rounded-control px-1 hover:bg-raised"
  >
    <span className="sr-only">Open the live game, </span>
    <Score value={scoreText(live, sideOf(team.id, live))} className="text-2xl" />
  </Link>
);

const Standing = ({ own: { position, form } }: { own: TeamOnHome }) => (
  <p className="grid justify-items-end gap-1 text-soft">
    {position !== null && (
      <span className="score text-ink text-lg leading-none">
        <span className="sr-only">In the table: </span>
        {ordinalText(position)}
      </span>
    )}
    {form.length > 0 && <FormLetters form={form} />}
  </p>
);
