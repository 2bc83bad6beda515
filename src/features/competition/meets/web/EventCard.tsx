import { useId, useState } from 'react';
import { Link } from 'react-router';
import { playerPath } from '#features/teams/players/rules.ts';
import type { Measure } from '#features/teams/sports/definitions/definition.ts';
import { teamPath } from '#features/teams/teams/rules.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Score } from '#web/ui/Score.tsx';
import type { EventResults, MeetResult } from '../contract.ts';
import { gapText, shownMark } from '../mark-rules.ts';
import { useIsOwnResult } from './api.ts';
import { PlaceMark } from './PlaceMark.tsx';

const shownFirst = 8;

/** An event with its results; of a long list the first places and one's own. */
export function EventCard({ event }: { event: EventResults }) {
  const { name, measure, results } = event;
  const [showsAll, setShowsAll] = useState(false);
  const isOwn = useIsOwnResult();
  const listId = useId();
  const hasPlaces = results.some(({ place }) => place !== null);
  const best = results.find(({ place }) => place === 1)?.mark ?? null;
  const shown = results.filter((result, at) => showsAll || at < shownFirst || isOwn(result));
  return (
    <Card
      heading={<span className="wrap-anywhere">{name}</span>}
      aside={results.length > 0 && !hasPlaces && <span className="text-soft text-sm">Start list</span>}
      className="scroll-mt-20"
    >
      {results.length === 0 ? (
        <p className="text-soft text-sm">No results yet</p>
      ) : (
        <ol id={listId} className="-mx-2 -my-1 grid grid-cols-1">
          {shown.map((result) => (
            <ResultRow key={result.id} {...{ result, measure, best }} isOwn={isOwn(result)} />
          ))}
        </ol>
      )}
      {results.length > shown.length || showsAll ? (
        <Button
          small
          wide
          className="mt-3"
          aria-expanded={showsAll}
          aria-controls={listId}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer' : `All ${results.length} results`}
          <span className="sr-only">: {name}</span>
        </Button>
      ) : null}
    </Card>
  );
}

interface ResultRowProps {
  result: MeetResult;
  measure: Measure;
  /** The mark of the first place. */
  best: number | null;
  isOwn: boolean;
}

function ResultRow({ result, measure, best, isOwn }: ResultRowProps) {
  const { place, mark, note, status } = result;
  const gap = status === null ? gapText(measure, best, mark) : '';
  return (
    <li
      className={`relative flex min-h-13 items-center gap-3 border-line border-b px-2 py-1.5 last:border-b-0 ${isOwn ? ownEdge : ''}`}
    >
      <PlaceMark place={place} />
      <span className="grid min-w-0 flex-1 leading-tight">
        {isOwn && <span className="sr-only">You or your team: </span>}
        <ResultName result={result} />
        {note && <span className="text-soft text-xs wrap-anywhere">{note}</span>}
      </span>
      <span className="grid shrink-0 justify-items-end leading-tight">
        <Score value={shownMark(measure, result)} className={`text-xl ${status === null ? '' : 'text-soft'}`} />
        {gap && <span className="score text-soft text-sm">{gap}</span>}
      </span>
    </li>
  );
}

const ownEdge = 'before:absolute before:inset-y-1 before:left-0 before:w-[3px] before:rounded-full before:bg-accent';

/** The name, which leads to the player or the team from all of the row, and the team of a player below it. */
function ResultName({ result: { playerId, teamId, team, name } }: { result: MeetResult }) {
  const isTeam = team?.name === name;
  const path = playerId !== null ? playerPath(playerId) : teamId !== null && isTeam ? teamPath(teamId) : null;
  return (
    <>
      {path === null ? (
        <span className="font-bold text-base wrap-anywhere">{name}</span>
      ) : (
        <Link
          to={path}
          viewTransition
          className="font-bold text-base wrap-anywhere after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Link>
      )}
      {team && !isTeam && <span className="text-soft text-sm wrap-anywhere">{team.name}</span>}
    </>
  );
}
