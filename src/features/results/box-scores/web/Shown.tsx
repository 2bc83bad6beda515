import { useQuery } from '@tanstack/react-query';
import { CalendarX, ClipboardList } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { prefetchConfirmation } from '#features/competition/confirmations/web/api.ts';
import { ConfirmedMark } from '#features/competition/confirmations/web/ConfirmedMark.tsx';
import type { Game } from '#features/competition/games/contract.ts';
import { statusNames } from '#features/competition/games/name-rules.ts';
import { gameOptions } from '#features/competition/games/web/api.ts';
import { GameTime } from '#features/competition/games/web/GameTime.tsx';
import { gameIn } from '#features/competition/games/web/pill-in-url.ts';
import { ResultNote, Scoreline, Side } from '#features/competition/games/web/Scoreline.tsx';
import { gameDay } from '#features/competition/games/web/times.ts';
import { ownPlayersOptions } from '#features/teams/player-links/web/api.ts';
import { periodName } from '#features/teams/sports/period-rules.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import type { TeamName } from '#features/teams/teams/contract.ts';
import { teamPath } from '#features/teams/teams/rules.ts';
import { TeamLink } from '#features/teams/teams/web/TeamLink.tsx';
import { ApiError, getMessage } from '#web/api/api.ts';
import { defineLoader } from '#web/routing/loading.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ScrollTable } from '#web/ui/lists/Table.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { BoxScore, Side as SideKey } from '../contract.ts';
import { sides } from '../rules.ts';
import { boxScoreOptions } from './api.ts';
import { entryPath } from './paths.ts';

interface ShownProps {
  shown: ShownGame;
  children: (game: Game, boxScore: BoxScore) => ReactNode;
}

/** A game with its score, and its box score if there are lines. */
export function Shown({ shown, children }: ShownProps) {
  return (
    <WhenThere shown={shown}>
      {(game, boxScore) => (
        <div className="grid gap-3.5 lg:gap-[18px]">
          <ScoreHero game={game} />
          {boxScore.lines.length > 0 ? children(game, boxScore) : <NoBoxScore boxScore={boxScore} />}
        </div>
      )}
    </WhenThere>
  );
}

/** Waits for the game and the box score, and shows why they do not load. */
export function WhenThere({ shown: { game, boxScore, error, busy, retry }, children }: ShownProps) {
  if (game && boxScore) return children(game, boxScore);
  if (error instanceof ApiError && error.status === 404) {
    const text = 'This game was not found. It may have been removed.';
    return <EmptyState icon={CalendarX} title="No box score data available" text={text} />;
  }
  if (error) {
    return <ErrorState title="The box score did not load" text={getMessage(error)} onRetry={retry} busy={busy} />;
  }
  return (
    <Loading label="Loading the box score" className="grid gap-3.5">
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </Loading>
  );
}

function NoBoxScore({ boxScore }: { boxScore: BoxScore }) {
  return (
    <Card>
      <EmptyState icon={ClipboardList} title="No box score data available">
        {boxScore.can.edit && (
          <ButtonLink to={entryPath(boxScore.gameId)} variant="primary">
            Enter box score
          </ButtonLink>
        )}
      </EmptyState>
    </Card>
  );
}

/** The two sides, and the current or final score. */
function ScoreHero({ game }: { game: Game }) {
  const now = new Date(useNow());
  const zone = useZone();
  const final = game.status === 'completed';
  return (
    <Card hero aria-label="Score">
      <div className="sides pt-2">
        <TeamSide team={game.homeTeam} />
        {game.homeScore === null && game.awayScore === null ? (
          <span className="score pt-4 text-2xl text-soft">v</span>
        ) : (
          <Scoreline game={game} />
        )}
        <TeamSide team={game.awayTeam} />
      </div>
      <ResultNote result={game} className="mt-2 text-center" />
      <p className="mt-2 text-center text-sm text-soft">
        {final ? 'Final' : statusNames[game.status]} · {game.sport.name} ·{' '}
        <GameTime at={game.dateTime}>{gameDay(game.dateTime, now, zone)}</GameTime>
      </p>
      <ConfirmedMark game={game} />
    </Card>
  );
}

const TeamSide = ({ team }: { team: TeamName }) => (
  <Link to={teamPath(team.id)} viewTransition className="flex min-w-0 flex-1 basis-0 hover:underline">
    <Side team={team} size={46} />
  </Link>
);

/** What an officer can do with the box score, and the date of the last correction. */
export function BoxScoreActions({ boxScore }: { boxScore: BoxScore }) {
  const now = new Date(useNow());
  const zone = useZone();
  return (
    <div className="grid gap-2">
      {boxScore.can.edit && (
        <ButtonLink to={entryPath(boxScore.gameId)} wide>
          Correct box score
        </ButtonLink>
      )}
      {boxScore.correctedAt && (
        <p className="text-center text-soft text-xs">
          Corrected on <time dateTime={boxScore.correctedAt}>{gameDay(boxScore.correctedAt, now, zone)}</time>
        </p>
      )}
    </div>
  );
}

/** The games that the pages open without `?game=`. */
export const boxScoredGame = 46;
export const analysedGame = 115;

/** The game in the address, or the page's default game, with its box score. */
export function useShownGame(fallback: number) {
  const [search] = useSearchParams();
  const id = gameIn(search) ?? fallback;
  const game = useQuery(gameOptions(id));
  const boxScore = useQuery(boxScoreOptions(id));
  return {
    id,
    game: game.data,
    boxScore: boxScore.data,
    error: game.error ?? boxScore.error,
    busy: game.isFetching || boxScore.isFetching,
    retry: () => {
      void game.refetch();
      void boxScore.refetch();
    },
  };
}

export const defineGameLoader = (fallback: number) =>
  defineLoader(({ client, search }) => {
    const id = gameIn(search) ?? fallback;
    return [
      client.prefetchQuery(gameOptions(id)),
      client.prefetchQuery(boxScoreOptions(id)),
      client.prefetchQuery(ownPlayersOptions),
      prefetchConfirmation(client, id),
    ];
  });

type ShownGame = ReturnType<typeof useShownGame>;

interface PeriodScoresProps {
  boxScore: BoxScore;
  teams: Record<SideKey, TeamName>;
  scores: Record<SideKey, number | null>;
}

/** The score of each period. Renders nothing if nobody noted it. */
export function PeriodScores({ boxScore, teams, scores }: PeriodScoresProps) {
  const { periods } = getDefinition(boxScore.definition);
  if (boxScore.periodScores.length === 0) return null;
  const named = boxScore.periodScores.map((score, at) => ({ ...score, name: periodName(periods, at + 1) }));
  return (
    <Card heading="By period">
      <ScrollTable label="Score of each period" caption={`Score of each ${periods.name.toLowerCase()}`}>
        <thead>
          <tr>
            <th scope="col">Team</th>
            {named.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{periods.score === 'sum' ? 'Total' : 'Won'}</th>
          </tr>
        </thead>
        <tbody>
          {sides.map((side) => (
            <tr key={side}>
              <th scope="row">
                <TeamLink team={teams[side]} />
              </th>
              {named.map((score) => (
                <td key={score.name} className="score text-soft">
                  {score[side]}
                </td>
              ))}
              <td className="score text-xl">{scores[side] ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </Card>
  );
}
