import type { DemoGame } from '#features/games/server/demo/demo-game.ts';

export interface Result {
  gameId: number;
  own: number;
  other: number;
}

export function resultsOf(teamId: number, games: readonly DemoGame[]): Result[] {
  return games.filter(counts).flatMap(({ id, homeTeamId, awayTeamId, homeScore, awayScore }) => {
    if (homeScore === null || awayScore === null) return [];
    if (homeTeamId === teamId) return [{ gameId: id, own: homeScore, other: awayScore }];
    return awayTeamId === teamId ? [{ gameId: id, own: awayScore, other: homeScore }] : [];
  });
}

const counts = ({ status, category }: DemoGame) =>
  status === 'completed' && (category === 'league' || category === 'regular');
