import {
  type Avoidable,
  avoidables,
  type Care,
  cares,
  Equipment,
  equipments,
  type Focus,
  focuses,
  Goal,
  Level,
  type WorkoutWish,
} from '../../../contract.ts';
import { type Mark, marksIn, spelledRight } from './marks.ts';
import { ageIn, daysIn, minutesIn } from './times.ts';
import { quoted, splitTokens, type Token, withDigits } from './words.ts';

const defaultMinutes = 30;
/** From this age on, the default is a plan for beginners without jumping. */
const gentleAge = 60;

/** Reads the parts of a plan from a request. Parts that it does not mention get defaults that suit most people. */
export function understandWorkout(request: string): WorkoutWish {
  const tokens = withDigits(splitTokens(request).map(spelledRight));
  const marks = marksIn(tokens);
  const careful = caresIn(marks, tokens);
  const isOld = (ageIn(tokens) ?? 0) >= gentleAge;
  return {
    goal: goalIn(marks),
    minutes: minutesIn(tokens) ?? defaultMinutes,
    level: levelIn(marks) ?? (isOld || careful.some(isState) ? 'beginner' : 'intermediate'),
    days: daysIn(tokens) ?? 1,
    equipment: equipmentIn(marks),
    focus: focusIn(marks, tokens),
    careful,
    without: withoutIn(marks, isOld),
  };
}

export const isState = (care: Care): boolean => care === 'pregnancy' || care === 'heart' || care === 'illness';

/** The first named goal wins, then a sport. Without either, the named movements decide. */
function goalIn(marks: readonly Mark[]): Goal {
  const [named = wanted(marks, 'sport')[0]] = wanted(marks, 'goal');
  if (marks.some(({ kind, negated }) => kind === 'stiff' && !negated)) return 'mobility';
  if (named) return Goal.parse(named.value);
  const moves = wanted(marks, 'move').map(({ value }) => value);
  if (moves.includes('running')) return 'endurance';
  return moves.includes('jumping') ? 'explosiveness' : 'fitness';
}

function levelIn(marks: readonly Mark[]): Level | null {
  const [named] = wanted(marks, 'level');
  if (named) return Level.parse(named.value);
  const denied = marks.find(({ kind, negated }) => kind === 'level' && negated);
  if (!denied) return null;
  return denied.value === 'beginner' ? 'intermediate' : 'beginner';
}

function equipmentIn(marks: readonly Mark[]): Equipment[] {
  const named = new Set(wanted(marks, 'gear').map(({ value }) => Equipment.parse(value)));
  for (const { kind, value, negated } of marks) if (kind === 'gear' && negated) named.delete(Equipment.parse(value));
  return equipments.filter((one) => named.has(one));
}

/** Joints that hurt, joints that nobody trains for their own sake, and conditions that need a gentle plan. */
function caresIn(marks: readonly Mark[], tokens: readonly Token[]): Care[] {
  const found = new Set<string>();
  const joints = marks.filter(({ kind }) => kind === 'joint');
  for (const { kind, value, negated } of marks) if ((kind === 'care' || kind === 'hurt') && !negated) found.add(value);
  for (const joint of joints) if (isTroubled(joint, marks, tokens) || isAlwaysCare(joint)) found.add(toCare(joint));
  if (found.size === 0 && wanted(marks, 'trouble').some(({ at }) => hurts.test(tokens[at] ?? ''))) {
    found.add('illness');
  }
  return cares.filter((care) => found.has(care));
}

/** Words of pain that count even without a known body part: ribs, a calf, a finger. */
const hurts = /^(?:injur|operat|surg|rehab|sprain|fractur|dislocat|tor[en]|hurt|pain|strain(?:ed)?$|pulled$)/;

const toCare = ({ value }: Mark) => (value === 'feet' ? 'ankles' : value);
const isAlwaysCare = ({ value, negated }: Mark) => !negated && /^(knees|wrists|ankles|elbows|neck)$/.test(value);

