import { describe, expect, test } from 'vitest';
import type { PlanGame } from '#features/seasons/season-plans/contract.ts';
import type { Format } from '#features/seasons/timetables/contract.ts';
import { gamesOf } from '#features/seasons/timetables/format-rules.ts';
import type { BracketMatch } from './contract.ts';
import { layOut, layOutRounds, type Tree } from './layout-rules.ts';
import { plannedMatches } from './plan-rules.ts';

const place = { dateTime: null, venueId: null, court: null };

/** The trees of a format with so many teams. */
const treesOf = (format: Format, teams: number): Tree[] => layOut(matchesOf(format, teams));

function matchesOf(format: Format, teams: number): BracketMatch[] {
  const ids = Array.from({ length: teams }, (_, at) => `${at + 1}`);
  const games = gamesOf(format, { competition: 'a', teams: ids, minutes: 40 }).map((game, id): PlanGame => {
    const known = (side: PlanGame['home']) => ('team' in side ? Number(side.team) : null);
    return {
      ...{ id, version: 1, key: game.id, competition: 'a', home: game.home, away: game.away, group: game.group },
      ...{ homeTeamId: known(game.home), awayTeamId: known(game.away), round: game.round, stage: game.stage },
      ...{ minutes: 40, ...place, isLocked: false, problem: null, gameId: null, published: place },
    };
  });
  const team = (id: number) => ({ id, name: `Team ${id}`, logo: null });
  return plannedMatches(games, { team, venue: () => undefined });
}

const titles = (tree: Tree | undefined) => tree?.columns.map(({ title }) => title);
const counts = (tree: Tree | undefined) => tree?.columns.map(({ nodes }) => nodes.length);

/** No two things of a column may lie on each other, and each match stands between those that lead to it. */
function faultsIn({ columns, height }: Tree): string[] {
  return columns.flatMap(({ title, nodes, lines }) => {
    const close = nodes.filter(({ at }, index) => index > 0 && at - (nodes[index - 1]?.at ?? 0) < 1);
    const outside = nodes.filter(({ at }) => at < 0.5 || at > height - 0.5);
    const ends = Map.groupBy(lines, ({ match }) => match);
    const aside = [...ends.values()].filter((of) => {
      const to = of[0]?.to ?? 0;
      return Math.min(...of.map(({ from }) => from)) > to || Math.max(...of.map(({ from }) => from)) < to;
    });
    return [...close, ...outside, ...aside].map(() => title);
  });
}

describe('the tree of a knock-out', () => {
  test.each([2, 3, 4, 5, 7, 8, 13, 16, 33, 64])(
    'of %i teams has a column for each round, without overlaps',
    (teams) => {
      const [tree, ...others] = treesOf({ kind: 'knockout', places: 1 }, teams);
      expect(tree?.columns).toHaveLength(Math.ceil(Math.log2(teams)));
      expect(tree?.columns.at(-1)?.title).toBe('Final');
      expect(tree && faultsIn(tree)).toEqual([]);
      expect(others).toEqual([]);
    },
  );

  test('shows who has a bye beside the first round, and a line from there', () => {
    const [tree] = treesOf({ kind: 'knockout', places: 1 }, 6);
    const [first, second] = tree?.columns ?? [];
    expect(first?.nodes.flatMap((node) => ('bye' in node ? (node.bye.entrant.team?.id ?? []) : []))).toEqual([1, 2]);
    expect(second?.lines).toHaveLength(4);
    expect(titles(tree)).toEqual(['Quarter-finals', 'Semi-finals', 'Final']);
  });

  test('has the match for third place below the final, and a tree for places 5 to 8', () => {
    const [main, ...places] = treesOf({ kind: 'knockout', places: 8 }, 8);
    expect(counts(main)).toEqual([4, 2, 2]);
    expect(places.map(titles)).toEqual([['Fifth-place semi-finals', 'Fifth place, Seventh place']]);
    expect([main, ...places].flatMap((tree) => tree && faultsIn(tree))).toEqual([]);
  });

  test('after pools begins with places of the tables', () => {
    const [tree] = treesOf({ kind: 'pools', pools: 2, meetings: 1, advance: 2, places: 1 }, 8);
    expect(titles(tree)).toEqual(['Semi-finals', 'Final']);
    const [first] = tree?.columns[0]?.nodes ?? [];
    expect(first && 'match' in first && [first.match.home.text, first.match.away.text]).toEqual([
      '1st of Group A',
      '2nd of Group B',
    ]);
  });
});

describe('a double elimination', () => {
  test.each([4, 5, 8, 16, 23])('of %i teams has two trees, without overlaps', (teams) => {
    const trees = treesOf({ kind: 'doubleElimination', reset: true }, teams);
    expect(trees.map(({ title }) => title)).toEqual(['Winners’ bracket', 'Losers’ bracket']);
    expect(trees.flatMap(faultsIn)).toEqual([]);
    expect(titles(trees[0])?.slice(-2)).toEqual(['Final', 'Deciding final']);
    const matches = trees.flatMap(({ columns }) =>
      columns.flatMap(({ nodes }) => nodes.filter((one) => 'match' in one)),
    );
    expect(matches).toHaveLength(2 * teams - 1);
  });
});

test('rounds that are drawn stand beside each other, without lines', () => {
  const trees = layOutRounds({
    matches: matchesOf({ kind: 'swiss', rounds: 3 }, 5),
    byes: [{ stage: 1, team: { id: 5, name: 'Team 5', logo: null } }],
  });
  expect(trees.map(titles)).toEqual([['Round 1', 'Round 2', 'Round 3']]);
  expect(trees.map(counts)).toEqual([[3, 2, 2]]);
  expect(trees.flatMap(faultsIn)).toEqual([]);
  expect(trees[0]?.height).toBe(3.5);
  expect(layOutRounds({ matches: [], byes: [] })).toEqual([]);
});
