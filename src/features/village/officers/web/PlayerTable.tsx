import { useState } from 'react';
import * as z from 'zod/mini';
import { type Player, type PlayerStats, players } from '#features/teams/players/contract.ts';
import { describeOpening } from '#features/teams/players/rules.ts';
import { playerFields } from '#features/teams/players/web/manage/player-fields.ts';
import { PlayerBadges } from '#features/teams/players/web/PlayerBadges.tsx';
import { FormFieldControl } from '#platform/admin/web/manager/controls/controls.tsx';
import type { DescribedField, FormField } from '#platform/admin/web/manager/form/form.ts';
import { type FieldsProps, manageForm } from '#platform/admin/web/manager/manager.ts';
import { RowDialog } from '#platform/admin/web/manager/RowDialog.tsx';
import { count } from '#shared/fields.ts';
import { ApiError } from '#web/api/api.ts';
import { Button } from '#web/ui/Button.tsx';
import { Table } from '#web/ui/lists/Table.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';

const tabs = [
  { value: 'stats', label: 'Player Stats' },
  { value: 'achievements', label: 'Achievements' },
] as const;

export function PlayerFields(props: FieldsProps) {
  const [tab, setTab] = useState<'stats' | 'achievements'>('stats');
  const [seenTries, setSeenTries] = useState(props.triesCount);
  // Only fields of the first tab can have errors.
  if (props.triesCount !== seenTries) {
    setSeenTries(props.triesCount);
    if (Object.keys(props.issues).length > 0) setTab('stats');
  }
  return (
    <Tabs label="Player" tabs={tabs} value={tab} onChoose={setTab}>
      {tab === 'stats' ? <StatFields {...props} /> : <AchievementFields {...props} />}
    </Tabs>
  );
}

const isOpening = ({ name }: FormField) => name.startsWith('openingStats.');
const isTotal = (field: FormField) => field.name.startsWith('stats.') || isOpening(field);
const isAchievement = ({ control }: FormField) => control.kind === 'switch';

function StatFields({ form, ...rest }: FieldsProps) {
  const controls = (fields: readonly FormField[]) =>
    fields.map((field) => <FormFieldControl key={field.name} field={field} {...rest} />);
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-3">
        {controls(form.filter((field) => !isTotal(field) && !isAchievement(field)))}
      </div>
      <fieldset className="grid gap-3">
        <legend className="mb-1 font-bold">{form.some(isOpening) ? 'Entered by hand' : 'Season totals'}</legend>
        <p className="text-sm text-soft">
          {form.some(isOpening) && 'Season totals are these plus the box scores. '}Empty totals stay as they are.
        </p>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">{controls(form.filter(isTotal))}</div>
      </fieldset>
    </div>
  );
}

function AchievementFields({ form, ...rest }: FieldsProps) {
  return (
    <div className="grid gap-2.5">
      {form.filter(isAchievement).map((field) => (
        <FormFieldControl key={field.name} field={field} {...rest} />
      ))}
    </div>
  );
}

interface StatField {
  key: keyof PlayerStats;
  label: string;
  /** Its heading in the table; fields without one are only in the form. */
  short?: string;
}

/** The season totals in the order of the form. */
export const statFields: readonly StatField[] = [
  { key: 'points', label: 'Points', short: 'PTS' },
  { key: 'rebounds', label: 'Rebounds', short: 'REB' },
  { key: 'assists', label: 'Assists', short: 'AST' },
  { key: 'steals', label: 'Steals', short: 'STL' },
  { key: 'blocks', label: 'Blocks', short: 'BLK' },
  { key: 'gamesPlayed', label: 'Games Played', short: 'GP' },
  { key: 'shotsMade', label: 'Shots Made' },
  { key: 'shotsTaken', label: 'Shots Taken' },
  { key: 'threePointersMade', label: '3-Pointers Made' },
  { key: 'threePointersTaken', label: '3-Pointers Taken' },
  { key: 'freeThrowsMade', label: 'Free Throws Made' },
  { key: 'freeThrowsTaken', label: 'Free Throws Taken' },
];

