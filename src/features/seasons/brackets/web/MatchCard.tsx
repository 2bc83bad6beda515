import { Link } from 'react-router';
import type { Game } from '#features/competition/games/contract.ts';
import type { GameSide } from '#features/competition/games/score-rules.ts';
import { LivePill } from '#features/competition/games/web/GameClock.tsx';
import { GameTime } from '#features/competition/games/web/GameTime.tsx';
import { whenText } from '#features/competition/games/web/times.ts';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { Score } from '#web/ui/Score.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { BracketMatch, Entrant } from '../contract.ts';
import { endingText, nameOf, sentenceOf, shortName, sideOn, winnerOf } from './match-words.ts';

interface MatchCardProps {
  match: BracketMatch;
  /** Undefined until both sides are known. */
  game: Game | undefined;
  isMine: boolean;
}

/** A match of a bracket: who meets, how it stands or when it will be. A link to its game, once there is one. */
export function MatchCard({ match, game, isMine }: MatchCardProps) {
  const now = new Date(useNow());
  const zone = useZone();
  const dateTime = game ? game.dateTime : match.dateTime;
  const sentence = sentenceOf(match, game, whenText(dateTime, now, zone));
  const mark = isMine ? 'before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-accent' : '';
  const body = (
    <span aria-hidden className="contents">
      <MatchHead match={match} game={game} dateTime={dateTime} />
      <Side match={match} game={game} side="home" />
      <Side match={match} game={game} side="away" />
      {isKnown(match) && (
        <MatchFoot location={game?.location ?? match.location} isOpen={!game || game.status === 'upcoming'} />
      )}
    </span>
  );
  const classes = `bracket-match block px-3 py-2 ${mark}`;
  return (
    <div className={classes}>
      {game ? (
        <Link to={`/games/${game.id}`} viewTransition className="block after:absolute after:inset-0 outline-none!">
          <span className="sr-only">{sentence}</span>
          {body}
        </Link>
      ) : (
        <>
          <span className="sr-only">{sentence}</span>
          {body}
        </>
      )}
    </div>
  );
}

/** Whoever has to come there; before, the line is for where the sides come from. */
const isKnown = ({ home, away }: BracketMatch): boolean => home.team !== null && away.team !== null;

interface HeadProps extends Omit<MatchCardProps, 'isMine'> {
  dateTime: string | null;
}

function MatchHead({ match, game, dateTime }: HeadProps) {
  return (
    <span className="bracket-head mb-1 flex min-h-5 items-center justify-between gap-2 text-soft text-xs">
      <span className="min-w-12 truncate">{shortName(match)}</span>
      <span className="min-w-0 truncate">
        <State match={match} game={game} dateTime={dateTime} />
      </span>
    </span>
  );
}

function State({ match, game, dateTime }: HeadProps) {
  const now = new Date(useNow());
  const zone = useZone();
  if (game?.status === 'live') return <LivePill game={game} />;
  if (game?.status === 'completed') return endingText(match, game);
  if (game && game.status !== 'upcoming') return game.status === 'postponed' ? 'Postponed' : 'Cancelled';
  return <GameTime at={dateTime}>{dateTime === null ? 'Date to come' : whenText(dateTime, now, zone)}</GameTime>;
}

const MatchFoot = ({ location, isOpen }: { location: string | null; isOpen: boolean }) =>
  location && isOpen ? <span className="bracket-foot mt-0.5 block truncate text-soft text-xs">{location}</span> : null;

interface SideProps {
  match: BracketMatch;
  game: Game | undefined;
  side: GameSide;
}

function Side({ match, game, side }: SideProps) {
  const entrant = match[side];
  const winner = winnerOf(game) ?? sideOn(match);
  const score = game?.[`${side}Score`] ?? null;
  const shootout = game?.[`${side}Shootout`] ?? null;
  const hasScore = (game?.status === 'live' || game?.status === 'completed') && score !== null;
  const weight = winner === side ? 'font-extrabold' : winner === null && entrant.team ? 'font-semibold' : 'text-soft';
  return (
    <span className={`bracket-side flex min-w-0 items-center gap-2 py-0.5 leading-5 ${weight}`}>
      {entrant.team ? (
        <TeamCrest team={entrant.team} name={entrant.team.name} size={18} lazy />
      ) : (
        <span className="size-[18px] shrink-0 rounded-full border border-edge border-dashed" />
      )}
      <span className={`min-w-0 flex-1 ${entrant.team ? 'truncate text-base leading-5' : placeholder}`}>
        {nameOf(entrant)}
      </span>
      {hasScore && (
        <span className="flex shrink-0 items-baseline gap-1">
          {shootout !== null && <span className="score text-soft text-sm">({shootout})</span>}
          <Score value={score} className="text-lg leading-5" />
        </span>
      )}
    </span>
  );
}

/** `Winner of Losers round 2, game 1` needs a second line: only its end tells it from its neighbour. */
const placeholder = 'bracket-open line-clamp-2 text-xs leading-4 wrap-anywhere';

/** Who has no match in this round. */
export const ByeCard = ({ entrant }: { entrant: Entrant }) => (
  <div className="bracket-bye flex min-w-0 items-center gap-2 rounded-control border border-line border-dashed px-3 py-2 text-soft">
    {entrant.team && <TeamCrest team={entrant.team} name={entrant.team.name} size={18} lazy />}
    <span className="min-w-0 flex-1 truncate text-sm">{nameOf(entrant)}</span>{' '}
    <span className="shrink-0 text-xs">has a bye</span>
  </div>
);
