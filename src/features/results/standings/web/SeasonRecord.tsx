import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { teamGamesOptions } from '#features/competition/games/web/api.ts';
import type { Team } from '#features/teams/teams/contract.ts';
import { TeamRecord } from '#features/teams/teams/web/TeamCard.tsx';
import { standingsOptions } from './api.ts';
import { listResults } from './team-results.ts';

const className = 'figure';

/** Wins and losses in the league games of the season that the form shows; if it has none, in all seasons. */
export function SeasonRecord({ team }: { team: Team }) {
  const { data: games, isPending, isPlaceholderData } = useInfiniteQuery(teamGamesOptions(team.id));
  const season = games && !isPlaceholderData ? listResults(team.id, games)[0]?.game.season : undefined;
  const asked = { sportId: team.sportId, ...(season && { season }) };
  const table = useQuery({ ...standingsOptions(asked), enabled: season !== undefined });
  const isWaiting = isPending || isPlaceholderData || (season !== undefined && table.isLoading);
  if (isWaiting || table.isPlaceholderData) return <span className={`score invisible ${className}`}>0-0</span>;
  const row = table.data?.rows.find(({ team: { id }, played }) => id === team.id && played > 0);
  if (!season || !row) return <TeamRecord record={team} {...(season && { of: 'All seasons' })} className={className} />;
  const { won: wins, drawn: draws, lost: losses } = row;
  return <TeamRecord record={{ wins, draws, losses }} of={`Season ${season}`} className={className} />;
}
