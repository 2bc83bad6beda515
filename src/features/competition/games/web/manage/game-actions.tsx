import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { competitionsOptions } from '#features/competition/competitions/web/api.ts';
import type { BulkAction, BulkFieldsProps, Typed } from '#platform/admin/web/manager/bulk.ts';
import { useSettings } from '#platform/settings/web/api.ts';
import { fixtureText } from '#shared/notation.ts';
import { apiClient } from '#web/api/requests.ts';
import { Field, Select, TextInput } from '#web/ui/fields/Field.tsx';
import { Segmented } from '#web/ui/fields/Segmented.tsx';
import { getZone } from '#web/zone.ts';
import type { endpoints, Game } from '../../contract.ts';
import { byDay } from '../../day-rules.ts';
import { movedBy } from '../../move-rules.ts';
import { statusNames } from '../../name-rules.ts';
import { isPlanned } from '../../rules.ts';
import { type Move, maxDaysMoved, maxWordLength, plannedStatuses } from '../../several-fields.ts';
import { whenText } from '../times.ts';
import { describeChangeClashes } from './clash-texts.ts';
import { useLocations } from './locations.ts';

const api = apiClient<typeof endpoints>();
type Props = BulkFieldsProps<Game>;

const many = (count: number) => (count === 1 ? '1 game' : `${count} games`);
const these = (count: number) => (count === 1 ? 'this game' : `these ${count} games`);
const changed = {
  done: (count: number) => `${many(count)} changed`,
  failed: (count: number) => (count === 1 ? '1 game was not changed' : `${count} games were not changed`),
};

/** Goes to the teams with the change. */
function WordField({ typed, onType }: Props) {
  return (
    <Field label="A word to the teams" hint="Why. It goes to both teams, to followers and to whoever is going.">
      {(ties) => (
        <TextInput
          {...ties}
          maxLength={maxWordLength}
          value={typed['word'] ?? ''}
          onChange={({ target }) => onType('word', target.value)}
        />
      )}
    </Field>
  );
}

const wordIn = (typed: Typed) => {
  const word = typed['word']?.trim();
  return word ? { word } : {};
};

const changeStatus: BulkAction<Game> = {
  ...changed,
  label: 'Change status',
  busyLabel: 'Changing...',
  takes: isPlanned,
  initial: { status: 'postponed' },
  Fields: (props) => (
    <>
      <Segmented
        label="Status"
        choices={plannedStatuses.map((value) => ({ value, label: statusNames[value] }))}
        value={props.typed['status'] ?? ''}
        onChoose={(status) => props.onType('status', status)}
      />
      <WordField {...props} />
    </>
  ),
  send: (rows, typed) => {
    const status = plannedStatuses.find((one) => one === typed['status']) ?? 'postponed';
    return api.send('POST /api/games/status', { body: { rows, status, ...wordIn(typed) } });
  },
  question: (count) => `Change the status of ${these(count)}?`,
};

const moveIn = (typed: Typed): Move => ({ days: Number(typed['days'] ?? 0), hours: Number(typed['hours'] ?? 0) });

function isMove({ days, hours }: Move): boolean {
  const isWhole = Number.isInteger(days) && Number.isInteger(hours);
  return isWhole && (days !== 0 || hours !== 0) && Math.abs(days) <= maxDaysMoved && Math.abs(hours) <= 23;
}

const move: BulkAction<Game> = {
  ...changed,
  label: 'Move',
  busyLabel: 'Moving...',
  takes: isPlanned,
  initial: { days: '7', hours: '0' },
  isIncomplete: (typed) => !isMove(moveIn(typed)),
  Fields: (props) => (
    <>
      <div className="grid grid-cols-2 gap-3">
        <NumberField label="Days" name="days" most={maxDaysMoved} {...props} />
        <NumberField label="Hours" name="hours" most={23} {...props} />
      </div>
      <Moves {...props} />
      <WordField {...props} />
    </>
  ),
  send: (rows, typed) => api.send('POST /api/games/changes', { body: { rows, move: moveIn(typed), ...wordIn(typed) } }),
  warnings: (games, typed) => describeChangeClashes(games, { move: moveIn(typed) }),
  question: (count) => `Move ${these(count)}?`,
  done: (count) => `${many(count)} moved`,
  failed: (count) => (count === 1 ? '1 game was not moved' : `${count} games were not moved`),
};

