import type { PreviewedTeam, Standings, StandingsRow } from './contract.ts';

type Tables = Pick<Standings, 'rows' | 'groups'>;

/** Where each team stands before and after, in the order of the tables after. */
export function compareTables(before: Tables, after: Tables): PreviewedTeam[] {
  const isPlayed = before.rows.some(({ played }) => played > 0);
  if (!isPlayed) return [];
  const places = new Map(tablesIn(before).flatMap(({ group, rows }) => rows.map((row) => [keyOf(group, row), row])));
  return tablesIn(after).flatMap(({ group, rows }) =>
    rows.flatMap((row) => {
      const was = places.get(keyOf(group, row));
      return was ? [{ team: row.team, group, before: placeOf(was), after: placeOf(row) }] : [];
    }),
  );
}

const tablesIn = ({ rows, groups }: Tables): { group: string | null; rows: readonly StandingsRow[] }[] =>
  groups.length === 0
    ? [{ group: null, rows }]
    : groups.map(({ name, rows: ofGroup }) => ({ group: name, rows: ofGroup }));

const keyOf = (group: string | null, { team }: StandingsRow) => `${group ?? ''}:${team.id}`;

const placeOf = ({ position, points }: StandingsRow) => ({ position, points });

export const isMoved = ({ before, after }: PreviewedTeam): boolean => before.position !== after.position;

/** `3 of 8 teams move.` */
export function describePreview(teams: readonly PreviewedTeam[]): string {
  const moved = teams.filter(isMoved).length;
  const isOther = teams.some(({ before, after }) => before.points !== after.points);
  if (moved === 0) return isOther ? 'The points change, and no team moves.' : 'Nothing in the table changes.';
  return `${moved} of ${teams.length} teams ${moved === 1 ? 'moves' : 'move'}.`;
}
