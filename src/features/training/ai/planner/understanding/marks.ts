import { speller, type Token, wordsForNumbers } from './words.ts';

const kinds = [
  ...([
    'goal',
    'sport',
    'level',
    'gear',
    'bodyweight',
    'focus',
    'joint',
    'hurt',
    'trouble',
    'stiff',
    'care',
    'move',
  ] as const),
  ...(['quiet', 'idle'] as const),
] as const;
type Kind = (typeof kinds)[number];

interface Meaning {
  kind: Kind;
  value: string;
}

type Lexicon = ReadonlyMap<string, Meaning>;

/**
 * Phrases that people write, by meaning. Each line has a kind, its value, and phrases in plain lower case without
 * hyphens and apostrophes. At each place, the longest matching phrase wins.
 */
const lexicon = readLexicon(`
goal strength: strength, strong, stronger, powerlifting, lifting, lift, heavy, strengthen, strengthening, power, powerful
goal muscle: muscle, muscles, muscular, bulk, bulking, mass, hypertrophy, bigger, gain, gains, tone, toned, toning, size, bodybuilding, sculpt, defined, gain weight, put on weight, jacked, ripped
goal fat-loss: lose weight, losing weight, weight loss, loose weight, drop weight, fat, fat loss, burn, burning, burner, slim, slimmer, cut, cutting, shred, shredded, belly fat, calories, calorie, hiit, tabata, lean, leaner, lose, circuit, metcon, kilos off, beach body, summer body
goal endurance: cardio, endurance, stamina, marathon, half marathon, engine, aerobic, aerobics, conditioning, fitter, distance, heart rate, heart health, run faster, run further, run longer, cycling, swim, swimming, rowing, hiking
goal mobility: stretch, stretching, stretches, flexible, flexibility, mobility, mobilise, yoga, pilates, supple, relax, relaxing, loosen, limber, cool down, rest day, recovery, recover, desk, sitting, posture, splits, unwind, studying, wind down, wake up, before bed, bedtime
goal explosiveness: explosive, explosiveness, jump higher, vertical, vertical jump, sprint, sprints, sprinting, faster, speed, agility, agile, quick feet, quickness, plyometrics, plyometric, plyo, dunk
sport explosiveness: basketball, netball, soccer, football, diski, rugby, hockey, cheerleading, cheer, volleyball, tennis, athletic, match, game day
sport mobility: chess, esports, gaming
goal fitness: fitness, fit, in shape, get in shape, healthy, shape, general, allround, all round, overall, balanced, active
level beginner: beginner, beginners, beginer, newbie, new to, im new, starter, starting out, just starting, easy, easier, gentle, gently, light, never trained, never worked out, never exercised, out of shape, unfit, first time, first workout, novice, noob, simple, basic, lazy, after a long break, havent trained, not trained, soft, mild, low intensity, older, grandmother, grandfather, gran, granny, senior, seniors, tired, exhausted
level intermediate: intermediate, medium, moderate, average, some experience, fairly fit, normal, decent
level advanced: advanced, hard, harder, hardest, intense, intensive, expert, athlete, athletes, pro, tough, brutal, killer, insane, crazy, challenging, experienced, high intensity, difficult, savage, beast, extreme, elite, very fit
gear dumbbells: dumbbell, dumbbells, dumbell, dumbells, dumb bells, dumb bell, weights, free weights, db, dbs, hand weights, small weights, light weights, weight training, weight lifting, weightlifting
gear kettlebell: kettlebell, kettlebells, kettle bell, kettle bells, kb, kettlebel
gear barbell: barbell, barbells, bar bell, squat rack, rack, plates
gear band: band, bands, resistance band, resistance bands, elastic band, mini band, loop band, theraband, rubber band, elastic
gear chair: chair, chairs, bench, stool, sofa, couch, stairs, staircase, box
gear pull-up-bar: pull up bar, pullup bar, chin up bar, chinup bar, monkey bars, bar in the door, door bar, playground
gear rope: rope, skipping rope, jump rope, jumping rope, skip rope, skipping, jumprope, rope skipping, rope jumping
gear medicine-ball: medicine ball, med ball, slam ball, medball, wall ball
gear gym: gym, fitness centre, fitness center, full equipment, all equipment, machines, machine, treadmill, cables, cable, weight room, rower, rowing machine, exercise bike, stationary bike, spin bike, smith machine, health club, leg press, elliptical, every machine
bodyweight yes: bodyweight, body weight, no equipment, without equipment, no gear, nothing at home, own body weight, calisthenics, zero equipment, equipment free, no kit, without any equipment, without any gear, only my body, just my body, nothing but my body, hotel room, no tools, dont have equipment, dont have any equipment, dont own anything, dont have anything, park, outside, outdoors, in my room, dorm, dorm room
focus full-body: full body, whole body, total body, fullbody, all over, everything, entire body, head to toe
focus upper-body: upper body, upperbody, upper, push day, pull day, torso
focus lower-body: lower body, lowerbody, lower, leg day, bottom half
focus core: core, abs, ab, abdominal, abdominals, 6 pack, sixpack, stomach, belly, tummy, midsection, obliques, love handles, waist
focus arms: arm, arms, bicep, biceps, tricep, triceps, guns, forearm, forearms
focus chest: chest, pecs, pec, bench press
idle yes: get back, getting back, back in shape, back into, back to, back in, come back, coming back, back at, back home, go back, going back, bring back, back from, on my feet, so far
focus back: lats, lat, upper back, wider back
focus shoulders: delts, deltoids, boulder shoulders
focus legs: leg, legs, thigh, thighs, quad, quads, hamstring, hamstrings, calf, calves
focus glutes: glute, glutes, butt, bum, booty, bottom, backside, behind
joint knees: knee, knees, acl, mcl, meniscus, kneecap, patella, runners knee, jumpers knee
joint shoulders: shoulder, shoulders, rotator cuff
joint back: back, lower back, spine
joint wrists: wrist, wrists
joint ankles: ankle, ankles
joint feet: foot, feet, heel, heels, toe, toes
joint hips: hip, hips, groin
joint neck: neck, necks
joint elbows: elbow, elbows
hurt back: slipped disc, herniated, hernia, sciatica, lumbago, lower back pain, low back pain, disc, scoliosis, backache, bad back, back pain
hurt shoulders: rotator cuff injury, frozen shoulder, dislocated shoulder, shoulder impingement
hurt wrists: carpal tunnel, rsi
hurt ankles: plantar fasciitis, achilles, shin splints, shin, shins, flat feet
hurt neck: whiplash, stiff neck, neck pain
hurt elbows: tennis elbow, golfers elbow
hurt hips: hip replacement, pulled groin
hurt knees: runners knee, torn acl, knee replacement, jumpers knee
trouble yes: injury, injured, injuries, hurt, hurts, hurting, pain, pains, painful, sore, bad, dodgy, problem, problems, issue, issues, trouble, sprain, sprained, strain, strained, torn, tore, tear, ache, aches, aching, achy, careful, protect, protecting, operation, operated, surgery, rehab, arthritis, arthrosis, tendonitis, tendinitis, twisted, twist, broke, broken, fracture, fractured, dislocated, swollen, weak, unstable, friendly, gentle on, easy on, kind to, save, safe for, mindful, without hurting, dont hurt, not hurt, wont hurt, avoid hurting, not strain, without straining, pulled, tweaked, busted, clicks, wonky
stiff yes: stiff, tight, stiffness, tightness, rigid
care pregnancy: pregnant, pregnancy, trimester, expecting, postpartum, postnatal, prenatal, just had a baby, gave birth, months along, weeks along
care heart: heart condition, heart problem, heart problems, heart disease, heart attack, heart failure, heart surgery, heart murmur, bad heart, weak heart, heart trouble, heart pain, heart patient, pacemaker, palpitations, arrhythmia, chest pain, chest pains, pain in my chest, pain in the chest, tight chest, chest tightness, chest hurts, angina, heart issue, heart issues
care illness: asthma, asthmatic, diabetes, diabetic, blood pressure, hypertension, dizzy, dizziness, faint, fainted, fainting, stroke, epilepsy, epileptic, seizure, seizures, cancer, chemo, covid, flu, fever, concussion, osteoporosis, anaemia, anemia, short of breath, breathless, ill, sick, illness
move jumping: jump, jumps, jumping, hop, hops, hopping, box jumps, burpies jumps
move running: run, runs, running, jog, jogging, sprinting around
move burpees: burpee, burpees, burpies
move squats: squat, squats, squatting
move lunges: lunge, lunges, lunging
move push-ups: push up, push ups, pushup, pushups, press ups, press up
move pull-ups: pull up, pull ups, pullup, pullups, chin up, chin ups, chinups
move planks: plank, planks, planking
move sit-ups: sit up, sit ups, situp, situps, crunch, crunches
move deadlifts: deadlift, deadlifts
move floor: floor, lying down, lie down, getting down, on the ground, mat work, floor work
quiet yes: quiet, quietly, silent, low impact, no impact, neighbours, neighbors, thin walls, roommate sleeping, roommate is sleeping, apartment friendly, noise, joint friendly, downstairs
`);

