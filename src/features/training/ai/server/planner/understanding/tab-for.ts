import type { TipTopic } from '../../../contract.ts';
import { marksIn, spelledRight } from './marks.ts';
import { daysIn, minutesIn } from './times.ts';
import { tipsMisread, understandTips } from './understand-tips.ts';
import { workoutMisread } from './understand-workout.ts';
import { splitTokens, withDigits } from './words.ts';

/** The tab that a request reads like: null if it suits both, or neither. */
export function tabFor(request: string): 'workouts' | 'tips' | null {
  const tokens = withDigits(splitTokens(request).map(spelledRight));
  const marks = marksIn(tokens);
  const hasDetails =
    minutesIn(tokens) !== null ||
    daysIn(tokens) !== null ||
    marks.some(({ kind }) => kind === 'gear' || kind === 'move');
  const { topics, diet = [] } = understandTips(request);
  const aboutLiving = diet.length > 0 || topics.some((topic) => !sportTopics.has(topic));
  const namesWorkout = workoutWords.test(tokens.join(' '));
  if (!aboutLiving && (hasDetails || namesWorkout) && !asksAdvice.test(request)) return 'workouts';
  if (aboutLiving && !hasDetails && !namesWorkout && marks.every(({ kind }) => isVague.has(kind))) return 'tips';
  const [misreadHere, misreadThere] = [tipsMisread(request), workoutMisread(request)];
  if (misreadHere !== null && misreadThere === null) return 'workouts';
  return misreadThere !== null && misreadHere === null && topics.length > 0 ? 'tips' : null;
}

/** Topics of tips that a workout serves as well. */
const sportTopics: ReadonlySet<TipTopic> = new Set(['training', 'game-day', 'recovery', 'posture', 'weight', 'injury']);
const workoutWords = /\b(?:work ?outs?|drills?|exercises|sets|reps|warm ?up|circuit|hiit)\b/;
/** A question for advice stays a question for advice, even if it names exercises. */
const asksAdvice = /\b(?:tips?|advice|why|should|is it|how (?:do|can|to|much|many|long|often))\b/i;
/** What a request for tips may name by the way: sports, levels, trouble. */
const isVague: ReadonlySet<string> = new Set(['sport', 'level', 'trouble', 'hurt', 'care', 'stiff', 'joint', 'quiet']);
