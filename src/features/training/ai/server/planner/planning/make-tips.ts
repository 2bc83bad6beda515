import type { TipSheet, TipWish } from '../../../contract.ts';
import { dietNames } from '../../../rules.ts';
import { adviceForTips } from '../advice.ts';
import { isWithinDiet } from '../tips/diets.ts';
import { type KnownTip, knownTips } from '../tips/known-tips.ts';
import { getTopic } from '../understanding/topics.ts';
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

const listFormat = new Intl.ListFormat('en-GB');

/** For example 'eating well on a budget'. */
function aimText({ topics }: TipWish): string {
  if (topics.length === 0) return 'a bit of everything';
  const aimed = listFormat.format(topics.flatMap((topic) => getTopic(topic).aim ?? []));
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

function listBenefits({ topics }: TipWish): string[] {
  const named = topics.map((topic) => getTopic(topic).benefit);
  return [...named, 'Costs nothing and takes minutes'];
}
