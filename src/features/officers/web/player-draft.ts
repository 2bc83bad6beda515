import type { Player, PlayerChange } from '#features/players/contract.ts';
import { changedField, type Draft, numberIn, textOfFlag, textOfNumber } from './draft.ts';
import { statFields } from './stat-fields.ts';

const statsOf = (player: Player) =>
  statFields.map(({ key }): [string, string] => [`stats.${key}`, String(player.stats[key])]);

export const playerDraft = (player: Player): Draft => ({
  jerseyNumber: textOfNumber(player.jerseyNumber),
  position: player.position ?? '',
  ...Object.fromEntries(statsOf(player)),
  isMvp: textOfFlag(player.isMvp),
  isAllStar: textOfFlag(player.isAllStar),
  isCaptain: textOfFlag(player.isCaptain),
});

/** An emptied jersey number takes it away; an emptied total says nothing, and stays what it was. */
export function playerChange(opened: Draft, typed: Draft): PlayerChange {
  const changed = changedField(opened, typed);
  const flag = (name: string) => changed(name, (text) => text === 'true');
  return {
    jerseyNumber: changed('jerseyNumber', (text) => numberIn(text) ?? null),
    position: changed('position', (text) => text),
    isMvp: flag('isMvp'),
    isAllStar: flag('isAllStar'),
    isCaptain: flag('isCaptain'),
    stats: statChanges(changed),
  };
}

function statChanges(changed: ReturnType<typeof changedField>): Record<string, number> | undefined {
  const typed = statFields.flatMap(({ key }): [string, number][] => {
    const total = changed(`stats.${key}`, numberIn);
    return total === undefined ? [] : [[key, total]];
  });
  return typed.length > 0 ? Object.fromEntries(typed) : undefined;
}
