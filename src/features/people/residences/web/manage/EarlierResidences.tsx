import { dateText, spanText } from '#shared/notation.ts';
import type { AccountResidence } from '../../contract.ts';

/** Where somebody lived before, and when. */
export function EarlierResidences({ stays }: { stays: readonly AccountResidence[] }) {
  const before = stays.flatMap(({ residence, from, until }) =>
    until === null ? [] : [`${residence.name}, ${spanText(dateText(from), dateText(until))}`],
  );
  if (before.length === 0) return null;
  return (
    <ul aria-label="Earlier residences" className="text-sm text-soft">
      {before.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
