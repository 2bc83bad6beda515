import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { gameDay } from '#features/competition/games/web/times.ts';
import { PlayerMeets } from '#features/competition/meets/web/ResultsAtMeets.tsx';
import { findTrend } from '#features/results/player-stats/career-rules.ts';
import type { BestGame, PlayerCareer, SeasonTotals } from '#features/results/player-stats/contract.ts';
import { playerCareerOptions } from '#features/results/player-stats/web/api.ts';
import { GameLog } from '#features/results/player-stats/web/GameLog.tsx';
import { SeasonStats } from '#features/results/player-stats/web/SeasonStats.tsx';
import { TrendBars } from '#features/results/player-stats/web/TrendBars.tsx';
import type { Player } from '#features/teams/players/contract.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { Columns } from '#web/layout/Columns.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Select } from '#web/ui/fields/Field.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import { PlayerHead } from './PlayerHead.tsx';

/** A player with the chosen season, form, best games and the games of that season. */
export function WholePlayer({ player }: { player: Player }) {
  const career = useQuery(playerCareerOptions(player.id));
  const [chosen, setChosen] = useState<string>();
  if (!career.data) {
    return (
      <Columns
        main={<PlayerHead player={player} />}
        side={
          career.isPending ? (
            <Loading label="Loading player statistics...">
              <Skeleton className="h-64 rounded-card" />
            </Loading>
          ) : (
            <ErrorState
              title="The statistics did not load"
              text="Please try again."
              onRetry={() => career.refetch()}
              busy={career.isFetching}
            />
          )
        }
      />
    );
  }
  const { seasons, log, records } = career.data;
  const season = seasons.find((one) => one.season === chosen) ?? seasons.find(({ games }) => games > 0) ?? seasons[0];
  return (
    <Columns
      main={
        <>
          <PlayerHead player={player} />
          {season && <Season player={player} career={career.data} season={season} onChoose={setChosen} />}
        </>
      }
      side={
        <>
          <Form career={career.data} />
          <PlayerMeets playerId={player.id} />
          <BestGames records={records} />
          <Games
            career={career.data}
            season={log.some((game) => game.season === season?.season) ? season : undefined}
          />
        </>
      }
    />
  );
}

interface SeasonProps {
  player: Player;
  career: PlayerCareer;
  season: SeasonTotals;
  onChoose: (season: string) => void;
}

function Season({ player, career: { seasons, definition }, season, onChoose }: SeasonProps) {
  const isCurrent = season === seasons[0];
  return (
    <Card
      heading="Statistics"
      aside={
        seasons.length > 1 && (
          <Select
            aria-label="Season"
            value={season.season}
            onChange={(event) => onChoose(event.target.value)}
            className="min-h-11!"
          >
            {seasons.map((offered) => (
              <option key={offered.season}>{offered.season}</option>
            ))}
          </Select>
        )
      }
    >
      <SeasonStats season={{ ...season, definition }} openingStats={isCurrent ? player.openingStats : null} />
    </Card>
  );
}

function Form({ career: { definition, log } }: { career: PlayerCareer }) {
  const trend = findTrend(getDefinition(definition), log);
  return (
    trend && (
      <Card heading="Form">
        <TrendBars trend={trend} />
      </Card>
    )
  );
}

function BestGames({ records }: { records: readonly BestGame[] }) {
  const now = new Date(useNow());
  const zone = useZone();
  if (records.length === 0) return null;
  return (
    <Card heading="Best games">
      <ul className="-mt-1 grid grid-cols-1">
        {records.map(({ key, label, value, game: { gameId, dateTime, opponent } }) => (
          <li key={key} className="border-line border-b last:border-b-0">
            <Link
              to={`/games/${gameId}`}
              viewTransition
              className="-mx-2 flex min-h-13 items-center gap-3 rounded-control px-2 py-1.5 transition hover:bg-raised"
            >
              <span className="score w-12 shrink-0 text-2xl">{value}</span>
              <span className="grid min-w-0 flex-1 leading-tight">
                <span className="font-bold text-base">{label}</span>
                <span className="text-soft text-xs wrap-anywhere">
                  against {opponent.name}, {gameDay(dateTime, now, zone)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The games of a season; of all, if none is given. */
function Games({ career: { log, definition }, season }: { career: PlayerCareer; season: SeasonTotals | undefined }) {
  const games = season ? log.filter((game) => game.season === season.season) : log;
  if (games.length === 0) return null;
  return (
    <Card heading="Games" aside={season && <span className="text-soft text-sm">Season {season.season}</span>}>
      <GameLog log={games} definition={getDefinition(definition)} />
    </Card>
  );
}
