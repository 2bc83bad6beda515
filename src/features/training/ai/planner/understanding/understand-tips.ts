import { maxTopics, TipTopic, type TipWish } from '../../contract.ts';
import { dietIn } from '../tips/diets.ts';
import { quoted, speller, splitTokens } from './words.ts';

const words = readTopics(`
nutrition: eat, eating, food, nutrition, diet, meal, meals, breakfast, lunch, dinner, snack, snacks, cook, cooking, recipe, protein, vegetables, fruit, sugar, vegan, vegetarian, healthy, carbs, supplements
hydration: water, drink, drinking, hydration, hydrated, hydrate, thirsty, dehydrated
budget: budget, cheap, money, broke, affordable, saving, student, cost, poor, expensive
sleep: sleep, sleeping, asleep, insomnia, nap, naps, bed, bedtime, night, rest, sleepy, awake, waking
stress: stress, stressed, stressful, anxiety, anxious, nervous, overwhelmed, pressure, panic, worry, worried, worries, burnout, tense, calm, relax, breathing, meditation, mindfulness, nerves
exams: exam, exams, test, tests, study, studying, finals, revision, assignment, assignments, university, varsity, lecture, lectures, homework, learning, marks, grades
focus: focus, concentrate, concentration, distracted, attention, productive, productivity, procrastination, procrastinate, procrastinating, discipline
mood: mood, sad, depressed, depression, down, unhappy, happy, happier, happiness, mental, feelings, emotional, confidence, therapy, grief
friends: lonely, loneliness, friends, friend, friendship, homesick, social, alone, shy, roommate, roommates, relationship, conflict, people
motivation: motivation, motivated, motivate, lazy, habit, habits, routine, start, consistent, consistency, goals, goal, willpower, unmotivated
training: training, train, workout, workouts, exercise, exercises, gym, fitness, fit, strength, muscle, muscles, running, run, cardio, lifting, sport, sports, stronger
game-day: game, games, match, matches, tournament, competition, race, final, basketball, netball, soccer, rugby, hockey, football, performance
recovery: recovery, recover, sore, soreness, stiff, stretching, stretch, doms, recovering, massage
injury: injury, injured, injuries, hurt, pain, sprain, sprained, knee, ankle, shoulder, wrist, hamstring, pulled, rehab
posture: posture, back, neck, desk, sitting, sit, slouch, slouching, spine, ergonomic, chair
energy: energy, tired, fatigue, exhausted, exhaustion, slump, energetic, coffee, caffeine, drained, fresh
immunity: immune, immunity, cold, flu, sick, ill, virus, winter, hygiene, health, cough, alcohol, smoking, vitamins, sun
weight: weight, fat, lose, slim, overweight, calories, belly, gain, obese, slimmer
screens: screen, screens, phone, eyes, eye, laptop, computer, gaming, esports, scrolling, headache, headaches, tiktok, instagram
`);
const spelledRight = speller(new Set(words.keys()));

/** The topics of a request for tips. No topic means a bit of everything. */
export function understandTips(request: string): TipWish {
  const found = new Set<string>();
  const tokens = splitTokens(request);
  for (const token of tokens) {
    const topic = words.get(token) ?? words.get(spelledRight(token));
    if (topic) found.add(topic);
  }
  const diet = dietIn(tokens.join(' '));
  if (diet.length > 0 && !found.has('nutrition')) found.add('nutrition');
  const topics = [...found].map((topic) => TipTopic.parse(topic)).slice(0, maxTopics);
  return diet.length > 0 ? { topics, diet } : { topics };
}

const asksForTips =
  /\b(?:tips?|advice|help\w*|something|anything|everything|whatever|surprise|suggest\w*|recommend\w*|better|best|improve|healthy?|life|living|live|lifestyle|feel\w*|student|res|residence|day|days|week|body|mind|good|new)\b/;

/** Explains why the planner understood nothing of a request for tips; null if it understood something. */
export function tipsMisread(request: string): string | null {
  const { topics } = understandTips(request);
  const isUnderstood = topics.length > 0 || asksForTips.test(splitTokens(request).join(' '));
  return isUnderstood
    ? null
    : `I did not understand ${quoted(request)}; tell me food, sleep, stress, exams or training`;
}

function readTopics(lines: string): ReadonlyMap<string, TipTopic> {
  const found = new Map<string, TipTopic>();
  for (const line of lines.trim().split('\n')) {
    const [topic, listed = ''] = line.split(': ');
    for (const word of listed.split(', ')) found.set(word, TipTopic.parse(topic));
  }
  return found;
}
