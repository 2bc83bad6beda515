import type { Meet } from '#features/competition/meets/contract.ts';

/** An upcoming meet of one's own. */
export const sampleMeet = (fields: Partial<Meet> = {}): Meet & { isMine: boolean } => ({
  ...{ id: 7, version: 1, name: 'Sports Day', sportId: 14, sport: { id: 14, name: 'Athletics' } },
  ...{ dateTime: '2026-11-22T07:00:00.000Z', location: 'Lower Field', venueId: null },
  ...{ competitionId: null, competition: null, status: 'upcoming', description: null },
  ...{ events: [], winner: null, can: { edit: false, delete: false }, isMine: true },
  ...fields,
});
