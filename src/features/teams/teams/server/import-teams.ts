import { cellAs, requiredCell } from '#platform/spreadsheets/server/sheet/cells.ts';
import type { NamedRow, SheetColumns } from '#platform/spreadsheets/server/sheet/columns.ts';
import type { Answers, ImportQuestion } from '#platform/spreadsheets/server/sheet/import-kind.ts';
import { type ReadRows, type Refusal, sortByLine } from '#platform/spreadsheets/server/sheet/row-reader.ts';
import { RefusedRow } from '#platform/spreadsheets/server/sheet/sheet.ts';
import { nameKey } from '#shared/names.ts';
import { type Gender, type Team, teams } from '../contract.ts';
import { type KnownResidence, type NewResidence, nameResidences } from './named-residences-policy.ts';

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
    refused: sortByLine([
      ...refused,
      ...repeats.map(({ line, name }) => ({ line, reason: `it is the same team as line ${lines.get(nameKey(name))}` })),
    ]),
  };
}

export const readTeam = ({ line, cell }: NamedRow<TeamColumn>): SheetTeam => ({
  line,
  name: requiredCell(teams.fields.name.sent, 'the name', cell('name')),
  gender: parseGender(cell('gender')),
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

function parseGender(typed: string): Gender | undefined {
  if (typed === '') return undefined;
  const gender = genders.find(([words]) => words.test(typed.toLowerCase()))?.[1];
  if (!gender) throw new RefusedRow(`the gender must be Male, Female or Mixed, not '${typed}'`);
  return gender;
}

/** The fields that an import writes, with its residences by name. */
export interface TeamFields extends Pick<Team, 'gender' | 'logo'> {
  residences: readonly string[];
}

export interface StoredTeam extends TeamFields {
  id: number;
  name: string;
}

export interface TeamPlan {
  add: { team: SheetTeam; after: TeamFields }[];
  change: { team: SheetTeam; id: number; before: TeamFields; after: TeamFields }[];
  same: { team: SheetTeam; after: TeamFields }[];
  /** Rows with a residence that nobody has identified yet. */
  ask: { team: SheetTeam; why: string }[];
  /** Residences to add before the teams. */
  newResidences: NewResidence[];
  questions: ImportQuestion[];
  refused: Refusal[];
}

interface Stored {
  teams: readonly StoredTeam[];
  residences: readonly KnownResidence[];
  answers: Answers;
}

/** Matches teams by name, however it is spelled. Empty cells keep what is stored; nothing is deleted. */
export function planTeams({ teams: sheet, refused }: TeamSheet, stored: Stored): TeamPlan {
  const byName = new Map(stored.teams.toReversed().map((team) => [nameKey(team.name), team]));
  const mentions = sheet.flatMap(({ line, residences = [] }) => residences.map((name) => ({ name, line })));
  const { findResidence, questions } = nameResidences(mentions, stored);
  const plan: TeamPlan = { add: [], change: [], same: [], ask: [], newResidences: [], questions, refused };
  const fresh = new Map<string, NewResidence>();
  for (const team of sheet) {
    const named = (team.residences ?? []).map((name) => ({ name, residence: findResidence(name) }));
    const open = named.find(({ residence }) => residence === undefined);
    if (open) {
      plan.ask.push({ team, why: `there is no residence ${open.name} yet` });
      continue;
    }
    const current = byName.get(nameKey(team.name));
    // A name and a short name may mean the same residence.
    const residences = [...new Set(named.flatMap(({ residence }) => getName(residence)))];
    const before = current && pickFields(current);
    const after: TeamFields = {
      gender: team.gender ?? before?.gender ?? 'Mixed',
      logo: team.logo ?? before?.logo ?? null,
      residences: residences.length > 0 ? residences : (before?.residences ?? []),
    };
    for (const { residence } of named) {
      if (typeof residence === 'object' && residence) fresh.set(nameKey(residence.name), residence);
    }
    if (!current || !before) plan.add.push({ team, after });
    else if (teamChanges(before, after).length === 0) plan.same.push({ team, after });
    else plan.change.push({ team, id: current.id, before, after });
  }
  return { ...plan, newResidences: [...fresh.values()] };
}

const pickFields = ({ gender, logo, residences }: TeamFields): TeamFields => ({ gender, logo, residences });

const getName = (residence: string | NewResidence | null | undefined): string[] => {
  if (residence === null || residence === undefined) return [];
  return [typeof residence === 'string' ? residence : residence.name];
};

/** What a row stores besides the name: `Female`, `Residence Oak Res`. */
export const teamDetails = ({ gender, logo, residences }: TeamFields): string[] => [
  gender,
  ...(residences.length > 0 ? [`Residence ${residences.join(' / ')}`] : []),
  ...(logo === null ? [] : ['logo']),
];

/** What changes, each in a few words: `Female, was Male`. */
export const teamChanges = (before: TeamFields, after: TeamFields): string[] => {
  const [was, is] = [before, after].map(({ residences }) => residences.join(' / ') || 'none');
  return [
    ...(before.gender === after.gender ? [] : [`${after.gender}, was ${before.gender}`]),
    ...(was === is ? [] : [`Residence ${is}, was ${was}`]),
    ...(before.logo === after.logo ? [] : [before.logo === null ? 'A logo' : 'Another logo']),
  ];
};