/** An emptied total is not sent, and keeps its value. */
const total: DescribedField = {
  sent: z.optional(count(9999)),
  control: { kind: 'number', min: 0, max: 9999 },
  fallback: undefined,
};
const { jerseyNumber, position, isMvp, isAllStar, isCaptain } = playerFields;

/** The form of a player. Once totals are derived from box scores, only the totals kept by hand before can be edited. */
export const choosePlayerForm = ({ areStatsDerived }: Pick<Player, 'areStatsDerived'>) =>
  areStatsDerived ? formWithOpening : formWithTotals;

const [formWithTotals, formWithOpening] = [buildForm('stats'), buildForm('openingStats')];

function buildForm(totals: 'stats' | 'openingStats') {
  return manageForm(
    {
      ...players,
      fields: {
        ...Object.fromEntries(statFields.map(({ key }): [string, DescribedField] => [`${totals}.${key}`, total])),
        jerseyNumber,
        position,
        isMvp,
        isAllStar,
        isCaptain,
      },
    },
    {
      labels: {
        jerseyNumber: 'Jersey Number',
        position: 'Position',
        ...Object.fromEntries(statFields.map(({ key, label }) => [`${totals}.${key}`, label])),
        isMvp: 'MVP',
        isAllStar: 'All-Star',
        isCaptain: 'Captain',
      },
      about: ({ displayName, team }) => `${displayName} · ${team.name}`,
      Fields: PlayerFields,
      wording: {
        edit: 'Edit Player Information',
        done: () => ({ title: 'Player updated' }),
        failed: (_action, message, failure) =>
          failure instanceof ApiError && failure.status > 0
            ? { title: 'Failed to update player', description: message }
            : { title: 'Update Failed', description: 'An error occurred while updating the player' },
      },
    },
  );
}

/** On a phone the table has points and games only; Edit shows the rest. */
const onPhones = new Set(['points', 'gamesPlayed']);
const columns = statFields
  .filter(({ short }) => short !== undefined)
  .map((field) => ({ ...field, className: onPhones.has(field.key) ? '' : 'max-md:hidden' }));

export function PlayerTable({ teamName, players }: { teamName: string; players: readonly Player[] }) {
  // The player as it was when the dialog opened: changes by others meanwhile are compared with it.
  const [edited, setEdited] = useState<Player | null>(null);
  return (
    <>
      <Table caption={`Players of ${teamName}`} className="-mx-4 -mb-2 w-[calc(100%+2rem)] [--edge:16px]">
        <thead>
          <tr>
            <th scope="col" className="text-center">
              <span aria-hidden>#</span>
              <span className="sr-only">Jersey number</span>
            </th>
            <th scope="col" className="text-left">
              Player
            </th>
            {columns.map(({ key, label, short, className }) => (
              <th key={key} scope="col" className={className}>
                <abbr title={label} className="no-underline">
                  {short}
                </abbr>
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">Edit</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <PlayerRow key={player.id} player={player} onEdit={() => setEdited(player)} />
          ))}
        </tbody>
      </Table>
      {edited && (
        <RowDialog key={edited.id} manager={choosePlayerForm(edited)} row={edited} onClose={() => setEdited(null)} />
      )}
    </>
  );
}

function PlayerRow({ player, onEdit }: { player: Player; onEdit: () => void }) {
  const opening = player.openingStats && describeOpening(player.openingStats);
  return (
    <tr>
      <td className="score text-center">{player.jerseyNumber ?? '–'}</td>
      <th scope="row" className="text-left font-normal">
        <span className="block font-bold leading-tight wrap-anywhere">{player.displayName}</span>
        {player.position && <span className="block text-soft text-xs">{player.position}</span>}
        {opening && <span className="block text-soft text-xs">{opening}</span>}
        <span className="mt-1 block empty:hidden">
          <PlayerBadges player={player} />
        </span>
      </th>
      {columns.map(({ key, className }) => (
        <td key={key} className={`score ${className}`}>
          {player.stats[key]}
        </td>
      ))}
      <td>
        {player.can.edit && (
          <Button small aria-label={`Edit ${player.displayName}`} onClick={onEdit}>
            Edit
          </Button>
        )}
      </td>
    </tr>
  );
}
