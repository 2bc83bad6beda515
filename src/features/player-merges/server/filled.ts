import type { Row } from '#server/database/schema.ts';

type PlayerRow = Row<'players'>;

const texts = ['position', 'photo', 'bio'] as const;
const marks = ['is_mvp', 'is_all_star', 'is_captain', 'is_club_anchor'] as const;

type Fields = Pick<PlayerRow, (typeof texts)[number] | (typeof marks)[number] | 'jersey_number'>;

/** What a merge changes in the kept player: empty fields are filled from the other, and a mark of either stays. */
export function filledFrom(kept: PlayerRow, merged: PlayerRow): Partial<Fields> {
  const filled: Partial<Fields> = {};
  for (const text of texts) if (kept[text] === null && merged[text] !== null) filled[text] = merged[text];
  if (kept.jersey_number === null && merged.jersey_number !== null) filled.jersey_number = merged.jersey_number;
  for (const mark of marks) if (kept[mark] === 0 && merged[mark] === 1) filled[mark] = 1;
  return filled;
}

/** Empties the fields that a merge filled, if they have not changed since. */
export function emptiedAgain(kept: PlayerRow, filled: Partial<Fields>): Partial<Fields> {
  const emptied: Partial<Fields> = {};
  for (const text of texts) if (filled[text] !== undefined && kept[text] === filled[text]) emptied[text] = null;
  if (filled.jersey_number !== undefined && kept.jersey_number === filled.jersey_number) emptied.jersey_number = null;
  for (const mark of marks) if (filled[mark] === 1) emptied[mark] = 0;
  return emptied;
}
