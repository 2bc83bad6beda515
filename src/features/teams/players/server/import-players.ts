import { nameTeams, nearTeams } from '#features/teams/teams/server/named-teams-policy.ts';
import type { Remark } from '#platform/spreadsheets/contract.ts';
import { cellAs, numberCell, requiredCell, switchCell } from '#platform/spreadsheets/server/sheet/cells.ts';
import type { NamedRow, SheetColumn, SheetColumns } from '#platform/spreadsheets/server/sheet/columns.ts';
import type { Answers, ImportQuestion } from '#platform/spreadsheets/server/sheet/import-kind.ts';
import { type ReadRows, type Refusal, sortByLine } from '#platform/spreadsheets/server/sheet/row-reader.ts';
import { nameKey } from '#shared/names.ts';
import { NewPlayer, type Player, type PlayerChange } from '../contract.ts';
import { ofEachStat, type StatKey, statKeys } from '../stat-keys.ts';
import { findStatKey, noStats, readStats } from '../stat-names.ts';
import { formatStatName, playerChanges } from './player-words.ts';

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
    alsoHeaded: ['number', 'no', 'nr', 'jersey', 'shirt', 'squad number'].concat(
      ['jersey', 'shirt', 'kit', 'squad'].flatMap((of) => [`${of} no`, `${of} nr`, `${of} number`, `${of} #`]),
    ),
    example: '10',
  },
  position: { heading: 'Position', alsoHeaded: ['pos', 'role'], example: 'Guard' },
  isCaptain: { heading: 'Captain', alsoHeaded: ['is captain'], example: 'no' },
  isAllStar: { heading: 'All-Star', alsoHeaded: ['is all star', 'allstar'], example: 'no' },
  isMvp: { heading: 'MVP', alsoHeaded: ['is mvp'], example: 'no' },
  isClubAnchor: { heading: 'Club anchor', alsoHeaded: ['is club anchor'], example: 'no' },
  isCounted: { heading: 'From box scores', example: '' },
  bio: { heading: 'Bio', alsoHeaded: ['biography', 'about'], example: '' },
  photo: { heading: 'Photo', alsoHeaded: ['photo url', 'picture', 'image'], example: '' },
} as const;

/** The heading of `threePointersMade` is `Three pointers made`, or its name in a box score. */
const statColumns = ofEachStat((key) => ({
  heading: formatStatName(key),
  isNamed: (heading: string) => findStatKey(heading) === key,
  example: '',
}));

const handName = (key: StatKey) => `${key}ByHand` as const;

/** What a player's totals hold besides box scores, as an export says it. */
const handColumns = Object.fromEntries(
  statKeys.map((key) => [handName(key), { heading: `${formatStatName(key)} by hand`, example: '' }]),
) as Record<ReturnType<typeof handName>, SheetColumn>;

type PlayerColumn = keyof typeof ownColumns | StatKey | keyof typeof handColumns;
export const playerColumns: SheetColumns<PlayerColumn> = { ...ownColumns, ...statColumns, ...handColumns };
export type PlayerRow = Pick<NamedRow<PlayerColumn>, 'line' | 'cell' | 'lines'>;

/** A row's data of a player. `fields` and `stats` do not contain empty cells. */
export interface SheetPlayer {
  line: number;
  name: string;
  team: string;
  fields: Partial<Omit<NewPlayer, 'name' | 'teamId' | 'stats'>>;
  stats: Partial<Record<StatKey, number>>;
  /** Whether its totals follow from box scores, which come in a list of their own: `stats` are then those by hand. */
  isCounted: boolean;
  /** The values of later features' columns, keyed by column name. */
  also: Readonly<Record<string, string>>;
}

const { shape } = NewPlayer;

export function readPlayer({ line, cell, lines }: PlayerRow): SheetPlayer {
  const isCounted = switchCell('From box scores', cell('isCounted')) === true;
  const stat = (key: StatKey) => numberCell(formatStatName(key), cell(isCounted ? handName(key) : key), 9999);
  return {
    line,
    isCounted,
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
    stats: given(Object.fromEntries(statKeys.map((key) => [key, stat(key)]))),
    also: {},
  };
}

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

export interface PlayerPlan {
  newTeams: string[];
  remarks: Remark[];
  questions: ImportQuestion[];
  add: SheetPlayer[];
  change: { row: SheetPlayer; current: Player; fields: PlayerChange; changes: string[] }[];
  same: { row: SheetPlayer; current: Player }[];
  /** Rows that wait for an admin's answer. */
  ask: SheetPlayer[];
  refused: Refusal[];
  /** Notes on rows whose team's name several teams have, by line. */
  doubled: ReadonlyMap<number, string>;
}

