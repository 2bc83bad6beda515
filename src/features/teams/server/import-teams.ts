import { cellAs, requiredCell } from '#features/spreadsheets/server/sheet/cells.ts';
import type { NamedRow, SheetColumns } from '#features/spreadsheets/server/sheet/columns.ts';
import { inOrderOfLines, type ReadRows, type Refusal } from '#features/spreadsheets/server/sheet/row-reader.ts';
import { RefusedRow } from '#features/spreadsheets/server/sheet/sheet.ts';
import { nameKey } from '#shared/names.ts';
import { type Gender, type Team, teams } from '../contract.ts';

const columns = {
  name: {
    heading: 'Name',
    alsoHeaded: ['team', 'teams', 'team name', 'club', 'club name', 'side'],
    example: 'Village Lions',
  },
  gender: { heading: 'Gender', alsoHeaded: ['sex', 'division'], example: 'Mixed' },
  logo: { heading: 'Logo', alsoHeaded: ['logo url', 'crest', 'badge', 'picture'], example: '' },
  residence: {
    heading: 'Residence',
    alsoHeaded: ['residences', 'res', 'house', 'hall'],
    example: '',
  },
} as const;

type TeamColumn = keyof typeof columns;
export const teamColumns: SheetColumns<TeamColumn> = columns;

/** What a row says of a team; undefined where a cell is empty. */
export interface SheetTeam {
  line: number;
  name: string;
  gender: Gender | undefined;
  logo: string | undefined;
  /** One residence, or two of a joint team, by name or short name. */
  residences: string[] | undefined;
}

export interface TeamSheet {
  teams: SheetTeam[];
  refused: Refusal[];
}

export function teamSheet({ read, refused }: ReadRows<SheetTeam>): TeamSheet {
  const lines = new Map<string, number>();
  const unique = read.filter(({ name, line }) => !lines.has(nameKey(name)) && lines.set(nameKey(name), line));
  const repeats = read.filter((team) => !unique.includes(team));
  return {
    teams: unique,
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
  residences: residencesIn(cell('residence')),
});

function residencesIn(typed: string): string[] | undefined {
  if (typed === '') return undefined;
  const names = typed.split(/[/;&+]/).flatMap((name) => name.trim() || []);
  if (names.length > 2) throw new RefusedRow(`a team belongs to two residences at most, not '${typed}'`);
  if (new Set(names.map(nameKey)).size < names.length) throw new RefusedRow(`'${typed}' is the same residence twice`);
  return names;
}

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
  add: (Omit<SheetTeam, 'logo'> & TeamFields)[];
  change: { team: SheetTeam; id: number; before: TeamFields; after: TeamFields }[];
  same: SheetTeam[];
  refused: Refusal[];
}

type TeamFields = Pick<Team, 'gender' | 'logo' | 'residenceId' | 'secondResidenceId'>;

/** Matches teams by name, however it is spelled. Empty cells keep what is stored; nothing is deleted. */
export function planTeams(
  { teams: sheet, refused }: TeamSheet,
  stored: readonly (TeamFields & Pick<Team, 'id' | 'name'>)[],
  residenceIds: ReadonlyMap<string, number>,
): TeamPlan {
  const byName = new Map(stored.map((team) => [nameKey(team.name), team]));
  const plan: TeamPlan = { add: [], change: [], same: [], refused: [...refused] };
  for (const team of sheet) {
    const current = byName.get(nameKey(team.name));
    const unknown = team.residences?.find((name) => !residenceIds.has(nameKey(name)));
    if (unknown !== undefined) {
      plan.refused.push({ line: team.line, reason: `there is no residence ${unknown}` });
      continue;
    }
    const before = current && fieldsOf(current);
    const after = fieldsOf({
      gender: team.gender ?? before?.gender ?? 'Mixed',
      logo: team.logo ?? before?.logo ?? null,
      ...(placed(team, residenceIds) ?? {
        residenceId: before?.residenceId ?? null,
        secondResidenceId: before?.secondResidenceId ?? null,
      }),
    });
    if (!current || !before) plan.add.push({ ...team, ...after });
    else if (JSON.stringify(before) === JSON.stringify(after)) plan.same.push(team);
    else plan.change.push({ team, id: current.id, before, after });
  }
  return { ...plan, refused: inOrderOfLines(plan.refused) };
}

const fieldsOf = ({ gender, logo, residenceId, secondResidenceId }: TeamFields): TeamFields => ({
  gender,
  logo,
  residenceId,
  secondResidenceId,
});

function placed({ residences }: SheetTeam, residenceIds: ReadonlyMap<string, number>) {
  if (residences === undefined) return undefined;
  const [first = null, second = null] = residences.map((name) => residenceIds.get(nameKey(name)) ?? null);
  // A name and a short name may mean the same residence.
  return { residenceId: first, secondResidenceId: second === first ? null : second };
}