function NumberField({ label, name, most, typed, onType }: Props & { label: string; name: string; most: number }) {
  return (
    <Field label={label} hint="With a minus: earlier">
      {(ties) => (
        <TextInput
          {...ties}
          type="number"
          inputMode="numeric"
          min={-most}
          max={most}
          step={1}
          value={typed[name] ?? ''}
          onChange={({ target }) => onType(name, target.value)}
        />
      )}
    </Field>
  );
}

const shownMoves = 5;

/** When the games would be, by the rule that the server applies. */
function Moves({ rows, typed }: Props) {
  const timeZone = useSettings()?.timeZone;
  const by = moveIn(typed);
  if (timeZone === undefined || !isMove(by)) return null;
  const zone = getZone(timeZone);
  const now = new Date();
  const inOrder = rows.toSorted(byDay);
  return (
    <ul aria-label="After the move" className="grid gap-2 rounded-control border border-line p-3 text-sm">
      {inOrder.slice(0, shownMoves).map((game) => (
        <li key={game.id} className="grid wrap-anywhere">
          <span className="font-semibold">{fixtureText(game.homeTeam.name, game.awayTeam.name)}</span>
          <span className="text-soft">
            {whenText(game.dateTime, now, zone)}
            {game.dateTime !== null && ` → ${whenText(movedBy(game.dateTime, by, timeZone), now, zone)}`}
          </span>
        </li>
      ))}
      {rows.length > shownMoves && <li className="text-soft">and {rows.length - shownMoves} more</li>}
    </ul>
  );
}

const changePlace: BulkAction<Game> = {
  ...changed,
  label: 'Change location',
  busyLabel: 'Changing...',
  takes: isPlanned,
  isIncomplete: (typed) => !typed['location']?.trim(),
  Fields: (props) => (
    <>
      <LocationField {...props} />
      <WordField {...props} />
    </>
  ),
  send: (rows, typed) => {
    const location = typed['location'] ?? '';
    return api.send('POST /api/games/changes', { body: { rows, location, ...wordIn(typed) } });
  },
  warnings: (games, typed) => describeChangeClashes(games, { location: typed['location'] ?? '' }),
  question: (count) => `Change the location of ${these(count)}?`,
};

function LocationField({ typed, onType }: Props) {
  const listId = useId();
  const locations = useLocations();
  return (
    <Field label="Location" hint="A venue by name, or any place." required>
      {(ties) => (
        <>
          <TextInput
            {...ties}
            maxLength={100}
            autoComplete="off"
            list={listId}
            value={typed['location'] ?? ''}
            onChange={({ target }) => onType('location', target.value)}
          />
          <datalist id={listId}>
            {locations?.map((known) => (
              <option key={known} value={known} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

const isOneSport = (rows: readonly Game[]) => new Set(rows.map(({ sportId }) => sportId)).size === 1;

const changeCompetition: BulkAction<Game> = {
  ...changed,
  label: 'Change competition',
  busyLabel: 'Changing...',
  takes: () => true,
  isIncomplete: (typed, rows) => !isOneSport(rows) || !typed['competition'],
  Fields: CompetitionField,
  send: (rows, typed) => {
    const competitionId = typed['competition'] === 'none' ? null : Number(typed['competition']);
    return api.send('POST /api/games/changes', { body: { rows, competitionId } });
  },
  question: (count) => `Change the competition of ${these(count)}?`,
};

function CompetitionField({ rows, typed, onType }: Props) {
  const competitions = useQuery(competitionsOptions()).data;
  const own = competitions?.filter(({ sportId }) => sportId === rows[0]?.sportId);
  if (!isOneSport(rows)) return <p>A competition is of one sport: select games of one sport.</p>;
  return (
    <Field label="Competition" hint="The season and the category follow from it." required>
      {(ties) => (
        <Select
          {...ties}
          value={typed['competition'] ?? ''}
          onChange={({ target }) => onType('competition', target.value)}
          choices={own?.map(({ id, name, season }) => ({ value: String(id), label: `${name}, ${season}` }))}
        >
          <option value="" disabled>
            Choose a competition
          </option>
          <option value="none">None</option>
        </Select>
      )}
    </Field>
  );
}

/** Changes several games at once, for example when a court is flooded. */
export const gameActions = [changeStatus, move, changePlace, changeCompetition];
