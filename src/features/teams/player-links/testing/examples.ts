import { addAccountRow } from '#features/people/accounts/testing/rows.ts';
import { addPlayer } from '#features/teams/players/testing/rows.ts';
import { featureExamples } from '#testing/example.ts';
import { memberAdds, members, officerWrites as officerReads, officerWrites } from '#testing/statuses.ts';
import type { World } from '#testing/world.ts';
import { addClaim, addClaimedPlayer, addLinkedPlayer } from './rows.ts';

/** Lets the same account claim another player of the world's team. */
const deleteClaims = (world: World) => world.db.deleteFrom('player_claims').execute();
const deleteLinks = (world: World) => world.db.deleteFrom('player_links').execute();

export const playerLinksExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/user/players': { gets: members },
    'POST /api/players/:id/claim': { gets: memberAdds, row: addPlayer, undo: deleteClaims },
    // The member's own claim; for others it does not exist.
    'DELETE /api/players/:id/claim': {
      gets: [401, 200, 404, 404, 404, 404],
      row: addClaimedPlayer,
      undo: deleteClaims,
    },
    'GET /api/players/:id/link': { gets: officerReads, row: addLinkedPlayer, undo: deleteLinks },
    'POST /api/players/:id/link': {
      gets: [401, 403, 403, 403, 403, 201],
      row: addPlayer,
      body: async (world) => ({ username: await createUsername(world) }),
      undo: deleteLinks,
    },
    'DELETE /api/players/:id/link': {
      gets: [401, 200, 404, 200, 200, 200],
      row: addLinkedPlayer,
      undo: deleteLinks,
    },
    'GET /api/player-claims': { gets: officerReads },
    'POST /api/player-claims/:id/approve': { gets: officerWrites, row: addClaim },
    'POST /api/player-claims/:id/decline': {
      gets: officerWrites,
      row: addClaim,
      body: () => ({ reason: 'Another Palesa plays there.' }),
    },
  },
});

async function createUsername(world: World): Promise<string> {
  const id = await addAccountRow(world);
  const { username } = await world.db
    .selectFrom('accounts')
    .select('username')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return username;
}
