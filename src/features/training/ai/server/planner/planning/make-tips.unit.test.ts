import { describe, expect, it } from 'vitest';
import { type Diet, TipSheet, type TipTopic, tipTopics } from '../../../contract.ts';
import { dietNames } from '../../../rules.ts';
import { isWithinDiet } from '../tips/diets.ts';
import { understandTips } from '../understanding/understand-tips.ts';
import { makeTips } from './make-tips.ts';

const tipsFor = (request: string) => makeTips(request, understandTips(request));

describe('tips', () => {
  it.each<[request: string, topics: TipTopic[]]>([
    ["I can't sleep before exams", ['sleep', 'exams']],
    ['cheap healthy food for students', ['budget', 'nutrition']],
    ['slepe', ['sleep']],
    ['stresed about assigments', ['stress', 'exams']],
    ['what to eat on game day', ['nutrition', 'game-day']],
    ['I feel lonely and homesick', ['friends']],
    ['my back hurts from sitting', ['posture', 'injury']],
    ['blah blah', []],
    ['', []],
  ])('for %j are about %j', (request, topics) => {
    expect(understandTips(request).topics).toEqual(topics);
    const sheet = tipsFor(request);
    expect(TipSheet.safeParse(sheet).error?.issues).toBeUndefined();
    expect(new Set(sheet.tips).size).toBe(5);
    expect(tipsFor(request)).toEqual(sheet);
  });

  it.each<[request: string, diet: Diet[]]>([
    ['vegan protein on a budget', ['vegan']],
    ['what can a vegetarian eat before a game', ['vegetarian']],
    ['halaal food on game day', ['halaal']],
    ['breakfast, no nuts please', ['no-nuts']],
    ["I'm lactose intolerant, what to eat after training", ['no-dairy']],
    ['gluten free snacks for exams', ['no-gluten']],
    ['allergic to eggs and no fish, cheap dinner', ['no-eggs', 'no-fish']],
    ['Vegan and nut allergy', ['vegan', 'no-nuts']],
  ])('for %j keep to the diet %j', (request, diet) => {
    expect(understandTips(request).diet).toEqual(diet);
    const { tips, description } = tipsFor(request);
    expect(new Set(tips).size).toBe(5);
    expect(tips.filter((tip) => !isWithinDiet(tip, diet))).toEqual([]);
    expect(description).toContain(dietNames[diet[0] ?? 'vegan'].toLowerCase());
  });

  it.each<[text: string, diet: Diet, fits: boolean]>([
    ['A tin of tuna or three eggs', 'vegan', false],
    ['Toast with honey', 'vegan', false],
    ['Soya milk and oats', 'vegan', true],
    ['Peanut butter on toast', 'no-nuts', false],
    ['Peanut butter on toast', 'no-dairy', true],
    ['Butternut and beans', 'no-dairy', true],
    ['Rice and chicken', 'halaal', false],
    ['Rice and halaal chicken', 'halaal', true],
    ['Gluten-free bread', 'no-gluten', true],
    ['Pasta', 'no-gluten', false],
  ])('%j for %s: %s', (text, diet, fits) => {
    expect(isWithinDiet(text, [diet])).toBe(fits);
  });

  it.each(tipTopics)('give five different tips about %s', (topic) => {
    expect(new Set(makeTips('anything', { topics: [topic] }).tips).size).toBe(5);
  });

  it('name whom to ask: a counsellor, a doctor or a dietitian', () => {
    expect(tipsFor('so much stress').advice).toContain('counsellor');
    expect(tipsFor('my knee injury').advice).toContain('see a doctor');
    expect(tipsFor('breakfast').advice).toContain('dietitian');
  });
});
