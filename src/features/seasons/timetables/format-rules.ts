import type { Format, TimetableGame } from './contract.ts';
import { doubleElimination } from './double-elimination-rules.ts';
import { type Entrants, gamesMadeFor } from './game-making-rules.ts';
import { teamKnockout } from './knockout-rules.ts';
import { pools } from './pool-rules.ts';
import { roundRobin } from './round-robin-rules.ts';
import { swissGames } from './swiss-rules.ts';

/** All games of a competition, without places, in the order of their rounds; none for fewer than two teams. */
export function gamesOf(format: Format, entrants: Entrants): TimetableGame[] {
  const { teams } = entrants;
  const make = gamesMadeFor(entrants);
  if (teams.length < 2) return [];
  switch (format.kind) {
    case 'roundRobin':
      return roundRobin({ teams, meetings: format.meetings, group: null }, make);
    case 'pools':
      return pools(format, teams, make);
    case 'knockout':
      return teamKnockout(teams, format.places, make);
    case 'doubleElimination':
      return doubleElimination({ sides: teams.map((team) => ({ team })), reset: format.reset }, make);
    case 'swiss':
      return swissGames(teams, format.rounds, make);
  }
}
