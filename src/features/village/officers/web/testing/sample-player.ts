import type { Player } from '#features/teams/players/contract.ts';

const counted = { points: 40, rebounds: 12, assists: 9, steals: 3, blocks: 1, gamesPlayed: 4 };
const shots = { shotsMade: 15, shotsTaken: 31, threePointersMade: 2, threePointersTaken: 8 };
const derived = { games: 4, fieldGoalPct: 48, threePointPct: 25, freeThrowPct: 80, trueShooting: 60 };

/** A player for tests, with a season behind them. */
export function samplePlayer(fields: Partial<Player> = {}): Player {
  return {
    id: 3,
    version: 5,
    name: 'Sipho Dube',
    displayName: 'Sipho Dube',
    position: 'Guard',
    jerseyNumber: 7,
    photo: null,
    bio: null,
    isMvp: false,
    isAllStar: true,
    isCaptain: false,
    isClubAnchor: false,
    teamId: 1,
    team: { id: 1, name: 'Princeton PV', sportId: 1, sport: { id: 1, name: 'Basketball' } },
    stats: {
      ...counted,
      ...shots,
      ...derived,
      freeThrowsMade: 8,
      freeThrowsTaken: 10,
      ppg: 10,
      apg: 2.3,
      rpg: 3,
    },
    areStatsDerived: false,
    openingStats: null,
    can: { edit: true, delete: false },
    ...fields,
  };
}
