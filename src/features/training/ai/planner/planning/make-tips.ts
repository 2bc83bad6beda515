import type { TipSheet, TipTopic, TipWish } from '../../contract.ts';
import { dietNames } from '../../rules.ts';
import { adviceForTips } from '../advice.ts';
import { isWithinDiet } from '../tips/diets.ts';
import { type KnownTip, knownTips } from '../tips/known-tips.ts';
import { inSeededOrder } from './seeded-order.ts';

const tipsPerSheet = 5;

/** Five tips about the requested topics. The same words and topics always give the same tips. */
export function makeTips(request: string, wish: TipWish): TipSheet {
  const chosen = chooseTips(request, wish);
  return {
    title: wish.topics.length === 0 ? 'Small steps that help' : capitalised(aimText(wish)),
    category: commonest(chosen),
    description: `Five things to try this week: ${withDiet(wish)}. Start with the one that looks easiest.`,
    tips: chosen.map(({ text }) => text),
    benefits: listBenefits(wish),
    understood: wish,
    advice: adviceForTips(wish),
  };
}

const aims: Readonly<Record<Exclude<TipTopic, 'budget'>, string>> = {
  nutrition: 'eating well',
  hydration: 'drinking enough',
  sleep: 'sleeping better',
  stress: 'handling stress',
  exams: 'getting through exams',
  focus: 'concentrating',
  mood: 'lifting your mood',
  friends: 'making friends',
  motivation: 'staying motivated',
  training: 'training well',
  'game-day': 'getting ready for game day',
  recovery: 'recovering well',
  injury: 'coming back from an injury',
  posture: 'sitting and standing well',
  energy: 'having more energy',
  immunity: 'staying well',
  weight: 'managing your weight',
  screens: 'spending less time on screens',
};

const inWords = new Intl.ListFormat('en-GB');

/** For example 'eating well on a budget'. */
function aimText({ topics }: TipWish): string {
  if (topics.length === 0) return 'a bit of everything';
  const aimed = inWords.format(topics.flatMap((topic) => (topic === 'budget' ? [] : [aims[topic]])));
  return topics.includes('budget') ? `${aimed || 'living'} on a budget` : aimed;
}

function withDiet(wish: TipWish): string {
  const diet = wish.diet ?? [];
  return diet.length === 0
    ? aimText(wish)
    : `${aimText(wish)} (${diet.map((one) => dietNames[one].toLowerCase()).join(', ')})`;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Takes the topics in turn. Among the tips of a topic, those that match more of the requested topics come first. */
function chooseTips(request: string, { topics, diet = [] }: TipWish): KnownTip[] {
  const asked = new Set(topics);
  const eaten = knownTips.filter(({ text }) => isWithinDiet(text, diet));
  const remaining = inSeededOrder(eaten, request.trim().toLowerCase().replace(/\s+/g, ' '), {
    name: ({ text }) => text,
    rank: (tip) =>
      -tip.topics.filter((topic) => asked.has(topic)).length - (asked.has(tip.topics[0] ?? 'mood') ? 1 : 0),
  });
  const chosen: KnownTip[] = [];
  for (let turn = 0; chosen.length < tipsPerSheet; turn += 1) {
    const topic = topics[turn % Math.max(1, topics.length)];
    const at = remaining.findIndex((tip) => topic === undefined || tip.topics.includes(topic));
    chosen.push(...remaining.splice(Math.max(0, at), 1));
  }
  return chosen;
}

function commonest(tips: readonly KnownTip[]): KnownTip['category'] {
  const counts = Map.groupBy(tips, ({ category }) => category);
  const [most] = [...counts].sort(([, one], [, other]) => other.length - one.length);
  return most?.[0] ?? 'General Health';
}

const benefitByTopic: Readonly<Partial<Record<TipTopic, string>>> = {
  nutrition: 'Steadier energy through the day',
  hydration: 'A clearer head and fewer headaches',
  budget: 'More money left at the end of the month',
  sleep: 'Deeper nights and easier mornings',
  stress: 'A calmer body when it counts',
  exams: 'More learned in fewer hours',
  focus: 'Work that gets finished',
  mood: 'Lighter days, one small thing at a time',
  friends: 'A corridor that feels like home',
  motivation: 'Habits that carry you when you do not feel like it',
  training: 'Progress that you can see',
  'game-day': 'Fresh legs when the game starts',
  recovery: 'Less soreness, and ready again sooner',
  injury: 'A safe way back to playing',
  posture: 'A back and neck that do not complain',
  energy: 'No slump in the afternoon',
  immunity: 'Fewer sick days',
  weight: 'Changes that stay',
  screens: 'Rested eyes and a quieter mind',
};

function listBenefits({ topics }: TipWish): string[] {
  const named = topics.map((topic) => benefitByTopic[topic]).filter((text) => text !== undefined);
  return [...named, 'Costs nothing and takes minutes'];
}
