import { defineExport } from '#server/resources/exported-list.ts';
import { fromCursor, isIdKey, toCursor } from '#server/resources/paging.ts';
import { statusOf } from '../challenge-rules.ts';
import { resultText } from '../rules.ts';
import { standingOf } from './loaded.ts';
import { loadLadders } from './queries.ts';

/** A ladder at a time, as the numbers of one follow from all its games. */
async function oneLadder(db: Parameters<typeof loadLadders>[0], cursor: string | undefined) {
  const [after] = fromCursor(cursor, isIdKey) ?? [0];
  const next = await db.selectFrom('ladders').select('id').where('id', '>', after).orderBy('id').limit(2).execute();
  const [first, second] = next;
  const loaded = first ? (await loadLadders(db, [first.id]))[0] : undefined;
  return { loaded, next: first && second ? toCursor([first.id]) : null };
}

/** Who stands where, with the rating, when the file is made. */
export const placeExport = defineExport({
  name: 'ladder-places',
  title: 'Places on ladders',
  list: async (db, _viewer, { cursor }) => {
    const { loaded, next } = await oneLadder(db, cursor);
    if (!loaded) return { rows: [], next };
    const { order, people } = standingOf(loaded, new Date());
    const rows = order.flatMap((entryId, at) => {
      const climber = people.get(entryId);
      const name = loaded.entries.get(entryId)?.name ?? '';
      return climber ? [{ ladder: loaded.row.name, sport: loaded.row.sport, place: at + 1, name, ...climber }] : [];
    });
    return { rows, next };
  },
  cells: {
    Ladder: ({ ladder }) => ladder,
    Sport: ({ sport }) => sport,
    Place: ({ place }) => place,
    Name: ({ name }) => name,
    Elo: ({ elo }) => Math.round(elo * 10) / 10,
    Won: ({ won }) => won,
    Drawn: ({ drawn }) => drawn,
    Lost: ({ lost }) => lost,
  },
});

/** All challenges with what became of them. */
export const challengeExport = defineExport({
  name: 'ladder-challenges',
  title: 'Challenges on ladders',
  list: async (db, _viewer, { cursor }) => {
    const { loaded, next } = await oneLadder(db, cursor);
    if (!loaded) return { rows: [], next };
    const now = new Date();
    const { gains } = standingOf(loaded, now);
    const nameOf = (entryId: number) => loaded.entries.get(entryId)?.name ?? '';
    const rows = loaded.challenges.map((one) => ({
      ...one,
      ladder: loaded.row.name,
      status: statusOf(one, now),
      challenger: nameOf(one.challengerId),
      challenged: nameOf(one.challengedId),
      gain: gains.get(one.id)?.challenger,
    }));
    return { rows, next };
  },
  cells: {
    Ladder: ({ ladder }) => ladder,
    Challenged: ({ at }) => at,
    By: ({ challenger }) => challenger,
    Whom: ({ challenged }) => challenged,
    Status: ({ status }) => status,
    Played: ({ enteredAt }) => enteredAt,
    Result: (row) => (row.winner === null ? '' : resultText(row)),
    'Rating gained': ({ gain }) => gain ?? '',
    Dispute: ({ dispute }) => dispute,
    Decision: ({ decision }) => decision,
  },
});
