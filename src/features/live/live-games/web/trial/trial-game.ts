import type { Game } from '#features/competition/games/contract.ts';
import type { RosterPlayer } from '../../contract.ts';

const [reds, blues] = [
  { id: 1, name: 'Reds', logo: null },
  { id: 2, name: 'Blues', logo: null },
];

const nobodyTyped = { homeTries: null, awayTries: null, homeBonusPoints: null, awayBonusPoints: null };
const nothingYet = { homeScore: null, awayScore: null, homeShootout: null, awayShootout: null };
const unnamed = { venueId: null, group: null, round: null, competitionId: null, competition: null };

/** A game between two sides that are made up. */
export const trialGame: Game = {
  id: 0,
  version: 1,
  sportId: 0,
  sport: { id: 0, name: '' },
  homeTeamId: reds.id,
  homeTeam: reds,
  awayTeamId: blues.id,
  awayTeam: blues,
  dateTime: null,
  date_time: null,
  location: '',
  venue: '',
  status: 'upcoming',
  category: 'league',
  season: '',
  ...unnamed,
  ...nothingYet,
  ...nobodyTyped,
  period: null,
  periodScores: null,
  overtime: false,
  innings: null,
  resultType: null,
  resultAgainst: null,
  forfeitNotice: null,
  counts: true,
  hasBoxScore: false,
  rsvpCount: 0,
  rsvpNames: [],
  likesCount: 0,
  commentsCount: 0,
  can: { score: true, edit: false, delete: false },
};

const squad = (firstId: number, names: readonly string[]): RosterPlayer[] =>
  names.map((displayName, at) => ({
    id: firstId + at,
    displayName,
    jerseyNumber: at + 4,
    position: null,
    isCaptain: false,
  }));

export const trialRosters: ReadonlyMap<number, readonly RosterPlayer[]> = new Map([
  [reds.id, squad(1, ['Amahle', 'Bongani', 'Carla', 'Dineo', 'Elias'])],
  [blues.id, squad(11, ['Farai', 'Gugu', 'Hanno', 'Imka', 'Jabu'])],
]);

export const trialSides = [
  ['home', reds],
  ['away', blues],
] as const;
