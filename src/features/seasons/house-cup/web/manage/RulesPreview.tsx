import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useDebounced } from '#web/debounced.ts';
import { Card } from '#web/ui/Card.tsx';
import { PlacesMoved } from '#web/ui/PlacesMoved.tsx';
import type { ResidenceDifference } from '../../contract.ts';
import { gainText, pointsText } from '../../in-words.ts';
import { CupRules } from '../../rule-fields.ts';
import { previewRules } from '../api.ts';

interface RulesPreviewProps {
  cupId: number;
  /** Null while nothing is changed, or something is wrong. */
  rules: CupRules | null;
}

/** What the rules in the form would change for each residence, before they are saved. */
export function RulesPreview({ cupId, rules }: RulesPreviewProps) {
  const typed = useDebounced(rules === null ? '' : JSON.stringify(rules));
  const { data, isFetching } = useQuery({
    queryKey: ['cup-rules-preview', cupId, typed],
    queryFn: typed === '' ? skipToken : () => previewRules(cupId, CupRules.parse(JSON.parse(typed))),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isShown = typed !== '' && data !== undefined;
  return (
    <Card id="what-would-change" heading="What would change" aria-busy={isFetching}>
      <p role="status" className="text-sm text-soft">
        {isShown
          ? summary(data)
          : 'Change an answer, and the table with it stands here. Nothing is saved before you press Save.'}
      </p>
      {isShown && (
        <ol className="mt-2 grid">
          {data.map((row) => (
            <Difference key={row.residence.id} row={row} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function summary(rows: readonly ResidenceDifference[]): string {
  const changed = rows.filter(({ before, after }) => before.points !== after.points).length;
  const moved = rows.filter(({ before, after }) => before.position !== after.position).length;
  if (changed + moved === 0) return 'Nothing changes for any residence.';
  const other = `${changed} of ${rows.length} residences get other points`;
  return moved === 0 ? `${other}, and all keep their places.` : `${other}, ${moved} another place.`;
}

function Difference({ row: { residence, before, after } }: { row: ResidenceDifference }) {
  const difference = after.points - before.points;
  return (
    <li className="flex min-h-11 items-center gap-2.5 border-line border-t py-1 first:border-t-0">
      <span className="score min-w-6 text-right text-lg">{after.position}</span>
      <PlacesMoved before={before.position} after={after.position} />
      <span className="min-w-0 flex-1 text-sm leading-tight wrap-anywhere">{residence.name}</span>
      <span className="shrink-0 text-right text-sm">
        {difference !== 0 && (
          <span className={difference > 0 ? 'text-win' : 'text-live-text'}>{gainText(difference)}&nbsp;</span>
        )}
        <span className="score text-lg">{pointsText(after.points)}</span>
        <span className="sr-only"> points, from {pointsText(before.points)}</span>
      </span>
    </li>
  );
}
