import { parseArgs } from 'node:util';
import { nameKey } from '#shared/names.ts';
import type { ReadImport } from '../import-queries.ts';
import { countOutcomes } from '../present.ts';
import { type Answers, answerTo, type ImportKind, type ImportPlan, type ImportQuestion } from '../sheet/import-kind.ts';
import type { RowOutcome } from '../sheet/row-reader.ts';
import { UnusableSheet, type Workbook } from '../sheet/sheet.ts';

export interface CommandLine {
  kind: ImportKind;
  file: string;
  sport: string | undefined;
  sheet: string | undefined;
  headingLine: number | undefined;
  season: string | undefined;
  meetings: string | undefined;
  played: string | undefined;
  /** Answers to further questions, by topic. */
  further: Answers;
  competitions: string | undefined;
  /** Pairs of a competition in the file and the one meant, or the kind to add it as: `Premeir League=Premier League`. */
  competitionNames: string[];
  addTeams: boolean;
  addVenues: boolean;
  /** Pairs of a name in the file and the team meant, such as `Oak Ress=Oak Res`. */
  teams: string[];
  /** Names of the file whose kept answers are not used, and forgotten. */
  askAgain: string[];
  /** Imports the other rows although some wait for an answer. */
  partial: boolean;
  dryRun: boolean;
}

const formatUsage = (kinds: readonly ImportKind[]) =>
  `Usage: npm run import -- ${kinds.map(({ name }) => name).join('|')} FILE [--sport Soccer] [--season 2024/25] [--dry-run] [--partial]
  --sheet NAME               of a workbook; else the first that holds such a list
  --headings LINE            the line of the headings; else the one that says most
  --team 'Oak Ress=Oak Res'  a name of the file, and the team that it means; may be given several times
  --ask-again 'Oak Ress'     asks again what an earlier import was told of this name; may be given several times
  --add-teams                adds every team that is missing, also those whose names are like another's
  --residences new|visiting|none  residences of teams that are not here yet: added as this village's, as visiting, or left out
  --add-venues               makes venues of places that are none yet; else they stay text
  --meetings new|moved       two sides on another day than here: a second game, or the same that has moved
  --played completed|upcoming  rows that say played and have no score
  --past played|later        games of past days without a score: played and the result to come, or not played yet
  --lost named|other|home|away|both  rows such as 'forfeit Lions': the side named lost, or the other, or the home or away side
  --categories league|regular|tournament|playoff|friendly|exhibition  rows of a category that is none here
  --dates month|day          08/16/2024 shows that the month comes first: in all rows, or the day in all
  --competitions league|cup|friendly|none  competitions that are not here yet: added as this, or left out
  --competition 'Premeir League=Premier League'  a competition of the file, and the one that it means, or league, cup, friendly or none
  --dry-run                  shows each row and writes nothing
  --partial                  imports the other rows while some wait for an answer; else nothing is written`;

/** Options that answer all questions of a topic. */
const furtherOptions = {
  past: { topic: 'past', answers: ['played', 'later'] },
  lost: { topic: 'ending', answers: ['named', 'other', 'home', 'away', 'both'] },
  categories: {
    topic: 'category',
    answers: ['league', 'regular', 'tournament', 'playoff', 'friendly', 'exhibition'],
  },
  dates: { topic: 'dates', answers: ['month', 'day'] },
  residences: { topic: 'residence', answers: ['new', 'visiting', 'none'] },
} satisfies Record<string, { topic: ImportQuestion['topic']; answers: readonly string[] }>;

const competitionAnswers = ['league', 'cup', 'friendly', 'none'];

const readFurther = (values: Partial<Record<keyof typeof furtherOptions, string>>) =>
  (['past', 'lost', 'categories', 'dates', 'residences'] as const).flatMap((name) => {
    const answer = values[name];
    return answer === undefined ? [] : [{ ...furtherOptions[name], answer }];
  });

