import { cellAs, requiredCell } from '#server/sheets/cells.ts';
import type { NamedRow, SheetColumns } from '#server/sheets/columns.ts';
import { inOrderOfLines, type ReadRows, type Refusal } from '#server/sheets/row-reader.ts';
import { RefusedRow } from '#server/sheets/sheet.ts';
import { nameKey } from '#shared/name-key.ts';
import { type Gender, type Team, teams } from '../contract.ts';

const columns = {
  name: {
    heading: 'Name',
    alsoHeaded: ['team', 'teams', 'team name', 'club', 'club name', 'side', 'residence'],
    example: 'Village Lions',
  },
  gender: { heading: 'Gender', alsoHeaded: ['sex', 'division'], example: 'Mixed' },
  logo: { heading: 'Logo', alsoHeaded: ['logo url', 'crest', 'badge', 'picture'], example: '' },
} as const;

type TeamColumn = keyof typeof columns;
export const teamColumns: SheetColumns<TeamColumn> = columns;

/** What a row says of a team; undefined where it says nothing. */
export interface SheetTeam {
  line: number;
  name: string;
  gender: Gender | undefined;
  logo: string | undefined;
}

export interface TeamSheet {
  teams: SheetTeam[];
  refused: Refusal[];
}

export function teamSheet({ read, refused }: ReadRows<SheetTeam>): TeamSheet {
  const lines = new Map<string, number>();
  const kept = read.filter(({ name, line }) => !lines.has(nameKey(name)) && lines.set(nameKey(name), line));
  const repeats = read.filter((team) => !kept.includes(team));
  return {
    teams: kept,
    refused: inOrderOfLines([
      ...refused,
      ...repeats.map(({ line, name }) => ({ line, reason: `it is the same team as line ${lines.get(nameKey(name))}` })),
    ]),
  };
}

export const readTeam = ({ line, cell }: NamedRow<TeamColumn>): SheetTeam => ({
  line,
  name: requiredCell(teams.fields.name.sent, 'the name', cell('name')),
  gender: genderOf(cell('gender')),
  logo: cellAs(teams.fields.logo.sent, 'the logo', cell('logo')) ?? undefined,
});

const genders: [RegExp, Gender][] = [
  [/^(m|male|men|men's|mens|boys|gents)$/, 'Male'],
  [/^(f|w|female|women|women's|womens|girls|ladies)$/, 'Female'],
  [/^(x|mixed|mix|co-?ed|all|open)$/, 'Mixed'],
];

function genderOf(typed: string): Gender | undefined {
  if (typed === '') return undefined;
  const gender = genders.find(([words]) => words.test(typed.toLowerCase()))?.[1];
  if (!gender) throw new RefusedRow(`the gender must be Male, Female or Mixed, not '${typed}'`);
  return gender;
}

export interface TeamPlan {
  add: SheetTeam[];
  change: { team: SheetTeam; id: number; before: TeamFields; after: TeamFields }[];
  same: SheetTeam[];
  refused: Refusal[];
}

type TeamFields = Pick<Team, 'gender' | 'logo'>;

/** A team is known by its name, however that is spelled. Empty cells keep what is stored; nothing is deleted. */
export function planTeams(
  { teams: sheet, refused }: TeamSheet,
  stored: readonly Pick<Team, 'id' | 'name' | 'gender' | 'logo'>[],
): TeamPlan {
  const byName = new Map(stored.map((team) => [nameKey(team.name), team]));
  const plan: TeamPlan = { add: [], change: [], same: [], refused };
  for (const team of sheet) {
    const current = byName.get(nameKey(team.name));
    const before = current && { gender: current.gender, logo: current.logo };
    const after = { gender: team.gender ?? before?.gender ?? 'Mixed', logo: team.logo ?? before?.logo ?? null };
    if (!current || !before) plan.add.push(team);
    else if (before.gender === after.gender && before.logo === after.logo) plan.same.push(team);
    else plan.change.push({ team, id: current.id, before, after });
  }
  return plan;
}
