import { dateText } from '#shared/notation.ts';
import type { TimetableGame, TimetableQuestion, Unplaced } from './contract.ts';

/** Why a game has no place when there is no slot on the days on which it has to be. */
export function explainNoDays(
  { from, until, wish }: NonNullable<TimetableGame['between']>,
  { daysOff }: Pick<TimetableQuestion, 'daysOff'>,
): Omit<Unplaced, 'game'> {
  const span = from === until ? `on ${dateText(from)}` : `from ${dateText(from)} to ${dateText(until)}`;
  const by = wish ? `where the wish “${wish}” puts it` : 'where it has to be';
  const off = daysOff
    .filter((days) => days.from <= until && from <= days.until)
    .map((days) => days.reason || dateText(days.from));
  return {
    reason: `There is no slot ${span}, ${by}${off.length > 0 ? `. Off then: ${off.join(', ')}` : ''}`,
    help: off.length > 0 ? 'Other days for it, or fewer days off' : 'Other days for it',
  };
}
