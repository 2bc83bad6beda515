import { CalendarArrowDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { dateText } from '#shared/notation.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Field, Select } from '#web/ui/fields/Field.tsx';
import { daysOfWeek, openHours, type Spot, weeksOf } from '../../../board-rules.ts';
import { counted } from '../plan-texts.ts';
import type { BoardActions } from './actions.ts';
import type { BoardChecks } from './checks.ts';
import { FaultLines } from './FaultLines.tsx';
import { type Board, type BoardGame, laneText, timesText } from './model.ts';

interface MoveDayProps {
  board: Board;
  checks: BoardChecks;
  actions: BoardActions;
  day: string;
  onClose: () => void;
}

const anywhere = 'all';

/** The games of a day, or those of one venue, go to another day in one step: rain, or a hall that is not free. */
export function MoveDay({ board, checks, actions, day, onClose }: MoveDayProps) {
  const { plan } = board;
  const days = useMemo(() => openDaysOf(board), [board]);
  const [to, setTo] = useState(days.find((one) => one > day) ?? days.findLast((one) => one < day) ?? day);
  const [venue, setVenue] = useState(anywhere);
  const ofDay = board.games.filter(({ spot }) => spot?.day === day);
  const { moves, stay } = useMemo(() => {
    const asked = board.games.filter(({ spot }) => spot?.day === day && isAt(spot, venue));
    return movesOf(checks, asked, to);
  }, [board, checks, day, venue, to]);
  const venues = [...new Set(ofDay.map(({ spot }) => spot?.venueId ?? null))];
  const nameOfVenue = (venueId: number | null) => board.laneName({ venueId, court: null }).venue;
  const move = () => {
    const from = venue === anywhere ? '' : ` at ${nameOfVenue(moves[0]?.shown.spot?.venueId ?? null)}`;
    const text = `${counted(moves.length, 'game')} of ${dateText(day)}${from} moved to ${dateText(to)}`;
    actions.moveAll(
      moves.map(({ shown, spot }) => [shown, spot]),
      text,
    );
    onClose();
  };
  return (
    <Dialog
      title={`Move the games of ${dateText(day)}`}
      description="To the same court and time where that is free, else to the best place of that day."
      onClose={onClose}
      footer={
        <Button variant="primary" wide disabled={moves.length === 0} onClick={move}>
          {moves.length === 0 ? 'No game can move there' : `Move ${counted(moves.length, 'game')}`}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-3">
        {venues.length > 1 && (
          <Field label="Venue">
            {(ties) => (
              <Select
                {...ties}
                value={venue}
                onChange={({ target }) => setVenue(target.value)}
                choices={[
                  { value: anywhere, label: 'All venues' },
                  ...venues.map((venueId) => ({ value: String(venueId), label: nameOfVenue(venueId) })),
                ]}
              />
            )}
          </Field>
        )}
        <Field label="To">
          {(ties) => (
            <Select
              {...ties}
              value={to}
              onChange={({ target }) => setTo(target.value)}
              choices={days.filter((one) => one !== day).map((one) => ({ value: one, label: dateText(one) }))}
            />
          )}
        </Field>
        <ul aria-label="Where they go" className="divide-y divide-line empty:hidden">
          {moves.map(({ shown, spot, faults }) => (
            <li key={shown.game.id} className="grid gap-0.5 py-2 text-sm">
              <span className="wrap-anywhere font-bold">{shown.title}</span>
              <span className="text-soft">
                {timesText(spot, shown.game.minutes)} · {laneText(board.laneName(spot))}
              </span>
              <FaultLines faults={faults} />
            </li>
          ))}
        </ul>
        {stay.length > 0 && (
          <ul aria-label="These stay" className="grid gap-1.5 text-sm">
            {stay.map(({ game, title, hasBegun }) => (
              <li key={game.id} className="wrap-anywhere text-gold">
                {title} stays: {hasBegun ? 'it has begun' : game.isLocked ? 'it is locked' : 'no place is free'}
              </li>
            ))}
          </ul>
        )}
        {plan.status === 'published' && (
          <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
            People have these games already. To move them and tell everybody at once:
            <ButtonLink small to={`/call-off?day=${day}`}>
              Call off the evening
            </ButtonLink>
          </p>
        )}
      </div>
    </Dialog>
  );
}

const isAt = ({ venueId }: Spot, venue: string): boolean => venue === anywhere || String(venueId) === venue;

/** Where games go on that day, and those that stay: locked, begun, or without a free place. */
function movesOf(checks: BoardChecks, games: readonly BoardGame[], to: string) {
  const movable = games.filter(({ game, hasBegun }) => !game.isLocked && !hasBegun);
  const spots = checks.onDay(
    movable.map(({ game }) => game),
    to,
  );
  const moves = movable.flatMap((shown) => {
    const free = spots.get(shown.game.key);
    return free ? [{ shown, ...free }] : [];
  });
  return { moves, stay: games.filter(({ game }) => !spots.has(game.key)) };
}

export const MoveDayButton = ({ day, onPress }: { day: string; onPress: () => void }) => (
  <Button
    small
    variant="plain"
    className="shrink-0 whitespace-nowrap"
    aria-label={`Move all games of ${dateText(day)}`}
    onClick={onPress}
  >
    <CalendarArrowDown className="size-4.5" aria-hidden /> Move all
  </Button>
);

/** Days of the season on which somebody can play. */
const openDaysOf = ({ plan: { setup } }: Board): string[] =>
  weeksOf(setup, [])
    .flatMap(daysOfWeek)
    .filter((day) => setup.firstDay <= day && day <= setup.lastDay && openHours(setup, day, []) !== null)
    .filter((day) => !setup.daysOff.some(({ from, until }) => from <= day && day <= until));
