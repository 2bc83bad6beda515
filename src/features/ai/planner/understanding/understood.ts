import { marksIn, spelledRight } from './marks.ts';
import { ageIn, daysIn, minutesIn } from './times.ts';
import { understandTips } from './understand-tips.ts';
import { tokensOf, withDigits } from './words.ts';

/** Words that ask for a workout without details: the planner then uses its defaults. */
const asksForWorkout =
  /\b(?:work ?outs?|exercis\w*|train\w*|plan|session|routine|program\w*|mov(?:e|es|ing|ement)|sports?|sporty|sweat\w*|something|anything|whatever|surprise|suggest\w*|recommend\w*|warm ?up|moves|drills?|challenge|pe|practice|home|game|match|team|body|oefen\w*|fiks\w*|\w*vocavoca\w*|\w*lolong\w*|\w*qeqesh\w*|umzimba|ikwetlisa|koetlisa|thupello)\b/;
const asksForTips =
  /\b(?:tips?|advice|help\w*|something|anything|everything|whatever|surprise|suggest\w*|recommend\w*|better|best|improve|healthy?|life|living|live|lifestyle|feel\w*|student|res|residence|day|days|week|body|mind|good|new)\b/;

/** Explains why the planner understood nothing of a request; null if it understood something. */
export function workoutMisread(request: string): string | null {
  const tokens = withDigits(tokensOf(request).map(spelledRight));
  const isUnderstood =
    marksIn(tokens).length > 0 ||
    [minutesIn(tokens), daysIn(tokens), ageIn(tokens)].some((found) => found !== null) ||
    asksForWorkout.test(tokens.join(' '));
  return isUnderstood ? null : `I did not understand ${quoted(request)}; tell me minutes, goal or equipment`;
}

/** Like `workoutMisread`, for tips. */
export function tipsMisread(request: string): string | null {
  const { topics } = understandTips(request);
  const isUnderstood = topics.length > 0 || asksForTips.test(tokensOf(request).join(' '));
  return isUnderstood
    ? null
    : `I did not understand ${quoted(request)}; tell me food, sleep, stress, exams or training`;
}

const longestQuote = 60;

function quoted(request: string): string {
  const words = request.trim().replace(/\s+/g, ' ');
  return `'${words.length > longestQuote ? `${words.slice(0, longestQuote - 1).trimEnd()}…` : words}'`;
}
