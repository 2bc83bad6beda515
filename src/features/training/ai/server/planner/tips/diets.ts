import { join } from 'node:path';
import * as z from 'zod/mini';
import { keyedRows, ListCell, readCsv } from '#server/data-files.ts';
import { Diet, diets } from '../../../contract.ts';

/** Words for foods. `*` stands for any letters at a word's end; `butNot` are words that only begin like one of them. */
const foods = new Map(
  readCsv(
    join(import.meta.dirname, 'foods.csv'),
    z.strictObject({ food: z.string(), words: ListCell, butNot: z._default(ListCell, []) }),
  ).map(({ food, words, butNot }) => {
    const [named, others] = [words, butNot].map((list) => list.join('|').replaceAll('*', '\\w*'));
    return [food, new RegExp(`\\b${others && `(?!${others})`}(?:${named})\\b`, 'i')];
  }),
);

const Food = z.pipe(
  z.string().check(z.refine((name) => foods.has(name), 'must be a food of foods.csv')),
  z.transform((name) => foods.get(name)),
);

/** Foods that a text must not offer for each diet. `namedAfter` handles plant milk and the like. */
const getDiet = keyedRows(
  join(import.meta.dirname, 'diets.csv'),
  z.strictObject({ diet: Diet, without: z.pipe(ListCell, z.array(Food)) }),
  diets,
  ({ diet }) => diet,
);

/** Foods that carry the name of another food: soy milk is not milk. */
const namedAfter =
  /\b(?:soy|soya|oat|almond|rice|coconut|plant|peanut|nut|halaal|halal|gluten[- ]free|dairy[- ]free|lactose[- ]free|vegan|egg[- ]free) (?:milk|yoghurt|butter|cheese|cream|chicken|beef|lamb|mince|meat|bread|pasta|toast|mayonnaise)\b/gi;

export function isWithinDiet(text: string, diet: readonly Diet[]): boolean {
  return diet.every((one) =>
    getDiet(one).without.every((food) => !food?.test(text.replace(namedAfter, (name) => countedPart(name, one)))),
  );
}

/** The part of such a name that counts for a diet: 'peanut butter' still has nuts for a diet without nuts. */
const countedPart = (name: string, diet: Diet): string => (diet === 'no-nuts' ? name : '');

const dietPatterns: readonly (readonly [Diet, RegExp])[] = [
  ['vegan', /\bvegans?\b|\bplant based\b|\bno animal products?\b/],
  [
    'vegetarian',
    /\bvegetarians?\b|\bveggies?\b(?= (?:diet|student|person))|\b(?:no|without|dont eat|not eat|cant eat|never eat) (?:\w+ )?meat\b/,
  ],
  ['halaal', /\bhala+l\b|\bmuslims?\b|\b(?:no|without|dont eat|cant eat) pork\b|\bramad[ah]+n\b/],
  [
    'no-nuts',
    /\b(?:no|without|allergic to|cant eat|avoid|free of|dont eat|intolerant to) (?:\w+ )?(?:tree )?(?:pea)?nuts?\b|\b(?:pea)?nut (?:allergy|free|allergies)\b/,
  ],
  [
    'no-dairy',
    /\blactose\b|\b(?:no|without|allergic to|cant (?:eat|drink|have)|avoid|intolerant to|dont (?:eat|drink)) (?:\w+ )?(?:dairy|milk|cheese)\b|\b(?:dairy|milk) (?:free|allergy|intolerant|intolerance)\b/,
  ],
  [
    'no-gluten',
    /\bgluten\b|\bc(?:o?e)liacs?\b|\b(?:no|without|allergic to|cant eat|avoid) (?:wheat|bread)\b|\bwheat (?:free|allergy)\b/,
  ],
  ['no-eggs', /\b(?:no|without|allergic to|cant eat|avoid|dont eat) (?:\w+ )?eggs?\b|\begg (?:free|allergy)\b/],
  [
    'no-fish',
    /\b(?:no|without|allergic to|cant eat|avoid|dont eat) (?:\w+ )?(?:fish|seafood|shellfish)\b|\b(?:fish|seafood|shellfish) (?:free|allergy)\b/,
  ],
];

/** The diets that the words name. A vegan diet includes the vegetarian one. */
export function dietIn(words: string): Diet[] {
  const found = dietPatterns.flatMap(([diet, pattern]) => (pattern.test(words) ? [diet] : []));
  return found.filter((diet) => diet !== 'vegetarian' || !found.includes('vegan'));
}