/** Trouble belongs to the joints near it in the sentence: 'bad knees and shoulders', 'my hip and back hurt'. */
function isTroubled(joint: Mark, marks: readonly Mark[], tokens: readonly Token[]): boolean {
  if (joint.negated) return false;
  return wanted(marks, 'trouble').some((trouble) => {
    const [from, to] = trouble.at < joint.at ? [trouble.to, joint.at] : [joint.to, trouble.at];
    const between = tokens.slice(from, to);
    if (between.includes('.')) return false;
    const strange = between.filter((_, at) => !marks.some((mark) => isJointOver(mark, from + at)));
    return strange.filter((token) => token !== 'and' && token !== 'or').length <= 3;
  });
}

const isJointOver = ({ kind, at, to }: Mark, index: number) => kind === 'joint' && at <= index && index < to;

const focusByJoint: Readonly<Record<string, Focus>> = { back: 'back', shoulders: 'shoulders', hips: 'lower-body' };
const focusByMove: Readonly<Record<string, Focus>> = {
  squats: 'legs',
  lunges: 'legs',
  deadlifts: 'legs',
  'push-ups': 'chest',
  'pull-ups': 'back',
  planks: 'core',
  'sit-ups': 'core',
};

function focusIn(marks: readonly Mark[], tokens: readonly Token[]): Focus[] {
  const named = new Set<string>(wanted(marks, 'focus').map(({ value }) => value));
  for (const joint of wanted(marks, 'joint')) {
    const focus = focusByJoint[joint.value];
    if (focus && !isTroubled(joint, marks, tokens)) named.add(focus);
  }
  if (named.size === 0) for (const { value } of wanted(marks, 'move')) named.add(focusByMove[value] ?? 'full-body');
  if (named.has('full-body') || named.size === 0) return ['full-body'];
  return focuses.filter((focus) => named.has(focus)).slice(0, 4);
}

const avoidedByFocus: Readonly<Record<string, Avoidable>> = {
  legs: 'legs',
  'lower-body': 'legs',
  glutes: 'legs',
  arms: 'arms',
  chest: 'arms',
  'upper-body': 'arms',
  core: 'core',
};

function withoutIn(marks: readonly Mark[], isOld: boolean): Avoidable[] {
  const found = new Set<string>(isOld ? ['jumping'] : []);
  for (const { kind, value, negated } of marks) {
    if (kind === 'move' && negated) found.add(value);
    if (kind === 'focus' && negated) found.add(avoidedByFocus[value] ?? '');
    if (kind === 'quiet' && !negated) found.add('jumping');
    if (kind === 'goal' && value === 'endurance' && negated) found.add('running').add('jumping');
  }
  return avoidables.filter((one) => found.has(one));
}

const wanted = (marks: readonly Mark[], kind: Mark['kind']) =>
  marks.filter((mark) => mark.kind === kind && !mark.negated);

/** Words that ask for a workout without details: the planner then uses its defaults. */
const asksForWorkout =
  /\b(?:work ?outs?|exercis\w*|train\w*|plan|session|routine|program\w*|mov(?:e|es|ing|ement)|sports?|sporty|sweat\w*|something|anything|whatever|surprise|suggest\w*|recommend\w*|warm ?up|moves|drills?|challenge|pe|practice|home|game|match|team|body|oefen\w*|fiks\w*|\w*vocavoca\w*|\w*lolong\w*|\w*qeqesh\w*|umzimba|ikwetlisa|koetlisa|thupello)\b/;

/** Explains why the planner understood nothing of a request; null if it understood something. */
export function workoutMisread(request: string): string | null {
  const tokens = withDigits(splitTokens(request).map(spelledRight));
  const isUnderstood =
    marksIn(tokens).length > 0 ||
    [minutesIn(tokens), daysIn(tokens), ageIn(tokens)].some((found) => found !== null) ||
    asksForWorkout.test(tokens.join(' '));
  return isUnderstood ? null : `I did not understand ${quoted(request)}; tell me minutes, goal or equipment`;
}
