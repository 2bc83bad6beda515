import type { CardNoteSource } from '#features/results/share-cards/server/extension-points.ts';
import type { Database } from '#server/database/schema.ts';
import { gainText } from '../in-words.ts';

/** The points that a result brought to the residences of both teams, as they are after objections. */
export const resultNote: CardNoteSource = async (db, { id, homeTeamId, awayTeamId }) => {
  const entries = await entriesOf(db, id);
  const [latest] = entries;
  const ofCup = entries.filter(({ cup_id }) => cup_id === latest?.cup_id);
  const [home, away] = [sideText(ofCup, homeTeamId), sideText(ofCup, awayTeamId)];
  if (!latest || (home === null && away === null)) return null;
  return { title: latest.cup, home, away };
};

const entriesOf = (db: Database, gameId: number) =>
  db
    .selectFrom('cup_entries as entry')
    .innerJoin('cups', 'cups.id', 'entry.cup_id')
    .innerJoin('residences', 'residences.id', 'entry.residence_id')
    .select(['entry.cup_id', 'entry.team_id', 'entry.points', 'cups.name as cup', 'residences.name as residence'])
    .where('entry.game_id', '=', gameId)
    .orderBy('cups.first_day', 'desc')
    .orderBy('entry.id')
    .execute();

type Entries = Awaited<ReturnType<typeof entriesOf>>;

/** '+10 Oak Residence'; a team of two residences has two. */
function sideText(entries: Entries, teamId: number): string | null {
  const own = Map.groupBy(
    entries.filter(({ team_id }) => team_id === teamId),
    ({ residence }) => residence,
  );
  const texts = [...own].flatMap(([residence, of]) => {
    const points = of.reduce((sum, entry) => sum + entry.points, 0);
    return points === 0 ? [] : [`${gainText(points)} ${residence}`];
  });
  return texts.length === 0 ? null : texts.join(', ');
}
