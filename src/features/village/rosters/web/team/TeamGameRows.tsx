import { useState } from 'react';
import { Link } from 'react-router';
import { resultWord } from '#features/competition/competitions/rules.ts';
import type { Game } from '#features/competition/games/contract.ts';
import { categoryNames, statusNames } from '#features/competition/games/name-rules.ts';
import { scoreText } from '#features/competition/games/score-rules.ts';
import { gameDay } from '#features/competition/games/web/times.ts';
import type { Outcome } from '#features/results/standings/contract.ts';
import { Form } from '#features/results/standings/web/Form.tsx';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { timeText } from '#shared/notation.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import { opponentText, type TeamResult } from '../../game-rules.ts';

const shownFirst = 5;

export function Results({ teamId, results }: { teamId: number; results: readonly TeamResult[] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (results.length === 0) return null;
  return (
    <Card heading="Results">
      <ul className="-mt-1 grid grid-cols-1">
        {(showsAll ? results : results.slice(0, shownFirst)).map((result) => (
          <ResultRow key={result.game.id} teamId={teamId} result={result} />
        ))}
      </ul>
      <ShowAll of={results.length} what="results" showsAll={showsAll} onToggle={setShowsAll} />
    </Card>
  );
}

export function Fixtures({ teamId, fixtures }: { teamId: number; fixtures: readonly Game[] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (fixtures.length === 0) return null;
  return (
    <Card heading="Fixtures">
      <ul className="-mt-1 grid grid-cols-1">
        {(showsAll ? fixtures : fixtures.slice(0, shownFirst)).map((game) => (
          <FixtureRow key={game.id} teamId={teamId} game={game} />
        ))}
      </ul>
      <ShowAll of={fixtures.length} what="fixtures" showsAll={showsAll} onToggle={setShowsAll} />
    </Card>
  );
}

interface ShowAllProps {
  of: number;
  what: string;
  showsAll: boolean;
  onToggle: (showsAll: boolean) => void;
}

function ShowAll({ of, what, showsAll, onToggle }: ShowAllProps) {
  if (of <= shownFirst) return null;
  return (
    <Button small wide className="mt-2" aria-expanded={showsAll} onClick={() => onToggle(!showsAll)}>
      {showsAll ? 'Show fewer' : `All ${of} ${what}`}
    </Button>
  );
}

const rowClasses =
  '-mx-2 flex min-h-14 items-center gap-3 rounded-control px-2 py-2 transition hover:bg-raised focus-visible:bg-raised';

function ResultRow({ teamId, result: { game, side, outcome } }: { teamId: number; result: TeamResult }) {
  const now = new Date(useNow());
  const zone = useZone();
  const about = [gameDay(game.dateTime, now, zone), resultWord(game) ?? categoryNames[game.category]];
  return (
    <li className="border-line border-b last:border-b-0">
      <Link to={`/games/${game.id}`} viewTransition className={rowClasses}>
        <OutcomeMark outcome={outcome} />
        <Opponent teamId={teamId} game={game} about={about.join(' · ')} />
        <span className={`score shrink-0 text-xl ${outcome === 'W' ? '' : 'text-soft'}`}>{scoreText(game, side)}</span>
      </Link>
    </li>
  );
}

/** A result that does not count has no letter, and keeps its place. */
const OutcomeMark = ({ outcome }: { outcome: Outcome | null }) => (
  <span className="grid size-6 shrink-0">{outcome && <Form outcomes={[outcome]} />}</span>
);

function FixtureRow({ teamId, game }: { teamId: number; game: Game }) {
  const now = new Date(useNow());
  const zone = useZone();
  const { dateTime, status } = game;
  const isOff = status === 'postponed' || status === 'cancelled';
  return (
    <li className="border-line border-b last:border-b-0">
      <Link to={`/games/${game.id}`} viewTransition className={rowClasses}>
        <span className="grid w-[4.5rem] shrink-0 min-[375px]:w-[5.75rem] gap-0.5">
          <span className={`score text-lg ${isOff ? 'text-soft line-through' : ''}`}>
            {dateTime === null ? '–' : timeText(zone.wall(dateTime))}
          </span>
          <span className="text-soft text-xs">{gameDay(dateTime, now, zone)}</span>
        </span>
        <Opponent teamId={teamId} game={game} about={game.location} />
        {isOff && <Pill>{statusNames[status]}</Pill>}
      </Link>
    </li>
  );
}

function Opponent({ teamId, game, about }: { teamId: number; game: Game; about: string }) {
  return (
    <>
      <TeamCrest team={game.homeTeamId === teamId ? game.awayTeam : game.homeTeam} size={28} lazy />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="line-clamp-2 font-bold text-base leading-tight wrap-anywhere">
          {opponentText(teamId, game)}
        </span>
        <span className="truncate text-soft text-xs">{about}</span>
      </span>
    </>
  );
}
