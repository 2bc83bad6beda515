import type { ReactNode } from 'react';

interface SquadKeysProps<Player> {
  label: string;
  /** Those who are not here by the team sheet come last. */
  players: readonly Player[];
  renderKey: (player: Player) => ReactNode;
  /** Behind those who are here: adds somebody who is on no roster. */
  addKey?: ReactNode;
}

/** Players as keys, and apart from them those who are not on the sheet. */
export function SquadKeys<Player extends { isAbsent?: boolean }>({
  label,
  players,
  renderKey,
  addKey,
}: SquadKeysProps<Player>) {
  const absent = players.filter(({ isAbsent }) => isAbsent);
  return (
    <fieldset aria-label={label} className="grid grid-cols-4 gap-1.5 sm:grid-cols-5">
      {players.filter(({ isAbsent }) => !isAbsent).map(renderKey)}
      {addKey}
      {absent.length > 0 && <p className="col-span-full pt-2 text-sm text-soft">Not on the team sheet</p>}
      {absent.map(renderKey)}
    </fieldset>
  );
}
