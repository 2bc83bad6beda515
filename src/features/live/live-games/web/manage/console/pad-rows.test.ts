import { expect, it } from 'vitest';
import { sportDefinitions } from '#features/teams/sports/definitions/list.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { padRows } from './TapPad.tsx';

const labels = (sport: string) => {
  const { scoring, others } = padRows(getDefinition(sport));
  return [...scoring, ...others].map((row) => row.map((tap) => tap?.label ?? 'More'));
};

it.each([
  [
    'basketball',
    [
      ['+1', '+2', '+3'],
      ['Miss 1', 'Miss 2', 'Miss 3', 'REB'],
      ['AST', 'STL', 'BLK', 'Foul', 'More'],
    ],
  ],
  ['netball', [['Goal'], ['Miss', 'INT'], ['REB', 'TO', 'More']]],
  ['soccer', [['Goal'], ['On target', 'Shot', 'Assist'], ['Corner', 'Foul', 'Yellow', 'More']]],
  [
    'rugby',
    [
      ['Try', 'Con', 'Pen'],
      ['Miss con', 'Miss pen'],
      ['Tackle', 'Yellow', 'More'],
    ],
  ],
  ['general', [['+1'], ['AST']]],
  [
    'volleyball',
    [
      ['Point', 'Error'],
      ['Kill', 'Ace', 'Block'],
      ['DIG', 'AST'],
    ],
  ],
])('lays out the pad of %s in the rows %j', (sport, rows) => expect(labels(sport)).toEqual(rows));

it.each(sportDefinitions.map((definition) => [definition.name, definition] as const))(
  '%s has each of its taps once, and an own goal never beside a goal',
  (_, definition) => {
    const { scoring, others, rare } = padRows(definition);
    const common = [...scoring, ...others].flat().filter((tap) => tap !== null);
    expect([...common, ...rare].map(({ key }) => key).toSorted()).toEqual(
      definition.taps.map(({ key }) => key).toSorted(),
    );
    // Where every rally is a point, an error is as usual as a point.
    const isRare = definition.periods.sets === undefined;
    expect(isRare && common.some(({ isForOtherSide }) => isForOtherSide)).toBe(false);
  },
);
