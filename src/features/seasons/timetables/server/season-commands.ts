import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Day } from '#shared/fields.ts';
import { checkPlan } from '../check-rules.ts';
import type { PlanFault, TimetablePlan, TimetableQuestion, Weights } from '../contract.ts';
import { measurePlan } from '../measure-rules.ts';
import { villageWeights, weightsOf } from '../weight-rules.ts';
import { readQuestion } from './files/read-file.ts';
import { readPlanCsv } from './files/read-plan.ts';
import type { ReadQuestion } from './files/read-question.ts';
import { checkQuestion } from './files/read-question.ts';
import { UnreadableQuestion } from './files/unreadable.ts';
import { penaltiesOf, planCsv, planJson, planRobinX } from './files/write-plan.ts';
import { runTimetable } from './services.ts';

const usage = `usage: npm run season -- FILE [--out PLAN.csv|.json|.xml] [--measures FILE.json] [--seconds 7] [--rounds N]
  [--check PLAN.csv] [--seed 1] [--rest DAYS] [--returns DAYS] [--weight NAME=NUMBER] [--first-day 2026-09-01]
FILE is JSON, RobinX or a spreadsheet; docs/seasons.md says how they look. Weights: ${Object.keys(villageWeights).join(', ')}`;

const options = {
  check: { type: 'string' },
  out: { type: 'string' },
  measures: { type: 'string' },
  seconds: { type: 'string' },
  rounds: { type: 'string' },
  seed: { type: 'string' },
  rest: { type: 'string' },
  returns: { type: 'string' },
  weight: { type: 'string', multiple: true },
  'first-day': { type: 'string' },
} as const;

const maxFaultsShown = 20;
/** With starting and writing, ten. */
const usualSeconds = 7;

/** Makes a timetable from a file, or judges one that is made. Whether it has no hard fault, as the checker sees it. */
export async function makeSeason(args: readonly string[], print: (text: string) => void): Promise<boolean> {
  const { values, positionals } = parsed(args);
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new UnreadableQuestion(usage);
  if (values.out !== undefined && !/\.(csv|json|xml)$/.test(values.out)) {
    throw new UnreadableQuestion(`--out ${values.out}: the name of a plan ends with .csv, .json or .xml`);
  }
  const read = readQuestion(bytesOf(file), dayOf(values['first-day']));
  const asked: ReadQuestion = { ...read, question: checkQuestion(withOptions(read.question, values)) };
  for (const path of [values.out, values.measures]) if (path !== undefined) mustBeWritable(path);
  for (const note of read.notes) print(`Note: ${note}`);
  const plan = values.check
    ? judgedPlan(asked.question, values.check)
    : await runTimetable(asked.question, { seed: numberOf('seed', values.seed) ?? 1, ...limitsOf(values) });
  const faults = checkPlan(asked.question, plan.placements).filter(({ kind }) => kind !== 'unplaced');
  print(describePlan(asked.question, plan, values.check ? faults : faults.filter(({ isHard }) => isHard)));
  if (values.out) writeFileSync(values.out, planText(values.out, asked, plan));
  if (values.measures) writeFileSync(values.measures, `${JSON.stringify(plan.measures, null, 2)}\n`);
  return !faults.some(({ isHard }) => isHard);
}

function judgedPlan(question: TimetableQuestion, file: string): TimetablePlan {
  const placements = readPlanCsv(question, bytesOf(file));
  const placed = new Set(placements.map(({ game }) => game));
  const unplaced = question.games.filter(({ id }) => !placed.has(id));
  return {
    placements,
    unplaced: unplaced.map(({ id }) => ({ game: id, reason: 'It has no place in the plan', help: null })),
    measures: measurePlan(question, placements, weightsOf(question)),
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UnreadableQuestion(`${error instanceof Error ? error.message : ''}\n${usage}`);
  }
}

type Values = ReturnType<typeof parsed>['values'];

function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch {
    throw new UnreadableQuestion(`${file} cannot be read`);
  }
}

