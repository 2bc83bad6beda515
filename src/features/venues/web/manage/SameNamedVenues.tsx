import { useQuery } from '@tanstack/react-query';
import { Combine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { SameNamed, Venue } from '../../contract.ts';
import { mergedFields } from '../../merged-fields.ts';
import { sameNamedOptions } from '../api.ts';
import { fieldNames } from './field-names.ts';
import { MergeVenuesDialog } from './MergeVenuesDialog.tsx';

/** Venues that bear one name, side by side, to merge them. Renders nothing if there are none. */
export function SameNamedVenues() {
  const { data: groups = [] } = useQuery(sameNamedOptions());
  return groups.map((group) => <OfOneName key={group.rows[0]?.venue.id} group={group} />);
}

function OfOneName({ group: { name, rows } }: { group: SameNamed }) {
  const [chosen, setChosen] = useState<{ kept: number; merged: number }>();
  return (
    <Card heading={`${rows.length} venues are called ${name}`} className="mb-4">
      <p className="mb-3 max-w-prose text-sm text-soft">
        Names that differ only in accents, capitals, apostrophes or hyphens are one name. Choose the venue to keep.
      </p>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {rows.map(({ venue, uses }) => (
          <li key={venue.id} className="flex flex-col gap-2 rounded-control border border-line p-3">
            <span className="grid grow content-start gap-1 text-[0.8125rem] text-soft wrap-anywhere">
              <span className="font-bold text-[0.9375rem] text-ink">{venue.name}</span>
              <span>{uses.join(', ') || 'No games'}</span>
              <span>{factsOf(venue)}</span>
            </span>
            <Button
              small
              className="self-start"
              aria-label={`Keep this one: ${venue.name}`}
              onClick={() => {
                const other = rows.find((row) => row.venue.id !== venue.id);
                if (other) setChosen({ kept: venue.id, merged: other.venue.id });
              }}
            >
              <Combine className="size-4" aria-hidden /> Keep this one
            </Button>
          </li>
        ))}
      </ul>
      {chosen && <MergeVenuesDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </Card>
  );
}

function factsOf(venue: Venue): string {
  const known = mergedFields.filter((name) => {
    const value = venue[name];
    return value !== null && !(Array.isArray(value) && value.length === 0);
  });
  return known.length === 0 ? 'Nothing but the name' : known.map((name) => fieldNames[name]).join(' · ');
}