/** Parses the arguments; throws `UnusableSheet` with the usage if they are invalid. */
export function readCommandLine(kinds: readonly ImportKind[], args: string[]): CommandLine {
  const { positionals, values } = parsed(kinds, args);
  const [kindName, file] = positionals;
  const kind = kinds.find(({ name }) => name === kindName);
  const { meetings, played, competitions, team = [], competition = [], 'ask-again': askAgain = [], headings } = values;
  const further = readFurther(values);
  const isRight =
    further.every(({ answers, answer }) => answers.some((one) => one === answer)) &&
    [undefined, 'new', 'moved'].includes(meetings) &&
    [undefined, 'completed', 'upcoming'].includes(played) &&
    (competitions === undefined || competitionAnswers.includes(competitions)) &&
    [...team, ...competition].every((pair) => /^[^=]+=[^=]+$/.test(pair)) &&
    /^(?:[1-9]\d{0,6})?$/.test(headings ?? '');
  if (!kind || file === undefined || positionals.length > 2 || !isRight) throw new UnusableSheet(formatUsage(kinds));
  return {
    kind,
    file,
    meetings,
    played,
    further: Object.fromEntries(further.map(({ topic, answer }) => [topic, answer])),
    competitions,
    competitionNames: competition,
    teams: team,
    askAgain,
    headingLine: headings ? Number(headings) : undefined,
    sport: values.sport,
    sheet: values.sheet,
    season: values.season,
    addTeams: values['add-teams'] ?? false,
    addVenues: values['add-venues'] ?? false,
    partial: values.partial ?? false,
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
        past: word,
        lost: word,
        categories: word,
        dates: word,
        residences: word,
        competitions: word,
        competition: { ...word, multiple: true },
        team: { ...word, multiple: true },
        'ask-again': { ...word, multiple: true },
        'add-teams': flag,
        'add-venues': flag,
        'dry-run': flag,
        partial: flag,
      },
    });
  } catch {
    throw new UnusableSheet(formatUsage(kinds));
  }
}

/** Adds a missing team unless its name resembles another's: the file may mean that one, and the command does not guess. */
export function parseAnswers(line: CommandLine, sports: readonly { id: number }[]): Answers {
  const named = line.teams.flatMap((pair) => {
    const [typed = '', existing = ''] = pair.split('=');
    return sports.map(({ id }) => [`team:${id}:${nameKey(typed)}`, `is:${existing.trim()}`] as const);
  });
  const competitions = line.competitionNames.flatMap((pair) => {
    const [typed = '', meant = ''] = pair.split('=').map((name) => name.trim());
    const answer = competitionAnswers.includes(meant) ? meant : `is:${meant}`;
    return sports.map(({ id }) => [`competition:${id}:${nameKey(typed)}`, answer] as const);
  });
  return {
    team: 'new',
    ...(line.addTeams && { spelling: 'new' }),
    ...(line.addVenues && { venue: 'new' }),
    ...(line.meetings !== undefined && { meeting: line.meetings }),
    ...(line.played !== undefined && { played: line.played }),
    ...line.further,
    ...(line.competitions !== undefined && { competition: line.competitions }),
    ...Object.fromEntries([...named, ...competitions]),
  };
}

/** Reports which parts of the file were read and which were not. */
export function readInLines(file: string, workbook: Workbook, { laidOut, sport }: ReadImport): string[] {
  const { sheet, heading, rows, ignored, notes } = laidOut;
  const others = workbook.filter((one) => one !== sheet).map(({ name }) => name);
  return [
    [file, ...(sheet.name && workbook.length > 1 ? [`sheet ${sheet.name}`] : []), ...(sport ? [sport.name] : [])]
      .join(', ')
      .concat(`: rows read: ${rows.length}`),
    ...(others.length > 0 ? [`other sheets, not read: ${others.join(', ')}`] : []),
    ...(laidOut.titles.length > 0 ? [`headings on line ${heading.line}`] : []),
    ...(ignored.length > 0 ? [`columns not read: ${ignored.join(', ')}`] : []),
    ...notes,
  ];
}

interface Run {
  dryRun: boolean;
  /** Whether nothing was written because rows wait for an answer. */
  isHeldBack: boolean;
}

