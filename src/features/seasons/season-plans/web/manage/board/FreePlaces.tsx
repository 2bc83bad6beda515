import { useMemo, useState } from 'react';
import { dateText, spanText } from '#shared/notation.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field, Select } from '#web/ui/fields/Field.tsx';
import { FilterPills } from '#web/ui/lists/FilterPills.tsx';
import { clockText, type Spot, weeksOf } from '../../../board-rules.ts';
import { mondayOf } from '../../../setup-rules.ts';
import type { BoardChecks } from './checks.ts';
import { FaultLines } from './FaultLines.tsx';
import { type Board, type BoardGame, laneText, shortDay } from './model.ts';
import { weekText } from './WeekStrip.tsx';

interface FreePlacesProps {
  board: Board;
  checks: BoardChecks | null;
  shown: BoardGame;
  onChoose: (spot: Spot) => void;
}

const pageLength = 12;
const anyDay = '';

/** Where a game could go, the best first. Those that a hard rule refuses are not offered. */
export function FreePlaces({ board, checks, shown, onChoose }: FreePlacesProps) {
  const [week, setWeek] = useState('');
  const [day, setDay] = useState(anyDay);
  const [length, setLength] = useState(pageLength);
  const places = useMemo(() => checks?.freeSpots(shown.game) ?? [], [checks, shown.game]);
  const ofWeek = places.filter(({ spot }) => week === '' || mondayOf(spot.day) === week);
  const days = [...new Set(ofWeek.map(({ spot }) => spot.day))].sort();
  const matching = week === '' || !days.includes(day) ? ofWeek : ofWeek.filter(({ spot }) => spot.day === day);
  const weeks = weeksOf(board.plan.setup, []);
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field label="Week">
        {(ties) => (
          <Select
            {...ties}
            value={week}
            onChange={({ target }) => setWeek(target.value)}
            choices={[
              { value: '', label: 'Any week' },
              ...weeks.map((monday, at) => ({ value: monday, label: `Week ${at + 1}, from ${weekText(monday)}` })),
            ]}
          />
        )}
      </Field>
      {week !== '' && days.length > 1 && (
        <FilterPills
          label="Day"
          value={days.includes(day) ? day : anyDay}
          onChoose={setDay}
          choices={[{ value: anyDay, label: 'Any day' }, ...days.map((one) => ({ value: one, label: shortDay(one) }))]}
        />
      )}
      {matching.length === 0 && (
        <p className="py-3 text-sm text-soft">
          {week === '' ? 'No place is free in which this game breaks no rule.' : 'Nothing is free in this week.'}
        </p>
      )}
      <ol aria-label="Free places, the best first" className="grid grid-cols-1 gap-1.5 empty:hidden">
        {matching.slice(0, length).map(({ spot, faults }) => (
          <li key={`${spot.day} ${spot.start} ${spot.venueId} ${spot.court}`}>
            <button type="button" className={place} onClick={() => onChoose(spot)}>
              <span className="font-bold">
                {dateText(spot.day, new Date(spot.day))},{' '}
                {spanText(clockText(spot.start), clockText(spot.start + shown.game.minutes))}
              </span>
              <span className="text-sm text-soft">{laneText(board.laneName(spot))}</span>
              <FaultLines faults={faults} />
            </button>
          </li>
        ))}
      </ol>
      {matching.length > length && (
        <Button small wide onClick={() => setLength(length + pageLength)}>
          Show more
        </Button>
      )}
    </div>
  );
}

const place =
  'wrap-anywhere grid min-h-12 w-full gap-0.5 rounded-control border border-edge bg-card px-3.5 py-2 text-left hover:bg-raised';
