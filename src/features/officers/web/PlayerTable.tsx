import { useState } from 'react';
import type { Player } from '#features/players/contract.ts';
import { openingInWords } from '#features/players/rules.ts';
import { PlayerBadges } from '#features/players/web/PlayerBadges.tsx';
import { RowDialog } from '#web/manage/RowDialog.tsx';
import { Button } from '#web/ui/Button.tsx';
import { playerFormOf } from './player-form.ts';
import { statFields } from './stat-fields.ts';

/** On a phone points and games stand in the table; the rest is a tap away, behind Edit. */
const onPhones = new Set(['points', 'gamesPlayed']);
const columns = statFields
  .filter(({ short }) => short !== undefined)
  .map((field) => ({ ...field, className: onPhones.has(field.key) ? '' : 'max-md:hidden' }));

export function PlayerTable({ teamName, players }: { teamName: string; players: readonly Player[] }) {
  // As it was when the dialog opened: what others change meanwhile is compared with it.
  const [edited, setEdited] = useState<Player | null>(null);
  return (
    <>
      <table className="-mx-4 -mb-2 w-[calc(100%+2rem)] border-collapse text-sm">
        <caption className="sr-only">Players of {teamName}</caption>
        <thead>
          <tr className="border-line border-b text-left text-soft text-xs">
            <th scope="col" className="py-2 pr-1 pl-4 text-center font-semibold">
              <span aria-hidden>#</span>
              <span className="sr-only">Jersey number</span>
            </th>
            <th scope="col" className="px-2 py-2 font-semibold">
              Player
            </th>
            {columns.map(({ key, label, short, className }) => (
              <th key={key} scope="col" className={`px-1.5 py-2 text-right font-semibold ${className}`}>
                <abbr title={label} className="no-underline">
                  {short}
                </abbr>
              </th>
            ))}
            <th scope="col" className="py-2 pr-4 pl-2">
              <span className="sr-only">Edit</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <PlayerRow key={player.id} player={player} onEdit={() => setEdited(player)} />
          ))}
        </tbody>
      </table>
      {edited && (
        <RowDialog key={edited.id} manager={playerFormOf(edited)} row={edited} onClose={() => setEdited(null)} />
      )}
    </>
  );
}

function PlayerRow({ player, onEdit }: { player: Player; onEdit: () => void }) {
  const opening = player.openingStats && openingInWords(player.openingStats);
  return (
    <tr className="border-line border-b last:border-b-0">
      <td className="score py-2 pr-1 pl-4 text-center text-lg">{player.jerseyNumber ?? '–'}</td>
      <th scope="row" className="px-2 py-2 text-left font-normal">
        <span className="block font-bold leading-tight wrap-anywhere">{player.displayName}</span>
        {player.position && <span className="block text-soft text-xs">{player.position}</span>}
        {opening && <span className="block text-soft text-xs">{opening}</span>}
        <span className="mt-1 block empty:hidden">
          <PlayerBadges player={player} />
        </span>
      </th>
      {columns.map(({ key, className }) => (
        <td key={key} className={`score px-1.5 py-2 text-right text-lg ${className}`}>
          {player.stats[key]}
        </td>
      ))}
      <td className="py-1.5 pr-4 pl-2 text-right">
        {player.can.edit && (
          <Button small aria-label={`Edit ${player.displayName}`} onClick={onEdit}>
            Edit
          </Button>
        )}
      </td>
    </tr>
  );
}