/** Reports the outcome, or the planned one: what changes, what is left out or not kept, and in a dry run every row. */
export function planInLines(plan: ImportPlan, answers: Answers, { dryRun, isHeldBack }: Run): string[] {
  const {
    rows,
    newTeams,
    newResidences = [],
    newVenues = [],
    newCompetitions = [],
    questions,
    kept = [],
    remarks = [],
  } = plan;
  const { add, change, skip, ask, refuse } = countOutcomes(rows);
  const counts = [`${add} added`, `${change} changed`, `${skip} unchanged`, `${refuse} refused`];
  const open = questions.filter((question) => answerTo(question, answers) === undefined);
  const written = dryRun ? 'Dry run, nothing written: ' : isHeldBack ? 'Nothing written. It would be: ' : '';
  return [
    ...rows.flatMap((row) => rowInLine(row, dryRun) ?? []),
    ...kept.map(({ about, text }) => `${text} (to be asked: --ask-again '${about}')`),
    ...listWays(open),
    ...remarks.map(({ text, items }) => [text, items.join('; ')].filter(Boolean).join(': ')),
    ...newTeams.map((name) => `new team: ${name}`),
    ...newResidences.map((name) => `new residence: ${name}`),
    ...newVenues.map((name) => `new venue: ${name}`),
    ...newCompetitions.map((name) => `new competition: ${name}`),
    `${written}${counts.join(', ')}${ask > 0 ? `, ${ask} not imported` : ''}`,
    ...(isHeldBack ? ['Answer the questions above, or import the other rows with --partial'] : []),
  ];
}

/** A row in one line; null if it need not be mentioned. */
function rowInLine({ line, outcome, what, details = [], changes = [], why }: RowOutcome, all: boolean): string | null {
  if (outcome === 'refuse') return `line ${line} refused: ${why}${what && ` (${what})`}`;
  if (outcome === 'ask') return `line ${line} not imported: ${what}: ${why}`;
  if (outcome === 'change')
    return `line ${line} changed: ${[what, [...changes, why].filter(Boolean).join('; ')].join(': ')}`;
  if (outcome !== 'add' || (!all && why === '')) return null;
  return `line ${line} added: ${[what, [...details, why].filter(Boolean).join('; ')].filter(Boolean).join(': ')}`;
}

/** The options that answer the open questions. */
function listWays(open: readonly ImportQuestion[]): string[] {
  const has = (topic: ImportQuestion['topic']) => open.some((question) => question.topic === topic);
  return [
    ...open
      .filter(({ topic }) => topic === 'spelling')
      .map(({ about, text, options: [likeliest] }) => {
        const way = `--team '${about}=${likeliest?.label}'`;
        return `${text}. Did you mean ${likeliest?.label}? ${way}, or --add-teams`;
      }),
    ...open
      .filter(({ topic }) => topic === 'competitionSpelling')
      .map(({ about, text, options: [likeliest] }) => {
        const way = `--competition '${about}=${likeliest?.label}'`;
        return `${text}. Did you mean ${likeliest?.label}? ${way}, or '${about}=league', cup, friendly or none`;
      }),
    ...(has('residence') ? ['Residences that are not here yet? --residences new, visiting or none'] : []),
    ...(has('venue') ? ['Places that are no venue yet stay text; --add-venues makes venues of them'] : []),
    ...(has('competition')
      ? ['Competitions that are not here yet? --competitions league, cup or friendly to add them, or none']
      : []),
    ...(has('meeting') ? ['Second games, or games that have moved? --meetings new, or --meetings moved'] : []),
    ...(has('played') ? ['Played without a score? --played completed, or --played upcoming'] : []),
    ...(has('past') ? ['Were games of past days without a score played? --past played, or --past later'] : []),
    ...(has('category')
      ? ['Categories that are none here? --categories league, regular, tournament, playoff, friendly or exhibition']
      : []),
    ...(has('dates') ? ['Does the month come first in dates? --dates month, or --dates day'] : []),
    ...(has('ending') ? ['Which side lost? --lost named, or other; or home, away or both'] : []),
  ];
}
