import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getMessage } from '#web/api/api.ts';
import { apiClient, useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { endpoints, LooseLocation } from '../../contract.ts';

const api = apiClient<typeof endpoints>();
const shownAtFirst = 5;

/** Locations of games that are not venues. One press makes a venue of each. Renders nothing if there are none. */
export function LooseLocations() {
  const { data: locations = [] } = useQuery(api.read('GET /api/games/locations/loose'));
  const [isWhole, setWhole] = useState(false);
  if (locations.length === 0) return null;
  return (
    <Card heading="Locations that are no venue yet" className="mb-4">
      <ul className="grid grid-cols-1 divide-y divide-line">
        {(isWhole ? locations : locations.slice(0, shownAtFirst)).map((one) => (
          <Loose key={one.location} of={one} />
        ))}
      </ul>
      {!isWhole && locations.length > shownAtFirst && (
        <Button small variant="plain" className="-mb-2" onClick={() => setWhole(true)}>
          Show all {locations.length}
        </Button>
      )}
    </Card>
  );
}

const gamesText = (count: number) => (count === 1 ? '1 game' : `${count} games`);

function Loose({ of: { location, gamesCount } }: { of: LooseLocation }) {
  const make = useWrite({
    send: () => api.send('POST /api/games/locations/venue', { body: { location } }),
    onDone: ({ venue, gamesCount: moved }) =>
      toast({ title: `${venue.name} is a venue`, description: `${gamesText(moved)} played there`, tone: 'good' }),
    onFailed: (error) => toast({ title: 'No venue was made', description: getMessage(error), tone: 'bad' }),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <span className="grid min-w-0 grow basis-32 wrap-anywhere">
        <span className="font-bold text-base">{location}</span>
        <span className="text-sm text-soft">{gamesText(gamesCount)}</span>
      </span>
      <Button
        small
        busy={make.isPending}
        busyLabel="Making it..."
        aria-label={`Make it a venue: ${location}`}
        onClick={() => make.mutate(undefined)}
      >
        Make it a venue
      </Button>
    </li>
  );
}
