interface Named {
  id: number;
  displayName: string;
}

/** The name on a shirt: the surname, with an initial if two players of a team share it. */
export function shirtNames(players: readonly Named[]): ReadonlyMap<number, string> {
  const sharing = Map.groupBy(players, ({ displayName }) => surnameOf(displayName).toLowerCase());
  return new Map(
    players.map(({ id, displayName }) => {
      const surname = surnameOf(displayName);
      const isShared = (sharing.get(surname.toLowerCase())?.length ?? 0) > 1;
      const [initial = ''] = displayName.trim();
      return [id, isShared && surname !== displayName.trim() ? `${initial}. ${surname}` : surname];
    }),
  );
}

/** Everything after the first name: 'Lerato van der Merwe' gives 'van der Merwe'. */
function surnameOf(displayName: string): string {
  const [first = '', ...others] = displayName.trim().split(/\s+/);
  return others.join(' ') || first;
}
