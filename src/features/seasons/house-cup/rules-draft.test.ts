import { describe, expect, it } from 'vitest';
import { publishedRules } from './definitions/list.ts';
import { CupRules } from './rule-fields.ts';
import { emptyLevel, type RulesDraft, readDraft, toDraft } from './rules-draft.ts';

const draft = (level: object = {}): RulesDraft => {
  const plain = toDraft(CupRules.parse({ levels: [{ name: 'All' }] }));
  return { ...plain, levels: [{ ...emptyLevel('All'), ...level }] };
};

describe('a form with rules', () => {
  it.each(Object.entries(publishedRules))('shows those of %s, and says the same again', (_, { rules }) => {
    expect(readDraft(toDraft(rules))).toEqual({ rules });
  });

  it('reads empty fields as 0, lists with commas, and a minus of any kind', () => {
    const read = readDraft(
      draft({ win: '', forfeit: ' −10 ', places: '100, 75,50 ', sportsmanship: '4: 50, 3.5: 25' }),
    );
    expect(read).toMatchObject({
      rules: {
        levels: [
          {
            ...{ win: 0, forfeit: -10, places: [100, 75, 50] },
            sportsmanship: [
              { from: 4, points: 50 },
              { from: 3.5, points: 25 },
            ],
          },
        ],
      },
    });
  });

  it('says beside which field something is wrong', () => {
    expect(readDraft(draft({ win: 'ten' }))).toEqual({ issues: { 'levels.0.win': 'must be a number' } });
    expect(readDraft(draft({ places: '100, many' }))).toEqual({ issues: { 'levels.0.places': 'must be a number' } });
    expect(readDraft(draft({ win: '0.125' }))).toEqual({
      issues: { 'levels.0.win': 'must have at most two decimals' },
    });
    expect(Object.keys(readDraft({ ...draft(), objectionDays: '61' }))).toEqual(['issues']);
  });
});
