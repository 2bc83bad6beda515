import { Equipment, type Level, levels } from '../../contract.ts';

/** The kinds of movement. A balanced plan takes one exercise of each pattern before it takes a second of any. */
export const patterns = [
  ...(['squat', 'lunge', 'hinge', 'bridge', 'calves', 'push', 'overhead', 'pull', 'arms', 'core', 'carry'] as const),
  ...(['jump', 'cardio', 'steady', 'mobility', 'stretch', 'warm-up'] as const),
] as const;
export type Pattern = (typeof patterns)[number];

export const muscles = [
  ...(['quads', 'hamstrings', 'glutes', 'calves', 'hips', 'adductors', 'chest', 'back', 'shoulders'] as const),
  ...(['biceps', 'triceps', 'forearms', 'abs', 'obliques', 'lower-back', 'neck', 'ankles', 'wrists', 'heart'] as const),
] as const;
export type Muscle = (typeof muscles)[number];

export const joints = ['knees', 'shoulders', 'back', 'wrists', 'ankles', 'hips', 'neck', 'elbows'] as const;
export type Joint = (typeof joints)[number];

/** Properties for which an exercise can be unwanted or forbidden, whatever its load on the joints. */
export const traits = [
  ...(['jump', 'run', 'burpee', 'squat', 'lunge', 'push-up', 'pull-up', 'plank', 'sit-up', 'deadlift'] as const),
  ...(['floor', 'supine', 'prone', 'hold', 'kneel'] as const),
] as const;
export type Trait = (typeof traits)[number];

/** Repetitions or seconds of one set, from the least to the most that a plan may ask for. */
export interface Amount {
  least: number;
  most: number;
  /** Seconds for one repetition; 1 if the amount counts seconds. */
  secondsEach: number;
  inSeconds: boolean;
  eachSide: boolean;
}

export interface Exercise {
  name: string;
  pattern: Pattern;
  /** The muscle that works most comes first. */
  muscles: readonly Muscle[];
  equipment: Equipment | null;
  level: Level;
  /** The load on each joint: 1 is hardly felt, 2 is felt, 3 is carried by the joint. A missing joint has no load. */
  load: Readonly<Partial<Record<Joint, number>>>;
  traits: readonly Trait[];
  amount: Amount;
  how: string;
}

/**
 * Reads exercises from the lines of a table. Its columns are separated by bars: name, pattern, muscles, equipment,
 * level (1 to 3), joints with their load (`knees2 back1`), traits, amount (`8-12 x3` is 8 to 12 repetitions of 3
 * seconds, `30-45s` is time, `/side` doubles it), instructions. A dash means none. Throws for unknown words.
 */
export function readTable(table: string): Exercise[] {
  return table.trim().split('\n').map(readLine);
}

function readLine(line: string): Exercise {
  const columns = line.split('|').map((column) => column.trim());
  const [name = '', pattern = '', muscle = '', gear = '', level = '', load = '', trait = '', amount = '', how] =
    columns;
  if (columns.length !== 9 || !name || !how) throw new Error(`Not a line of exercises: ${line}`);
  return {
    name,
    pattern: pickKnown(patterns, pattern),
    muscles: words(muscle).map((word) => pickKnown(muscles, word)),
    equipment: gear === '-' ? null : Equipment.parse(gear),
    level: pickKnown(levels, levels[Number(level) - 1] ?? level),
    load: Object.fromEntries(words(load).map(readLoad)),
    traits: words(trait).map((word) => pickKnown(traits, word)),
    amount: readAmount(amount),
    how,
  };
}

function readLoad(word: string): [Joint, number] {
  const weight = Number(word.at(-1));
  if (![1, 2, 3].includes(weight)) throw new Error(`Not a load of a joint: ${word}`);
  return [pickKnown(joints, word.slice(0, -1)), weight];
}

function readAmount(amount: string): Amount {
  const found = /^(\d+)-(\d+)(?:s| x(\d+))(\/side)?$/.exec(amount);
  if (!found) throw new Error(`Not an amount: ${amount}`);
  const [, least, most, each, side] = found;
  return {
    least: Number(least),
    most: Number(most),
    secondsEach: each === undefined ? 1 : Number(each),
    inSeconds: each === undefined,
    eachSide: side !== undefined,
  };
}

const words = (column: string) => (column === '-' ? [] : column.split(' '));

function pickKnown<const Word extends string>(known: readonly Word[], word: string): Word {
  const found = known.find((entry) => entry === word);
  if (found === undefined) throw new Error(`Not a word of this table: ${word}`);
  return found;
}
