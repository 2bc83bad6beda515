import type { Game } from '../../contract.ts';

/** A game for tests: upcoming, between the home side and another team. */
export function sampleGame(fields: Partial<Game> = {}): Game {
  return {
    id: 7,
    version: 1,
    sportId: 1,
    sport: { id: 1, name: 'Basketball' },
    homeTeamId: 1,
    homeTeam: { id: 1, name: 'Princeton PV', logo: null },
    awayTeamId: 2,
    awayTeam: { id: 2, name: 'Knox House Hawks', logo: null },
    dateTime: '2026-11-22T16:30:00.000Z',
    date_time: '2026-11-22T16:30:00.000Z',
    location: 'Village Court',
    venue: 'Village Court',
    venueId: null,
    status: 'upcoming',
    category: 'league',
    season: '2026',
    homeScore: null,
    awayScore: null,
    resultType: null,
    resultAgainst: null,
    forfeitNotice: null,
    counts: true,
    competitionId: null,
    competition: null,
    hasBoxScore: false,
    rsvpCount: 0,
    rsvpNames: [],
    likesCount: 0,
    commentsCount: 0,
    can: { score: false, edit: false, delete: false },
    ...fields,
  };
}