interface Stored {
  sport: { id: number; name: string };
  teams: readonly string[];
  players: readonly Player[];
  answers: Answers;
}

/**
 * Compares a sheet with the players of a sport. Empty cells keep the stored value; no player is deleted. Team and name identify
 * a player; among several with the same name, the jersey number does too.
 */
export function planPlayers({ read, refused }: ReadRows<SheetPlayer>, stored: Stored): PlayerPlan {
  const { resolveTeam, questions, missing, doubleNote } = nameTeams(
    read.map(({ team, line }) => ({ name: team, line })),
    stored,
  );
  const plan: PlayerPlan = {
    newTeams: [],
    remarks: [],
    questions,
    add: [],
    change: [],
    same: [],
    ask: [],
    refused: [...refused],
    doubled: new Map(read.map(({ line, team }) => [line, doubleNote(team)])),
  };
  const known = read.flatMap((row) => {
    const team = resolveTeam(row.team);
    if (team === null) plan.ask.push(row);
    return team === null ? [] : [{ ...row, team }];
  });
  const partners = pairPlayers(known, stored.players);
  const lines = new Map<string, number>();
  for (const row of known) planRow(plan, row, partners.get(row), lines);
  plan.newTeams = missing(plan.add.map(({ team }) => team));
  plan.remarks = nearTeams(plan.newTeams, stored.teams);
  return { ...plan, refused: sortByLine(plan.refused) };
}

function planRow(plan: PlayerPlan, row: SheetPlayer, current: Player | undefined, lines: Map<string, number>): void {
  const who = JSON.stringify([identify(row.team, row.name), row.fields.jerseyNumber]);
  const refuse = (reason: string) => plan.refused.push({ line: row.line, reason });
  const earlier = lines.get(who);
  if (!current && earlier !== undefined) return void refuse(`it is the same player as line ${earlier}`);
  lines.set(who, row.line);
  const [issue] = readStats(row.stats, current?.stats ?? noStats).issues ?? [];
  if (issue) {
    const key = findStatKey(issue.name);
    return void refuse(`${key ? formatStatName(key) : issue.name} ${issue.message}`);
  }
  if (!current) return void plan.add.push(row);
  const follows = row.isCounted && current.areStatsDerived;
  const { fields, changes } = differences(follows ? { ...row, stats: {} } : row, current);
  if (current.areStatsDerived && fields.stats) return void refuse(statsFollow);
  if (changes.length === 0) plan.same.push({ row, current });
  else plan.change.push({ row, current, fields, changes });
}

const statsFollow = 'the statistics of this player follow from box scores, and are not for typing';

const identify = (team: string, name: string) => JSON.stringify([nameKey(team), nameKey(name)]);

function pairPlayers(rows: readonly SheetPlayer[], players: readonly Player[]): Map<SheetPlayer, Player> {
  const pairs = new Map<SheetPlayer, Player>();
  const stored = Map.groupBy(players, ({ team, name }) => identify(team.name, name));
  for (const [who, ofWho] of Map.groupBy(rows, ({ team, name }) => identify(team, name))) {
    const free = new Set(stored.get(who));
    const pair = (fits: (row: SheetPlayer, player: Player) => boolean) => {
      for (const row of ofWho) {
        const player = pairs.has(row) ? undefined : [...free].find((one) => fits(row, one));
        if (!player) continue;
        pairs.set(row, player);
        free.delete(player);
      }
    };
    pair((row, player) => row.fields.jerseyNumber !== undefined && row.fields.jerseyNumber === player.jerseyNumber);
    pair((row, player) => row.fields.jerseyNumber === undefined || player.jerseyNumber === null);
    // A last pair has a new number. With more of the same name left, an unknown number means another player.
    if (free.size === 1 && ofWho.filter((row) => !pairs.has(row)).length === 1) pair(() => true);
  }
  return pairs;
}

function differences({ fields, stats }: SheetPlayer, current: Player) {
  const changed = entriesOtherThan(fields, current);
  const changedStats = entriesOtherThan(stats, current.stats);
  const sent: PlayerChange = { ...changed, ...(Object.keys(changedStats).length > 0 && { stats: changedStats }) };
  return { fields: sent, changes: playerChanges(current, changed, changedStats) };
}

function entriesOtherThan<Fields extends object>(fields: Fields, current: object): Partial<Fields> {
  const stored = new Map<string, unknown>(Object.entries(current));
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => stored.get(name) !== value),
  ) as Partial<Fields>;
}
