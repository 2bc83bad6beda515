import { maxMinutes, minMinutes } from '../../../contract.ts';
import type { Token } from './words.ts';

const number = String.raw`(\d+(?:\.\d+)?)`;
const minuteWord = '(?:min|mins|minute|minutes|minuts|m)\\b';
const hourWord = '(?:h|hr|hrs|hour|hours)\\b';
/** Words after a number that show that it does not count minutes. */
const otherUnits =
  /^(x|times?|days?|sets?|reps?|rounds?|kg|kgs|kilos?|kilo|lbs?|pounds?|km|k|m|years?|yrs?|yr|y|o|old|weeks?|months?|sec|secs|seconds?|s|percent|am|pm|push|pull|squats?|burpees?|sit|pullups?|pushups?|lunges?|exercises?|th|st|nd|rd|of|people|friends|dumbbells?|kettlebells?|chairs?|bands?|hours?|h|sessions?|workouts?)$/;
const beforeOthers = /^(age|aged|im|am|day|week|at|size|room|trimester|year|grade)$/;
const aside = /^(warm|cool|rest|break|walk)/;

const fractions: readonly (readonly [RegExp, (match: RegExpExecArray) => number])[] = [
  [/\b(?:1|an?) hour and (?:a )?half\b|\b1 and (?:a )?half hours?\b/, () => 90],
  [/\b(?:3|three) quarters? of an hour\b/, () => 45],
  [/\b(?:a )?quarter (?:of an )?hour\b/, () => 15],
  [/\bhalf (?:an |a )?(?:hour|hr|h)\b/, () => 30],
  [
    new RegExp(`\\b${number} ?${hourWord} (?:and )?(\\d+)(?: ?${minuteWord})?`),
    (m) => Number(m[1]) * 60 + Number(m[2]),
  ],
  [new RegExp(`\\b${number} to ${number} ?${hourWord}`), (m) => (Number(m[1]) + Number(m[2])) * 30],
  [new RegExp(`\\b${number} (?:to|or) ${number} ?${minuteWord}`), (m) => (Number(m[1]) + Number(m[2])) / 2],
  [new RegExp(`\\b${number} ?${hourWord}`), (m) => Number(m[1]) * 60],
  [/\b(?:an|the whole|full) hour\b/, () => 60],
  [/\bcouple of hours\b/, () => 120],
];
const manners: readonly (readonly [RegExp, number])[] = [
  [/\b(quick|quickie|short|brief|fast workout|no time|little time|busy)\b/, 15],
  [/\blunch (break|hour)\b/, 30],
  [/\b(long|lengthy)\b (workout|session|training)/, 60],
];

/** How long a session should be, or null if the request does not say. */
export function minutesIn(tokens: readonly Token[]): number | null {
  const text = tokens.join(' ');
  const found = fractionIn(text) ?? countedIn(text) ?? bareNumberIn(tokens) ?? mannerIn(text);
  return found === null ? null : Math.min(maxMinutes, Math.max(minMinutes, Math.round(found)));
}

function fractionIn(text: string): number | null {
  for (const [pattern, minutes] of fractions) {
    const match = pattern.exec(text);
    if (match) return minutes(match);
  }
  return null;
}

/** Explicit minutes, except those of warm-ups and rests. */
function countedIn(text: string): number | null {
  const all = [...text.matchAll(new RegExp(`\\b${number} ?${minuteWord}(?: of)? ?(\\w*)`, 'g'))];
  const [first] = all.filter(([, , next = '']) => !aside.test(next));
  return first ? Number(first[1]) : null;
}

function bareNumberIn(tokens: readonly Token[]): number | null {
  const at = tokens.findIndex((token, index) => {
    const value = Number(token);
    const [before = '', after = ''] = [tokens[index - 1], tokens[index + 1]];
    return value >= 10 && value <= 90 && !otherUnits.test(after) && !beforeOthers.test(before);
  });
  return at === -1 ? null : Number(tokens[at]);
}

const mannerIn = (text: string) => manners.find(([pattern]) => pattern.test(text))?.[1] ?? null;

const weekdays =
  /\b(mon|monday|tue|tues|tuesday|wed|wednesday|thu|thur|thurs|thursday|fri|friday|sat|saturday|sun|sunday)s?\b/g;
const dayPatterns: readonly (readonly [RegExp, (match: RegExpExecArray) => number])[] = [
  [
    /\b(\d) ?(?:x|times?|days?|sessions?|workouts?|trainings?)(?: of \w+)? ?(?:a|an|per|each|every|in a|in the|this)? ?weeks?\b/,
    (m) => Number(m[1]),
  ],
  [/\btwice (?:a|per|each|every|in a) week\b|\btwice weekly\b|\bweekends\b/, () => 2],
  [/\bthrice (?:a|per) week\b/, () => 3],
  [/\bonce (?:a|per|every) week\b/, () => 1],
  [/\bevery (?:other|second|2) days?\b|\balternate days\b/, () => 3],
  [/\bweekdays\b|\bevery weekday\b/, () => 5],
  [/\b(?:every|each) (?:single )?(?:day|morning|evening|night)\b|\bdaily\b|\b(?:all|whole) week\b/, () => 7],
  [/(?<!\b(?:in|last|past|every|next|for) )\b(\d) days?\b(?! (?:ago|old|after|since|before))/, (m) => Number(m[1])],
  [/\b(?:weekly|week) (?:plan|program|programme|schedule|routine|split)\b|\b(?:for|of) (?:the|a|my) week\b/, () => 3],
];

/** Sessions a week, or null if the request does not say. */
export function daysIn(tokens: readonly Token[]): number | null {
  const text = tokens.filter((token) => token !== ',').join(' ');
  for (const [pattern, days] of dayPatterns) {
    const match = pattern.exec(text);
    const count = match && days(match);
    if (count && count <= 7) return count;
  }
  const named = new Set([...text.matchAll(weekdays)].map(([, day = '']) => day.slice(0, 3)));
  return named.size > 1 ? named.size : null;
}

/** The age in years, if the request mentions it. */
export function ageIn(tokens: readonly Token[]): number | null {
  const text = tokens.join(' ');
  const match =
    /\b(\d{1,3}) (?:years?|yrs?) old\b|\baged? (\d{1,3})\b|\bim (\d{2})\b(?! min)|\b(\d{2}) year old\b|\b(\d{2}) y ?o\b/.exec(
      text,
    );
  const years = match?.slice(1).find(Boolean);
  return years ? Number(years) : null;
}
