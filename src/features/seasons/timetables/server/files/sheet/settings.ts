import type { TimetableCompetition, TimetableQuestion } from '../../../contract.ts';
import { UnreadableQuestion } from '../unreadable.ts';
import { readDay } from './dates.ts';
import type { Row } from './lists.ts';

export interface SheetSettings {
  readonly name: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly meetings: number;
  readonly minutes: number;
  readonly rules: Omit<TimetableCompetition, 'id' | 'name'>;
  readonly weights: NonNullable<TimetableQuestion['weights']>;
}

/** What it is otherwise, and between which numbers it lies. */
const numbers = {
  meetings: [1, 1, 20],
  minutes: [60, 1, 1440],
  'days of rest': [1, 0, 60],
  'games a day': [1, 1, 20],
  'games a week': [0, 0, 50],
  'days between returns': [0, 0, 400],
  'break in minutes': [0, 0, 1440],
} as const;

const weightNames = {
  'weight of close games': 'closeGame',
  'weight of games played': 'gamesPlayedDifference',
  'weight of rest': 'restDifference',
  'weight of early and late slots': 'slotFairness',
} as const;

export const settingNames = [
  'name',
  'first day',
  'last day',
  ...Object.keys(numbers),
  ...Object.keys(weightNames),
].join(', ');

export function readSettings(rows: readonly Row[], note: (text: string) => void): SheetSettings {
  const given = new Map(
    rows.map(({ where, cells }) => [
      cells.get('setting')?.toLowerCase() ?? '',
      { where, text: cells.get('value') ?? '' },
    ]),
  );
  for (const name of given.keys())
    if (!settingNames.split(', ').includes(name)) note(`season: ${name} is not a setting`);
  const day = (name: string): string => {
    const value = given.get(name);
    if (!value) throw new UnreadableQuestion(`The list season has no ${name}: docs/seasons.md says how the file looks`);
    return readDay(value.text, value.where);
  };
  const number = (name: string, otherwise: number): number => {
    const value = given.get(name);
    if (!value) return otherwise;
    if (!/^\d+(\.\d+)?$/.test(value.text))
      throw new UnreadableQuestion(`${value.where}: ${value.text} is not a number`);
    return Number(value.text);
  };
  const whole = (name: keyof typeof numbers): number => {
    const [otherwise, least, most] = numbers[name];
    const value = Math.round(number(name, otherwise));
    if (value < least || value > most) {
      throw new UnreadableQuestion(`${given.get(name)?.where}: ${name} must be from ${least} to ${most}, not ${value}`);
    }
    return value;
  };
  const weights = Object.entries(weightNames).flatMap(([name, key]) =>
    given.has(name) ? [[key, number(name, 0)]] : [],
  );
  return {
    name: given.get('name')?.text ?? 'Season',
    firstDay: day('first day'),
    lastDay: day('last day'),
    meetings: whole('meetings'),
    minutes: whole('minutes'),
    rules: {
      restDays: whole('days of rest'),
      gamesPerDay: whole('games a day'),
      gamesPerWeek: whole('games a week') || null,
      daysBetweenReturns: whole('days between returns'),
      breakMinutes: whole('break in minutes'),
    },
    weights: Object.fromEntries(weights),
  };
}