function readLexicon(lines: string): Lexicon {
  const found = new Map<string, Meaning>();
  for (const line of lines.trim().split('\n')) {
    const [head = '', phrases = ''] = line.split(': ');
    const [name, value = ''] = head.split(' ');
    const kind = kinds.find((one) => one === name);
    if (!kind) throw new Error(`Not a line of the lexicon: ${line}`);
    for (const phrase of phrases.split(', ')) if (!found.has(phrase)) found.set(phrase, { kind, value });
  }
  return found;
}

/** A phrase that was understood, and its place among the words. */
export interface Mark extends Meaning {
  at: number;
  /** The place after its last word. */
  to: number;
  /** True for 'no dumbbells', 'without jumping or running'. */
  negated: boolean;
}

const maxPhrase = 5;
const negators = new Set([
  ...[
    'no',
    'not',
    'without',
    'dont',
    'avoid',
    'avoiding',
    'except',
    'cant',
    'cannot',
    'never',
    'hate',
    'skip',
    'minus',
  ],
  ...['neither', 'nor', 'excluding', 'isnt', 'wont', 'nothing', 'zero', 'dislike', 'doesnt', 'lack', 'hates', 'excl'],
]);
/** Words that begin a new clause, where a 'no' stops to apply. */
const turns = new Set(['but', 'just', 'only', 'with', 'i', 'im', 'ive', 'my', 'because', 'then', 'instead', '.']);
/** After more than this many unknown words, a 'no' no longer applies. */
const farthest = 3;

