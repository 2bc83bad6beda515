import type { Diet } from '../../contract.ts';

const meat =
  /\b(meats?|chicken|beef|lamb|mutton|pork|bacon|ham|biltong|mince|steaks?|sausages?|boerewors|turkey|polony|ribs|droewors)\b/i;
const fish = /\b(fish|tuna|pilchards?|sardines?|salmon|hake|seafood|prawns?|shellfish|snoek|anchov\w+)\b/i;
const dairy =
  /\b(milk|yoghurts?|yogurts?|cheese|butter(?! ?nut)|cream(?! of)|whey|maas|amasi|ice cream|cottage|custard|milkshakes?|latte)\b/i;
const eggs = /\b(eggs?|omelettes?|mayonnaise)\b/i;
const nuts = /\b(nuts?|peanuts?|almonds?|cashews?|walnuts?|pecans?|hazelnuts?|pistachios?|macadamias?|trail mix)\b/i;
const gluten =
  /\b(bread|toast|pasta|noodles|wheat|couscous|barley|rye|sandwich\w*|wraps?|cereal|crackers|rusks?|pita|wholegrain|muffins?|pizza|beer)\b/i;
const notHalaal =
  /\b(pork|bacon|ham|alcohol\w*|beers?|wines?|cider|gelatine?|lard|polony|chicken|beef|lamb|mutton|mince|steaks?|sausages?|boerewors)\b/i;

/** Foods that a text must not offer for each diet. `namedAfter` handles plant milk and the like. */
const forbidden: Readonly<Record<Diet, readonly RegExp[]>> = {
  vegan: [meat, fish, dairy, eggs, /\b(honey|gelatine?)\b/i],
  vegetarian: [meat, fish, /\bgelatine?\b/i],
  halaal: [notHalaal],
  'no-nuts': [nuts],
  'no-dairy': [dairy],
  'no-gluten': [gluten],
  'no-eggs': [eggs],
  'no-fish': [fish],
};

/** Foods that carry the name of another food: soy milk is not milk. */
const namedAfter =
  /\b(?:soy|soya|oat|almond|rice|coconut|plant|peanut|nut|halaal|halal|gluten[- ]free|dairy[- ]free|lactose[- ]free|vegan|egg[- ]free) (?:milk|yoghurt|butter|cheese|cream|chicken|beef|lamb|mince|meat|bread|pasta|toast|mayonnaise)\b/gi;

export function isWithinDiet(text: string, diet: readonly Diet[]): boolean {
  return diet.every((one) =>
    forbidden[one].every((food) => !food.test(text.replace(namedAfter, (name) => countedPart(name, one)))),
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
