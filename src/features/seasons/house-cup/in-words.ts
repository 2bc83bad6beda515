import { dateText, ordinalText } from '#shared/notation.ts';
import type { CupEntry, CupTable, EntryKind, Objection } from './contract.ts';
import { dayAfter, isClosed } from './day-rules.ts';

const words: Record<Exclude<EntryKind, 'place' | 'given'>, string> = {
  entry: 'Taking part',
  win: 'Win',
  tie: 'Tie',
  loss: 'Game played',
  default: 'Did not play, with notice',
  forfeit: 'Did not come',
  playoffs: 'Reached the play-offs',
  turnout: 'Enough people took part',
  people: 'People who took part',
  neverAbsent: 'Came to every game',
  sportsmanship: 'Sportsmanship',
  lost: 'Share lost for staying away',
  lowRating: 'Share lost for bad sportsmanship',
  ruling: 'Decided after an objection',
};

/** What an entry is for: 'Win', '3rd place', 'Taking part', 'Penalty'. */
export function describeEntry({ kind, place, points }: Pick<CupEntry, 'kind' | 'place' | 'points'>): string {
  if (kind === 'given') return points < 0 ? 'Penalty' : 'Bonus';
  return kind === 'place' ? `${place === null ? 'Without a' : ordinalText(place)} place` : words[kind];
}

/** Hundredths as people write points: '12', '82.5', '−10'. */
export function pointsText(hundredths: number): string {
  const text = String(Math.abs(hundredths) / 100);
  return hundredths < 0 ? `−${text}` : text;
}

/** With its sign, for what was gained: '+12', '−10', '0'. */
export const gainText = (hundredths: number): string =>
  hundredths > 0 ? `+${pointsText(hundredths)}` : pointsText(hundredths);

/** Asks about the points as they are now: a corrected result or other rules may have changed them since. */
export const questionText = ({ entry, points }: Pick<Objection, 'entry' | 'points'>): string =>
  `Are ${gainText(entry?.points ?? points)} points right?`;

/** What is over of a cup, by the reader's wall time; null until its last day has passed. */
export function endText(
  table: { cup: Pick<CupTable['cup'], 'lastDay'>; objectionDays: number },
  wall: Date,
): string | null {
  const today = wall.toISOString().slice(0, 10);
  const { lastDay } = table.cup;
  if (today <= lastDay) return null;
  if (isClosed(table.cup, table, today)) return 'Final table';
  return `Ended, open for objections until ${dateText(dayAfter(lastDay, table.objectionDays), wall)}`;
}
