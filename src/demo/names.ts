import { join } from 'node:path';
import * as z from 'zod/mini';
import { NumberCell, readCsv, readJson } from '#server/data-files.ts';
import { type Random, seededRandom } from './random.ts';

/** An invented resident. The tones say how a drawn portrait may look, from 0 (deepest) to 9 (fairest). */
export interface Person {
  first: string;
  last: string;
  name: string;
  feminine: boolean;
  tone: number;
}

const Names = z.array(z.string()).check(z.minLength(1));
/** Of a hundred people about `share` have names of the group. */
const NameGroup = z.strictObject({
  share: z.number(),
  tones: z.strictObject({ deepest: z.int(), fairest: z.int() }),
  women: Names,
  men: Names,
  surnames: Names,
});

const groups = readJson(join(import.meta.dirname, 'names.json'), z.array(NameGroup));

export function inventPeople(subject: string): (feminine: boolean) => Person {
  const random = seededRandom(subject);
  const usedNames = new Set<string>();
  return function meet(feminine) {
    const person = invent(random, feminine);
    if (usedNames.has(person.name)) return meet(feminine);
    usedNames.add(person.name);
    return person;
  };
}

function invent(random: Random, feminine: boolean): Person {
  const group = random.pickWeighted(groups, ({ share }) => share);
  const first = pickName(random, feminine ? group.women : group.men);
  const last = pickName(random, group.surnames);
  return {
    first,
    last,
    name: `${first} ${last}`,
    feminine,
    tone: random.between(group.tones.deepest, group.tones.fairest),
  };
}

const pickName = (random: Random, names: readonly string[]) => random.pickWeighted(names, () => 1);

export const ColourCell = z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #2350b4'));

export const ShieldShape = z.enum(['heater', 'crowned', 'round', 'hexagon', 'pennant', 'square']);
export type ShieldShape = z.infer<typeof ShieldShape>;

/** The `key` stands for the residence in other files, and in the addresses of its pictures. */
const ResidenceRow = z.strictObject({
  key: z.string(),
  name: z.string(),
  initials: z.string(),
  kind: z.enum(['home', 'visiting']),
  residentsCount: NumberCell,
  ...{ light: ColourCell, dark: ColourCell, trim: ColourCell },
  shape: ShieldShape,
});

export const residences = readCsv(join(import.meta.dirname, 'residences.csv'), ResidenceRow);

export type Residence = (typeof residences)[number];

export function findResidence(key: string): Residence {
  const residence = residences.find((one) => one.key === key);
  if (!residence) throw new RangeError(`No residence of the demo village is called ${key}`);
  return residence;
}

/** A cell with the key of a residence. */
export const ResidenceCell = z
  .string()
  .check(z.refine((key) => residences.some((one) => one.key === key), 'must be a key of src/demo/residences.csv'));
