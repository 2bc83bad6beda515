import { describe, expect, it } from 'vitest';
import { TipSheet, type TipTopic, tipTopics } from '../../contract.ts';
import { understandTips } from '../understanding/understand-tips.ts';
import { makeTips } from './make-tips.ts';

const tipsFor = (said: string) => makeTips(said, understandTips(said));

describe('tips', () => {
  it.each<[said: string, topics: TipTopic[]]>([
    ["I can't sleep before exams", ['sleep', 'exams']],
    ['cheap healthy food for students', ['budget', 'nutrition']],
    ['slepe', ['sleep']],
    ['stresed about assigments', ['stress', 'exams']],
    ['what to eat on game day', ['nutrition', 'game-day']],
    ['I feel lonely and homesick', ['friends']],
    ['my back hurts from sitting', ['posture', 'injury']],
    ['blah blah', []],
    ['', []],
  ])('for %j are about %j', (said, topics) => {
    expect(understandTips(said).topics).toEqual(topics);
    const sheet = tipsFor(said);
    expect(TipSheet.safeParse(sheet).error?.issues).toBeUndefined();
    expect(new Set(sheet.tips).size).toBe(5);
    expect(tipsFor(said)).toEqual(sheet);
  });

  it.each(tipTopics)('about %s are five', (topic) => {
    expect(new Set(makeTips('anything', { topics: [topic] }).tips).size).toBe(5);
  });

  it('say where to go: to a counsellor, to a doctor, and at once when somebody may be in danger', () => {
    expect(tipsFor('so much stress').advice).toContain('counsellor');
    expect(tipsFor('my knee injury').advice).toContain('see a doctor');
    expect(tipsFor('breakfast').advice).toContain('dietitian');
    for (const said of ['I want to kill myself', 'thinking about suicide', 'self-harm']) {
      expect(tipsFor(said).advice).toContain('do not stay alone');
    }
  });
});
