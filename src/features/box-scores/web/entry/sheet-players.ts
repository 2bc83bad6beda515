import { nameKey } from '#shared/name-key.ts';
import { shortName } from '../names.ts';

export interface RosterPlayer {
  id: number;
  name: string;
  displayName: string;
  jerseyNumber: number | null;
}

/**
 * Who is meant by a shirt number, a name in either order, or the short form of one that is nobody else's. Of two teams the first is
 * looked through first: both may have a number 7.
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

/** `7. Lindiwe Mokoena (C)` and `Mokoena, Lindiwe` are Lindiwe Mokoena. */
function keysOf(typed: string): string[] {
  const bare = typed.replace(/^#?\d{1,2}[.)\s]+/, '').replace(/\s*(?:\([^)]*\)|\*)$/, '');
  const [last = '', first] = bare.split(',').map((part) => part.trim());
  return first ? [nameKey(`${first} ${last}`)] : [nameKey(bare)];
}
