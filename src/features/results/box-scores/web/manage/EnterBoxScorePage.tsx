import { useInfiniteQuery } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import type { Game } from '#features/competition/games/contract.ts';
import { hasBothScores, scoreText } from '#features/competition/games/score-rules.ts';
import { gameDay } from '#features/competition/games/web/times.ts';
import { playersOptions } from '#features/teams/players/web/api.ts';
import { getMessage } from '#web/api/api.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import type { BoxScore, Side } from '../../contract.ts';
import { EntryForm } from '../entry/EntryForm.tsx';
import type { RosterPlayer } from '../entry/sheet.ts';
import { analysisPath } from '../paths.ts';
import { boxScoredGame, useShownGame, WhenThere } from '../Shown.tsx';

export function EnterBoxScorePage() {
  const shown = useShownGame(boxScoredGame);
  return (
    <>
      <PageTitle back={analysisPath(shown.id)}>Enter box score</PageTitle>
      <WhenThere shown={shown}>
        {(game, boxScore) =>
          boxScore.can.edit ? <WithRosters key={getFormKey(boxScore)} {...{ game, boxScore }} /> : <ForOfficers />
        }
      </WhenThere>
    </>
  );
}

/** Once a walk-on is settled, the form begins again with the line of the player. */
const getFormKey = ({ gameId, lines }: BoxScore): string =>
  [gameId, ...lines.map(({ playerId }) => playerId).filter((id) => id < 0)].join(' ');

function ForOfficers() {
  return (
    <EmptyState
      icon={ShieldAlert}
      title="Only officers can enter box scores"
      text="You do not have permission to change this box score."
    />
  );
}

function WithRosters({ game, boxScore }: { game: Game; boxScore: BoxScore }) {
  const home = useInfiniteQuery(playersOptions({ teamId: game.homeTeamId }));
  const away = useInfiniteQuery(playersOptions({ teamId: game.awayTeamId }));
  const error = home.error ?? away.error;
  if (home.data && away.data) {
    const rosters = {
      home: listRoster('home', home.data, boxScore),
      away: listRoster('away', away.data, boxScore),
    };
    return (
      <>
        <GameLine game={game} />
        <EntryForm {...{ game, boxScore, rosters }} />
      </>
    );
  }
  if (error) {
    const retry = () => {
      void home.refetch();
      void away.refetch();
    };
    return <ErrorState title="The teams did not load" text={getMessage(error)} onRetry={retry} />;
  }
  return (
    <Loading label="Loading the teams">
      <Skeleton className="h-96 rounded-card" />
    </Loading>
  );
}

function GameLine({ game }: { game: Game }) {
  const now = new Date(useNow());
  const score = hasBothScores(game) ? scoreText(game) : 'v';
  return (
    <p className="mb-3 text-sm text-soft">
      {game.homeTeam.name} {score} {game.awayTeam.name} · {game.sport.name} · {gameDay(game.dateTime, now)}
    </p>
  );
}

/** The players of a team. Players with a line stay on the side they had in that game, wherever they play now. */
function listRoster(side: Side, roster: readonly RosterPlayer[], { lines }: BoxScore): RosterPlayer[] {
  const others = new Set(lines.filter((line) => line.side !== side).map(({ playerId }) => playerId));
  const own = roster.filter(({ id }) => !others.has(id));
  const former = lines.filter(
    (line) => line.side === side && line.playerId > 0 && !own.some(({ id }) => id === line.playerId),
  );
  return [...own, ...former.map(({ playerId, player }) => ({ id: playerId, ...player }))];
}
