import { cellAs, numberCell, requiredCell, switchCell } from '#features/spreadsheets/server/sheet/cells.ts';
import type { NamedRow, SheetColumns } from '#features/spreadsheets/server/sheet/columns.ts';
import { nameKey } from '#shared/name-key.ts';
import { NewPlayer } from '../contract.ts';
import { ofEachStat, type StatKey, statKeys } from '../stat-keys.ts';
import { statKeyOf } from '../stat-names.ts';

const ownColumns = {
  name: {
    heading: 'Name',
    alsoHeaded: ['player', 'players', 'player name', 'full name', 'name and surname', 'names'],
    example: 'Palesa Dlamini',
  },
  firstName: {
    heading: 'First name',
    alsoHeaded: ['first names', 'given name', 'given names', 'forename'],
    example: '',
  },
  lastName: { heading: 'Last name', alsoHeaded: ['surname', 'family name', 'second name'], example: '' },
  displayName: { heading: 'Display name', alsoHeaded: ['nickname', 'known as', 'shown name'], example: '' },
  team: { heading: 'Team', alsoHeaded: ['team name', 'side', 'squad'], example: 'Village Lions' },
  jerseyNumber: {
    heading: 'Jersey number',
    alsoHeaded: ['jersey', 'number', 'no', 'nr', 'shirt', 'shirt number', 'squad number'],
    example: '10',
  },
  position: { heading: 'Position', alsoHeaded: ['pos', 'role'], example: 'Guard' },
  isCaptain: { heading: 'Captain', alsoHeaded: ['is captain'], example: 'no' },
  isAllStar: { heading: 'All-Star', alsoHeaded: ['is all star', 'allstar'], example: 'no' },
  isMvp: { heading: 'MVP', alsoHeaded: ['is mvp'], example: 'no' },
  isClubAnchor: { heading: 'Club anchor', alsoHeaded: ['is club anchor'], example: 'no' },
  bio: { heading: 'Bio', alsoHeaded: ['biography', 'about'], example: '' },
  photo: { heading: 'Photo', alsoHeaded: ['photo url', 'picture', 'image'], example: '' },
} as const;

/** The heading of `threePointersMade` is `Three pointers made`, or its name in a box score. */
const statColumns = ofEachStat((key) => ({
  heading: key
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase()),
  isNamed: (heading: string) => statKeyOf(heading) === key,
  example: '',
}));

type PlayerColumn = keyof typeof ownColumns | StatKey;
export const playerColumns: SheetColumns<PlayerColumn> = { ...ownColumns, ...statColumns };
export type PlayerRow = Pick<NamedRow<PlayerColumn>, 'line' | 'cell' | 'lines'>;

/** A row's data of a player. `fields` and `stats` do not contain empty cells. */
export interface SheetPlayer {
  line: number;
  name: string;
  team: string;
  fields: Partial<Omit<NewPlayer, 'name' | 'teamId' | 'stats'>>;
  stats: Partial<Record<StatKey, number>>;
  /** The values of later features' columns, keyed by column name. */
  also: Readonly<Record<string, string>>;
}

const { shape } = NewPlayer;

export const readPlayer = ({ line, cell, lines }: PlayerRow): SheetPlayer => ({
  line,
  name: requiredCell(shape.name, 'the name', fullName(cell('name'), cell('firstName'), cell('lastName'))),
  team: requiredCell(shape.name, 'the team', cell('team')),
  fields: given({
    displayName: cellAs(shape.displayName, 'the display name', cell('displayName')),
    position: cellAs(shape.position, 'the position', cell('position')),
    jerseyNumber: numberCell('the jersey number', cell('jerseyNumber'), 99),
    bio: cellAs(shape.bio, 'the bio', lines('bio')),
    photo: cellAs(shape.photo, 'the photo', cell('photo')),
    isCaptain: switchCell('Captain', cell('isCaptain')),
    isAllStar: switchCell('All-Star', cell('isAllStar')),
    isMvp: switchCell('MVP', cell('isMvp')),
    isClubAnchor: switchCell('Club anchor', cell('isClubAnchor')),
  }),
  stats: given(Object.fromEntries(statKeys.map((key) => [key, numberCell(key, cell(key), 9999)]))),
  also: {},
});

/** Reads the name from one column, or from two, of which the first may have the heading `Name`. */
function fullName(name: string, first: string, last: string): string {
  const isWhole =
    name !== '' &&
    nameKey(name)
      .split(' ')
      .includes(nameKey(last).split(' ').at(-1) ?? '');
  return isWhole || last === '' ? name || first : `${first || name} ${last}`;
}

const given = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
