import type { ResidenceKey } from '#demo/residences.ts';
import type { Result } from '#features/competitions/contract.ts';
import type { DemoTeam } from '#features/teams/server/demo/teams.ts';
import type { DemoGame } from './demo-game.ts';

export const playedOut: Result = { resultType: null, resultAgainst: null, forfeitNotice: null, counts: true };

interface Ending extends Partial<Result> {
  sportId: number;
  home: ResidenceKey;
  away: ResidenceKey;
  score: [home: number, away: number];
}

/** What a season has besides games that are played to their end. */
const endings: Ending[] = [
  {
    sportId: 1,
    home: 'kingfisher',
    away: 'baobab',
    resultType: 'forfeit',
    resultAgainst: 'away',
    forfeitNotice: 'late',
    score: [20, 0],
  },
  { sportId: 3, home: 'oak', away: 'baobab', resultType: 'abandoned', counts: false, score: [1, 1] },
];

type Ended = Partial<Pick<DemoGame, 'homeScore' | 'awayScore'> & Result>;

export function endingOf([home, away]: readonly [DemoTeam, DemoTeam]): Ended {
  const ending = endings.find(
    (one) => one.sportId === home.sportId && one.home === home.residence && one.away === away.residence,
  );
  if (!ending) return {};
  const { sportId: _, home: _home, away: _away, score, ...result } = ending;
  return { ...result, homeScore: score[0], awayScore: score[1] };
}
