import { parseArgs } from 'node:util';
import { nameKey } from '#shared/name-key.ts';
import type { Answers, ImportKind } from '../sheet/import-kind.ts';
import { UnusableSheet } from '../sheet/sheet.ts';

export interface CommandLine {
  kind: ImportKind;
  file: string;
  sport: string | undefined;
  sheet: string | undefined;
  headingLine: number | undefined;
  season: string | undefined;
  meetings: string | undefined;
  played: string | undefined;
  competitions: string | undefined;
  addTeams: boolean;
  addVenues: boolean;
  /** Pairs of a name in the file and the team meant, such as `Oak Ress=Oak Res`. */
  teams: string[];
  dryRun: boolean;
}

const usageOf = (kinds: readonly ImportKind[]) =>
  `Usage: npm run import -- ${kinds.map(({ name }) => name).join('|')} FILE [--sport Soccer] [--season 2024/25] [--dry-run]
  --sheet NAME               of a workbook; else the first that holds such a list
  --headings LINE            the line of the headings; else the one that says most
  --team 'Oak Ress=Oak Res'  a name of the file, and the team that it means; may be given several times
  --add-teams                adds every team that is missing, also those whose names are like another's
  --add-venues               makes venues of places that are none yet; else they stay text
  --meetings new|moved       two sides on another day than here: a second game, or the same that has moved
  --played completed|upcoming  rows that say played and have no score
  --competitions league|cup|friendly|none  competitions that are not here yet: added as this, or left out`;

/** Parses the arguments; throws `UnusableSheet` with the usage if they are invalid. */
export function readCommandLine(kinds: readonly ImportKind[], args: string[]): CommandLine {
  const { positionals, values } = parsed(kinds, args);
  const [kindName, file] = positionals;
  const kind = kinds.find(({ name }) => name === kindName);
  const { meetings, played, competitions, team = [], headings } = values;
  const isRight =
    [undefined, 'new', 'moved'].includes(meetings) &&
    [undefined, 'completed', 'upcoming'].includes(played) &&
    [undefined, 'league', 'cup', 'friendly', 'none'].includes(competitions) &&
    team.every((pair) => /^[^=]+=[^=]+$/.test(pair)) &&
    /^(?:[1-9]\d{0,6})?$/.test(headings ?? '');
  if (!kind || file === undefined || positionals.length > 2 || !isRight) throw new UnusableSheet(usageOf(kinds));
  return {
    kind,
    file,
    meetings,
    played,
    competitions,
    teams: team,
    headingLine: headings ? Number(headings) : undefined,
    sport: values.sport,
    sheet: values.sheet,
    season: values.season,
    addTeams: values['add-teams'] ?? false,
    addVenues: values['add-venues'] ?? false,
    dryRun: values['dry-run'] ?? false,
  };
}

function parsed(kinds: readonly ImportKind[], args: string[]) {
  const word = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        sport: word,
        sheet: word,
        headings: word,
        season: word,
        meetings: word,
        played: word,
        competitions: word,
        team: { ...word, multiple: true },
        'add-teams': flag,
        'add-venues': flag,
        'dry-run': flag,
      },
    });
  } catch {
    throw new UnusableSheet(usageOf(kinds));
  }
}

/** Adds a missing team unless its name resembles another's: the file may mean that one, and the command does not guess. */
export function answersOf(line: CommandLine, sports: readonly { id: number }[]): Answers {
  const named = line.teams.flatMap((pair) => {
    const [typed = '', existing = ''] = pair.split('=');
    return sports.map(({ id }) => [`team:${id}:${nameKey(typed)}`, `is:${existing.trim()}`] as const);
  });
  return {
    team: 'new',
    ...(line.addTeams && { spelling: 'new' }),
    ...(line.addVenues && { venue: 'new' }),
    ...(line.meetings !== undefined && { meeting: line.meetings }),
    ...(line.played !== undefined && { played: line.played }),
    ...(line.competitions !== undefined && { competition: line.competitions }),
    ...Object.fromEntries(named),
  };
}
