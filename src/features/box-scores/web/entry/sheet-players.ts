import { nameKey } from '#shared/name-key.ts';
import { shortName } from '../names.ts';

export interface RosterPlayer {
  id: number;
  name: string;
  displayName: string;
  jerseyNumber: number | null;
}

/**
 * Finds a player by shirt number, by name in either order, or by a short form that only one player has. The first
 * roster is searched first: both teams may have a number 7.
 */
export function playerCalled(typed: string, rosters: readonly (readonly RosterPlayer[])[]): RosterPlayer | undefined {
  for (const roster of rosters) {
    const player = inRoster(typed, roster);
    if (player) return player;
  }
  return undefined;
}

function inRoster(typed: string, roster: readonly RosterPlayer[]): RosterPlayer | undefined {
  const number = /^#?(\d{1,2})$/.exec(typed)?.[1];
  if (number) return onlyOne(roster.filter(({ jerseyNumber }) => jerseyNumber === Number(number)));
  const keys = keysOf(typed);
  const called = (forms: (name: string) => string[]) =>
    roster.filter(({ name, displayName }) => [name, displayName].flatMap(forms).some((form) => keys.includes(form)));
  return (
    onlyOne(called((name) => [nameKey(name)])) ??
    onlyOne(called((name) => [nameKey(shortName(name)), nameKey(name).split(' ').at(-1) ?? '']))
  );
}

const onlyOne = <One>(found: readonly One[]): One | undefined => (found.length === 1 ? found[0] : undefined);

/** `7. Lindiwe Mokoena (C)` and `Mokoena, Lindiwe` both give Lindiwe Mokoena. */
function keysOf(typed: string): string[] {
  const bare = typed.replace(/^#?\d{1,2}[.)\s]+/, '').replace(/\s*(?:\([^)]*\)|\*)$/, '');
  const [last = '', first] = bare.split(',').map((part) => part.trim());
  return first ? [nameKey(`${first} ${last}`)] : [nameKey(bare)];
}
