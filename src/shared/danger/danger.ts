import { abuse } from './abuse.ts';
import { emergency, injury } from './body.ts';
import { crisisElsewhere, unmistakableCrisis } from './crisis.ts';
import type { Danger } from './dangers.ts';
import { harmlessIdioms } from './harmless-idioms.ts';
import { eating, isHurriedWeight, medicines, pregnancy } from './health.ts';
import { abuseSentences } from './sentences/abuse.ts';
import { emergencySentences, injurySentences } from './sentences/body.ts';
import { crisisSentences } from './sentences/crisis.ts';
import { eatingSentences, medicineSentences, pregnancySentences } from './sentences/health.ts';

/** The gravest danger in a text in English, Afrikaans, isiZulu, isiXhosa or Sesotho; null for none. */
export function dangerIn(text: string): Danger | null {
  const plain = plainWords(text);
  const remaining = plain.replace(harmlessIdioms, '_');
  const speaksOf = (rules: readonly RegExp[]) => rules.some((rule) => rule.test(remaining));
  for (const [danger, rules] of gravestFirst) if (speaksOf(rules)) return danger;
  return isHurriedWeight(remaining) ? 'weight' : null;
}

const gravestFirst: readonly (readonly [Danger, readonly RegExp[]])[] = [
  ['crisis', [...unmistakableCrisis, ...crisisElsewhere, ...crisisSentences]],
  ['abuse', [...abuse, ...abuseSentences]],
  ['emergency', [...emergency, ...emergencySentences]],
  ['eating', [...eating, ...eatingSentences]],
  ['injury', [...injury, ...injurySentences]],
  ['pregnancy', [...pregnancy, ...pregnancySentences]],
  ['medicine', [...medicines, ...medicineSentences]],
];

/** Texting spellings and typing errors that the rules would miss, and the words they mean. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/\bs[uo]+[iyae]*[csz]+[iyae]*d(?:e|al|ial|el|ed|es|le)?\b/g, 'suicide'],
  [/\b(?:wanna|wana|wannah|wan na|wunna|wnna|want 2|wnt to|wnt|wantto|wnat to|waant to)\b/g, 'want to'],
  [/\b(?:gonna|gona|gunna|going 2|goin to|gna|finna|bouta|about to)\b/g, 'going to'],
  [/\b(?:ima|imma|im going to|i am going to|iam going to)\b/g, 'i going to'],
  [/\b(?:i am|iam|i m)\b/g, 'im'],
  [/\b(?:i have|i ve)\b/g, 'ive'],
  [/\b(?:do not|dnt|donot|dont t|dint|don t|dun)\b/g, 'dont'],
  [/\b(?:can not|cannot|cnt|cannt|can t|caant)\b/g, 'cant'],
  [/\b(?:does not|doesn t|dsnt)\b/g, 'doesnt'],
  [/\b(?:did not|didn t)\b/g, 'didnt'],
  [/\b(?:have not|haven t|hvnt|has not|hasn t|hasnt|had not|hadnt)\b/g, 'havent'],
  [/\b(?:my self|mysef|myslef|mysel|meself|mself|myselve|miself|mysself|mysekf|myselff)\b/g, 'myself'],
  [/\b(?:kil|kll|kiil|kyll|killl|kilk)\b/g, 'kill'],
  [/\b(?:killin|kiling|kilin)\b/g, 'killing'],
  [/\b(?:un alive|unaliv|unalived|unaliving|unlive)\b/g, 'unalive'],
  [/\b(?:dieing|dyeing)\b/g, 'dying'],
  [/\b(?:dei|dye|diee)\b/g, 'die'],
  [/\b(?:ded|deadd|deadded)\b/g, 'dead'],
  [/\b(?:alife|aliv|alivee)\b/g, 'alive'],
  [/\b(?:lyf|lif|lfe|liffe)\b/g, 'life'],
  [/\b(?:livin|leaving living)\b/g, 'living'],
  [/\b(?:bf|boyfrend|boifriend|bfriend|boyfreind)\b/g, 'boyfriend'],
  [/\b(?:gf|girlfrend|gfriend|girlfreind)\b/g, 'girlfriend'],
  [
    /\b(?:chestpain|chest pane|ches pain|chst pain|chset pain|cheast pain|ches pains|chest payn|chest pian)\b/g,
    'chest pain',
  ],
  [/\b(?:brething|breathin|breething|breath properly)\b/g, 'breathing'],
  [/\b(?:breath|breth|breethe|brethe)\b(?= |$)/g, 'breathe'],
  [/\b(?:wieght|weigth|wait loss)\b/g, 'weight'],
  [/\b(?:kgs|kilos?|kilograms?|kilogrammes?|kg s)\b/g, 'kg'],
  [/\b(?:pounds?|lb)\b/g, 'lbs'],
  [/\bself[ ]?(?:harm|hurt|injury)\w*\b/g, 'selfharm'],
  [/\b(?:thruw|throwed|threw|throwing|throws) up\b/g, 'throw up'],
  [/\b(?:anymor|nemore|anymre|any more|animore|nomore)\b/g, 'anymore'],
  [/\b(?:bout|abt|abot)\b/g, 'about'],
  [/\bno wil\b/g, 'no will'],
  [/\b(liv|hav|giv|lov|com|tak|mak|becaus|breath|diff?renc|somon|evn)\b/g, '$1e'],
  [/\b(?:hve|hv|hav)\b/g, 'have'],

  [
    /\b(think|end|kill|cut|burn|hang|jump|feel|hit|beat|chok|throw|eat|starv|bleed|faint|talk|hurt|plan|cry|try|drink|wak|bleed|puk|purg|cough|vomit)in\b/g,
    '$1ing',
  ],
  [/\b(?:hts|hitts)\b/g, 'hits'],
  [/\b(?:brok|brocke|broked|broek)\b(?= my)/g, 'broke'],
  [/\b(?:b4|befor)\b/g, 'before'],
  [/\b(?:nite|nyt|nght)\b/g, 'night'],
  [/\b(?:wen|whn)\b/g, 'when'],
  [/\b(?:takin|tkin)\b/g, 'taking'],
  [/\bsewers? ?(?:slid|lid)\w*/g, 'suicide'],
  [/\bpreg(?:g?y|g?o|gers|gies?|gi|gos)\b/g, 'pregnant'],
];