/** Before somebody waits for a plan that cannot be kept. */
function mustBeWritable(path: string): void {
  try {
    closeSync(openSync(path, 'a'));
  } catch {
    throw new UnreadableQuestion(`${path} cannot be written`);
  }
}

function dayOf(text: string | undefined): string | undefined {
  if (text === undefined || Day.safeParse(text).success) return text;
  throw new UnreadableQuestion(`--first-day needs a day such as 2026-09-01, not ${text}`);
}

function numberOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d+(\.\d+)?$/.test(text)) throw new UnreadableQuestion(`--${name} needs a number, not ${text}`);
  return Number(text);
}

function limitsOf({ seconds, rounds }: Values) {
  const [time, count] = [numberOf('seconds', seconds), numberOf('rounds', rounds)];
  if (time === undefined && count === undefined) return { seconds: usualSeconds };
  return { ...(time === undefined ? {} : { seconds: time }), ...(count === undefined ? {} : { rounds: count }) };
}

function withOptions(question: TimetableQuestion, { rest, returns, weight = [] }: Values): TimetableQuestion {
  const [restDays, daysBetweenReturns] = [numberOf('rest', rest), numberOf('returns', returns)];
  const competitions = question.competitions.map((competition) => ({
    ...competition,
    restDays: restDays ?? competition.restDays,
    daysBetweenReturns: daysBetweenReturns ?? competition.daysBetweenReturns,
  }));
  return { ...question, competitions, weights: { ...question.weights, ...Object.fromEntries(weight.map(weightOf)) } };
}

function weightOf(text: string): [keyof Weights, number] {
  const [name = '', number] = text.split('=');
  const key = (Object.keys(villageWeights) as (keyof Weights)[]).find((known) => known === name);
  if (!key) throw new UnreadableQuestion(`--weight ${name}: there are ${Object.keys(villageWeights).join(', ')}`);
  return [key, numberOf(`weight ${name}`, number ?? 'nothing') ?? 0];
}

function planText(path: string, asked: ReadQuestion, plan: TimetablePlan): string {
  if (path.endsWith('.csv')) return planCsv(asked, plan);
  return path.endsWith('.xml') ? planRobinX(asked, plan) : planJson(asked, plan);
}

function describePlan(question: TimetableQuestion, plan: TimetablePlan, faults: readonly PlanFault[]): string {
  const { measures, unplaced } = plan;
  const hard = faults.filter(({ isHard }) => isHard);
  const lines: [string, number][] = [
    ['Games', measures.games],
    ['Without a place', measures.unplaced],
    ['Hard clashes', hard.length],
    ['Close games', measures.closeGames],
    ['Games-played difference', measures.gamesPlayedDifference],
    ['Rest difference, in days', measures.restDifference],
    ['Home and away difference', measures.homeAwayDifference],
    ['Late slots difference', measures.lateDifference],
    ['Early slots difference', measures.earlyDifference],
    ['Shared players clash', measures.sharedPlayerClashes],
    ['Cost of what is placed', penaltiesOf(question, measures)],
  ];
  const names = new Map(question.teams.map(({ id, name }) => [id, name]));
  const titles = new Map(
    question.games.map(({ id, home, away }) => {
      const [one, other] = [home, away].map((side) => ('team' in side ? (names.get(side.team) ?? side.team) : '?'));
      return [id, `${one} v ${other}`];
    }),
  );
  return [
    question.name,
    ...lines.map(([name, value]) => `  ${name.padEnd(26)}${value}`),
    ...faults.slice(0, maxFaultsShown).map(({ text, isHard }) => `${isHard ? 'Clash' : 'Unwelcome'}: ${text}`),
    ...(faults.length > maxFaultsShown ? [`... and ${faults.length - maxFaultsShown} more`] : []),
    ...unplaced.map(
      ({ game, reason, help }) => `${titles.get(game) ?? game}: ${[reason, help].filter(Boolean).join('. ')}`,
    ),
  ].join('\n');
}
