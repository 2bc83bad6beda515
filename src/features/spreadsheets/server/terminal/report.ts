import type { ReadImport } from '../import-queries.ts';
import { countsOf } from '../present.ts';
import { type Answers, answerTo, type ImportPlan, type ImportQuestion } from '../sheet/import-kind.ts';
import type { Workbook } from '../sheet/sheet.ts';

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

/** Reports the outcome, or the planned one, and lists the rows that need attention. */
export function planInLines(plan: ImportPlan, answers: Answers, dryRun: boolean): string[] {
  const { rows, newTeams, newVenues = [], newCompetitions = [], questions } = plan;
  const { add, change, skip, ask, refuse } = countsOf(rows);
  const counts = [`${add} added`, `${change} changed`, `${skip} unchanged`, `${refuse} refused`];
  const open = questions.filter((question) => answerTo(question, answers) === undefined);
  return [
    ...rows
      .filter(({ outcome }) => outcome === 'refuse')
      .map(({ line, what, why }) => `line ${line} refused: ${why}${what && ` (${what})`}`),
    ...rows
      .filter(({ outcome }) => outcome === 'ask')
      .map(({ line, what, why }) => `line ${line} not imported: ${what}: ${why}`),
    ...waysOf(open),
    ...newTeams.map((name) => `new team: ${name}`),
    ...newVenues.map((name) => `new venue: ${name}`),
    ...newCompetitions.map((name) => `new competition: ${name}`),
    `${dryRun ? 'Dry run, nothing written: ' : ''}${counts.join(', ')}${ask > 0 ? `, ${ask} not imported` : ''}`,
  ];
}

/** The options that answer the open questions. */
function waysOf(open: readonly ImportQuestion[]): string[] {
  const has = (topic: ImportQuestion['topic']) => open.some((question) => question.topic === topic);
  return [
    ...open
      .filter(({ topic }) => topic === 'spelling')
      .map(({ about, text, options: [likeliest] }) => {
        const way = `--team '${about}=${likeliest?.label}'`;
        return `${text}. Did you mean ${likeliest?.label}? ${way}, or --add-teams`;
      }),
    ...(has('venue') ? ['Places that are no venue yet stay text; --add-venues makes venues of them'] : []),
    ...(has('competition')
      ? ['Competitions that are not here yet? --competitions league, cup or friendly to add them, or none']
      : []),
    ...(has('meeting') ? ['Second games, or games that have moved? --meetings new, or --meetings moved'] : []),
    ...(has('played') ? ['Played without a score? --played completed, or --played upcoming'] : []),
  ];
}
