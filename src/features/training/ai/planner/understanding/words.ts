/** A word, or a punctuation mark that ends a phrase. */
export type Token = string;

const ends = /[.;!?\n]/;

const numberWords = new Map(
  [
    ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
    ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
  ].map((word, number) => [word, number] as const),
);
const tens = new Map<string, number>([
  ...([['twenty', 20] as const, ['thirty', 30] as const, ['forty', 40] as const, ['fourty', 40] as const] as const),
  ...([['fifty', 50] as const, ['sixty', 60] as const, ['seventy', 70] as const, ['eighty', 80] as const] as const),
  ...([['ninety', 90] as const, ['hundred', 100] as const] as const),
]);

export const wordsForNumbers = [...numberWords.keys(), ...tens.keys()];

/** Plain lower-case words. Commas and sentence ends are separate tokens, as are numbers and their units. */
export function splitTokens(text: string): Token[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(\d)\s*['’′](?!\d)/g, '$1 min ')
    .replace(/['’`´]/g, '')
    .replace(/(\d)[.,](\d)/g, '$1·$2')
    .replace(/(\d)\s*[-–—]\s*(\d)/g, '$1 to $2')
    .replace(/[-–—_/&+()":]/g, (mark) => (mark === '&' || mark === '+' ? ' and ' : ' '))
    .replace(/(\d)(?=[a-z])/g, '$1 ')
    .replace(/([a-z])(?=\d)/g, '$1 ');
  return (plain.match(/\d+(?:·\d+)?|[\p{L}]+|,|[.;!?\n]/gu) ?? []).map((token) =>
    ends.test(token) ? '.' : token.replace('·', '.'),
  );
}

/** Writes numbers in digits: `forty five` becomes `45`. */
export function withDigits(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    const ten = tens.get(token);
    const unit = numberWords.get(tokens[at + 1] ?? '');
    if (ten !== undefined && ten < 100 && unit !== undefined && unit > 0 && unit < 10) {
      result.push(String(ten + unit));
      at += 1;
    } else result.push(String(ten ?? numberWords.get(token) ?? token));
  }
  return result;
}

const maxQuoteLength = 60;

/** The start of a request, in quotation marks. */
export function quoted(request: string): string {
  const words = request.trim().replace(/\s+/g, ' ');
  return `'${words.length > maxQuoteLength ? `${words.slice(0, maxQuoteLength - 1).trimEnd()}…` : words}'`;
}

const shortest = 3;

/** Corrects words that are one letter away from a known word. Ordinary words with another meaning stay unchanged. */
export function speller(known: ReadonlySet<string>): (word: string) => string {
  const byLetter = Map.groupBy(known, (word) => word.charAt(0));
  return (word) => {
    if (word.length < shortest || known.has(word) || ordinaryWords.has(word) || !/^[a-z]+$/.test(word)) return word;
    const alike = [...(byLetter.get(word.charAt(0)) ?? []), ...(byLetter.get(word.charAt(1)) ?? [])];
    return alike.find((candidate) => isOneLetterAway(word, candidate)) ?? word;
  };
}

/** A missing, additional or different letter, or two swapped letters. Shorter words allow fewer of these. */
function isOneLetterAway(word: string, known: string): boolean {
  if (known.length < 4) return false;
  const start = firstDifference(word, known);
  const [rest, knownRest] = [word.slice(start), known.slice(start)];
  if (rest.slice(0, 2) === [...knownRest.slice(0, 2)].reverse().join('') && rest.slice(2) === knownRest.slice(2)) {
    return word.length >= 4;
  }
  if (start === 0) return false;
  if (rest === knownRest.slice(1)) return true;
  if (word.length < 4) return false;
  if (rest.slice(1) === knownRest) return true;
  return word.length >= 5 && rest.slice(1) === knownRest.slice(1);
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** Ordinary English words that are one letter away from a known word and mean something else. */
const ordinaryWords: ReadonlySet<string> = new Set(
  `about after again all also am an and any are army art as ask at away bag bake bank bar bat be beat beck been bell best
  big bit bite blow boat body book bored born both bowl boy break bring bus busy but buy by call came can cant car card
  cars case cat change cheap cheese choose class cold come cook cool cord corn cost could course court crash cure cute dad
  dark date dear desk did do does doing done dont door down dream drink drive drop each ear earn ease east eat else end
  even ever every eye face fact fall far fast favourite fear feel fell few find fine fire first fish fly food for forget
  form found four free friend friends from front full fun game gave get gets girl give go goes going gold good got great
  grow guess guy had hall hand hands happy has hat have having he head hear help hen her here hi high him his hit hold hole
  home hope horse hot hour hours house how human hurry if im in into is it its job join just keep key kid kids kind king
  know lack lag land last late later lay lead learn least leave led left less let lets life like line list little live
  living load log long look looking lost lot lots love low luck lunch mad made main make making man many may maybe me meal
  mean meet men mess met mile mind mine miss mom month months more morning most mother move much mum must my name near neat
  need needs never next nice night no nobody none nor not note nothing now of off office often oh ok on once one only open
  or order other our out over own pack page paid paint pair part party past path pay people person phone pick place plan
  plans plant play please point pool poor port post pour practice price print put question rain read ready real really
  rent rest rich ride right ring road room round rule said sand sat saw say school score seat see seem sell send set sets
  shall she shirt shoe shoes shop short should show side sign since sing sink sit sky sleep slow small smart smile snow so
  some son song soon sort sound sour south spare speak spend spot stair stand star state stay steal steel still stop store
  story strange street student student such sun sure take talk tall tape task team tell ten test than thank thanks that
  the their them then there these they thick thin thing things think this those though thought three through time times tin
  tiny to today together told tomorrow tonight too took top town train training trail tree trip trouble true try trying
  turn twice two under until up upon us use used using usual very view visit wait wake walk walking wall want wants warm
  was wash watch water way we wear week weeks weekend well went were west what wheel when where which while white who
  whole why wide wife will win wind wine wish with within woman women wont wood word words wore work workout workouts
  world worse worth would write wrong yard year years yes yet you young your yours exercise exercises routine session
  program programme min mins hrs minute minutes sport sports gentle hour days times`.split(/\s+/),
);