const timeWords = [
  ...['minute', 'minutes', 'hour', 'hours', 'week', 'weekly', 'daily', 'days', 'times', 'twice', 'every', 'half'],
  ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'quarter', 'without', 'avoid'],
];
const known = new Set([
  ...[...lexicon.keys()].flatMap((phrase) => phrase.split(' ')),
  ...wordsForNumbers,
  ...timeWords,
]);

export const spelledRight = speller(known);

export function marksIn(tokens: readonly Token[]): Mark[] {
  const marks = phrasesIn(tokens, lexicon);
  return marks.map((mark) => ({ ...mark, negated: isNegated(mark, marks, tokens) }));
}

function phrasesIn(tokens: readonly Token[], phrases: Lexicon): Omit<Mark, 'negated'>[] {
  const found: Omit<Mark, 'negated'>[] = [];
  for (let at = 0; at < tokens.length; ) {
    const length = longestMatchAt(tokens, at, phrases);
    const meaning = phrases.get(tokens.slice(at, at + length).join(' '));
    if (meaning) found.push({ ...meaning, at, to: at + length });
    at += Math.max(1, length);
  }
  return found;
}

function longestMatchAt(tokens: readonly Token[], at: number, phrases: Lexicon): number {
  for (let length = maxPhrase; length > 0; length -= 1) {
    if (phrases.has(tokens.slice(at, at + length).join(' '))) return length;
  }
  return 0;
}

/** Looks back for a 'no' that still applies. */
function isNegated(
  mark: { at: number },
  marks: readonly { at: number; to: number }[],
  tokens: readonly Token[],
): boolean {
  let distance = 0;
  for (let at = mark.at - 1; at >= 0; at -= 1) {
    const token = tokens[at] ?? '.';
    const within = marks.find((other) => other.at <= at && at < other.to);
    if (within) {
      at = within.at;
      continue;
    }
    if (negators.has(token)) return !isButOnly(tokens, at);
    if (turns.has(token) || (token === ',' && !isListEndedByOr(tokens, mark.at))) return false;
    if (token !== ',' && token !== 'or' && token !== 'and') distance += 1;
    if (distance > farthest) return false;
  }
  return false;
}

/** 'Nothing but dumbbells' and 'not only legs' do not negate what follows. */
const isButOnly = (tokens: readonly Token[], at: number) =>
  (tokens[at] === 'nothing' && tokens[at + 1] === 'but') || (tokens[at] === 'not' && tokens[at + 1] === 'only');

/** In 'no jumping, running or squats', the comma does not end the 'no'. */
function isListEndedByOr(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < Math.min(tokens.length, from + 6); at += 1) {
    const token = tokens[at] ?? '.';
    if (token === 'or' || token === 'nor') return true;
    if (turns.has(token)) return false;
  }
  return tokens[from - 2] === 'or' || tokens[from - 1] === 'or';
}
