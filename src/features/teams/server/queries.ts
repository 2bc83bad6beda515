import { sportNames } from '#features/sports/server/queries.ts';
import { plainTable } from '#server/plain-table.ts';
import { teams } from '../contract.ts';

export const teamTable = plainTable(teams, {
  table: 'teams',
  order: [{ column: 'id', holds: 'number' }],
  fresh: () => ({ games_played: 0, wins: 0, losses: 0 }),
  shown: async (db, rows) => {
    const names = await sportNames(db, rows);
    return (row) => ({
      sport: names.get(row['sport_id']),
      ...{ gamesPlayed: row['games_played'], wins: row['wins'], losses: row['losses'] },
    });
  },
});
