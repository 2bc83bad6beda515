import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { dayText, ordinalText } from '#shared/notation.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { ResultAtMeet } from '../contract.ts';
import { shownMark } from '../mark-rules.ts';
import { bestResults } from '../place-rules.ts';
import { meetPath } from '../rules.ts';
import { playerResultsOptions, teamResultsOptions } from './api.ts';
import { PlaceMark } from './PlaceMark.tsx';

/** What a player achieved at meets, with the best of each event marked. Nothing without a result. */
export function PlayerMeets({ playerId }: { playerId: number }) {
  const { data: results = [] } = useQuery(playerResultsOptions(playerId));
  const best = new Set(bestResults(results).map(({ id }) => id));
  return <ResultsAtMeets results={results} best={best} />;
}

/** What a team and its players achieved at meets. Nothing without a result. */
export function TeamMeets({ teamId }: { teamId: number }) {
  const { data: results = [] } = useQuery(teamResultsOptions(teamId));
  return <ResultsAtMeets results={results} namesWhose />;
}

const shownFirst = 5;

interface ResultsAtMeetsProps {
  results: readonly ResultAtMeet[];
  /** The ids of personal bests. */
  best?: ReadonlySet<number>;
  namesWhose?: boolean;
}

function ResultsAtMeets({ results, best, namesWhose = false }: ResultsAtMeetsProps) {
  const [showsAll, setShowsAll] = useState(false);
  if (results.length === 0) return null;
  return (
    <Card heading="Results at meets">
      <ul className="-mt-1 grid grid-cols-1">
        {(showsAll ? results : results.slice(0, shownFirst)).map((result) => (
          <ResultLine key={result.id} result={result} isBest={best?.has(result.id) === true} namesWhose={namesWhose} />
        ))}
      </ul>
      {results.length > shownFirst && (
        <Button small wide className="mt-2" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `All ${results.length} results`}
        </Button>
      )}
    </Card>
  );
}

interface ResultLineProps {
  result: ResultAtMeet;
  isBest: boolean;
  namesWhose: boolean;
}

function ResultLine({ result, isBest, namesWhose }: ResultLineProps) {
  const now = new Date(useNow());
  const zone = useZone();
  const { meet, event, place, status } = result;
  const day = dayText(zone.wall(meet.dateTime), zone.wall(now));
  const text = shownMark(event.measure, result) || (place === null ? '' : ordinalText(place));
  return (
    <li className="border-line border-b last:border-b-0">
      <Link
        to={meetPath(meet.id)}
        viewTransition
        className="-mx-2 flex min-h-14 items-center gap-3 rounded-control px-2 py-2 transition hover:bg-raised focus-visible:bg-raised"
      >
        <PlaceMark place={place} />
        <span className="grid min-w-0 flex-1 gap-0.5 leading-tight">
          <span className="font-bold text-base wrap-anywhere">
            {namesWhose ? `${result.name} · ${event.name}` : event.name}
          </span>
          <span className="truncate text-soft text-xs">{`${meet.name} · ${day}`}</span>
        </span>
        <span className="grid shrink-0 justify-items-end leading-tight">
          <span className={`score text-xl ${status === null ? '' : 'text-soft'}`}>{text}</span>
          {isBest && <span className="font-bold text-accent-text text-xs">Personal best</span>}
        </span>
      </Link>
    </li>
  );
}