/** Words that are recognised without their vowels, or with swapped letters. */
const shortWords =
  `want just myself kill killed kills dont cant wont didnt life live pain painful hurt hurts people raped chest heart
  breathe blood bleed bleeding pills please pregnant months weeks surgery night tonight think thinking feel feeling never because
  suicide boyfriend girlfriend happy nothing something yesterday living alive dying death ankle wrist elbow finger thigh shoulder stomach swollen faint dizzy vomit`.split(
    /\s+/,
  );
const skeletonOf = (word: string): string => word.replace(/[aeiou]/g, '');
const bySkeleton = new Map(shortWords.toReversed().map((word) => [skeletonOf(word), word]));
const byLetters = new Map(shortWords.filter((word) => word.length > 4).map((word) => [lettersOf(word), word]));

/** Danger words that are long enough to be recognised with one or two wrong letters. */
const known =
  `myself anorexia anorexic bulimia bulimic laxative laxatives overdose overdosed overdosing pregnant pregnancy
  unconscious concussion concussed fainting fainted collapsed fractured fracture dislocated dislocate ligament molested
  assaulted abusive abuses abused strangled strangles starving hopeless worthless medication medications antidepressants
  painkillers tablets insulin steroids vomiting breathing seizure palpitations bleeding stabbed threatens threatened
  surgery operation meniscus achilles worthless everything boyfriend girlfriend husband midwife miscarriage
  shoulder stomach yesterday tomorrow anymore consciousness unconsciousness disappear disappeared forever goodbye existence
  swollen swelling hamstring collarbone dislocation strangled stepfather bruises bruised violence violent hospital operated
  antibiotics epilepsy diabetes diabetic purging calories anaemia overdoses suicidal breathing ambulance depressed depression
  painless miscarried laxative breastfeeding girlfriends threatening blackmail blackmailed harassed harassing fingers`.split(
    /\s+/,
  );

/** Ordinary words that differ from a danger word by one letter. */
const ordinary = new Set(
  `amused amuse reabuse accused excused used painted tainted sainted feinted fainter started stared tables table tablet
  breeding breathtaking violet himself herself itself yourself pregnancies pregnant fixture mixture picture fractured
  medicine medicinal medical surgeries operating operations operational meditation meditations mediation
  bleeping blending beating reading seizures collapses overdo overdone overdue laxity abuse abuser abusers
  stomached shoulders treatments threatening threaten everythings boyfriends girlfriends husbands stabbed
  striving starring staring storing staving carving fasting painting fencing hunting`.split(/\s+/),
);

/** A text in lower case, without accents, marks and relevant typing errors, with one space between words. */
function plainWords(text: string): string {
  let plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’`´‘]/g, '')
    .replace(/[\p{Cf}*~]/gu, '')
    .replace(lookalike, (marks) => [...marks].map((mark) => lookalikes[mark] ?? mark).join(''))
    .replace(spacedLetters, (letters) => letters.replace(/[^\p{L}]/gu, ''))
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/(\d)(?=[a-z])/g, '$1 ')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .replace(/\.(?!\d)/g, ' ')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/ +/g, ' ')
    .trim();
  for (const [spelled, word] of replacements) plain = plain.replace(spelled, word);
  return ` ${plain.split(' ').map(spelledRight).join(' ')} `;
}

/** Spaced letters: 'd i e', 'd.i.e', 'd_i_e'. Words with more than one mark between them stay apart. */
const spacedLetters =
  /(?<![\p{L}\p{N}])\p{L}([ ._-])\p{L}(?:\1\p{L})+(?![\p{L}\p{N}])|(?<= {2}|^)\p{L} \p{L}(?= {2}|$)/gu;
/** Characters that replace letters: within a word, at its end ('di3', but not 'b4') or start, or from another alphabet. */
const lookalike =
  /(?<=[a-z])[0134@$!5]{1,3}(?=[a-z])|(?<=[a-z])[03@$](?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[@$](?=[a-z])|[аеорсухік]/gu;
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  к: 'k',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  $: 's',
  '!': 'i',
  '5': 's',
};

/** The first letter, then the others in alphabetical order. */
function lettersOf(word: string): string {
  return `${word[0]}${[...word.slice(1)].sort().join('')}`;
}

function spelledRight(word: string): string {
  if (word.length > 2 && !/[aeiouy\d.]/.test(word)) return bySkeleton.get(word) ?? word;
  if (word.length > 4 && word.length < 7) return byLetters.get(lettersOf(word)) ?? word;
  if (word.length < 7 || ordinary.has(word) || known.includes(word)) return word;
  return known.find((one) => isAlike(word, one)) ?? word;
}

/** Whether one letter is added, missing or wrong, or two are swapped; two such errors in words of ten letters and more. */
function isAlike(word: string, one: string): boolean {
  if (word === one) return true;
  if (word[0] !== one[0] || Math.abs(word.length - one.length) > 2) return false;
  return distance(word, one) <= (one.length >= 10 ? 2 : 1);
}

function distance(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + same,
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, row];
  }
  return last[other.length] ?? 0;
}
