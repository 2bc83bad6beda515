import type { TeamName } from '#features/teams/teams/contract.ts';
import type { Bracket, BracketMatch, Entrant } from './contract.ts';
import { roundTitle } from './round-rules.ts';

/** Somebody who goes on without a match. */
export interface Bye {
  key: string;
  entrant: Entrant;
}

type Entrance = { match: BracketMatch } | { bye: Bye };

/** What stands in a column of a tree. `at` is its middle, in heights of a match from the top. */
export type Node = { at: number } & Entrance;

export interface Column {
  key: string;
  /** `Quarter-finals` */
  title: string;
  nodes: Node[];
  /** From where in the column before to where in this one. */
  lines: { from: number; to: number; feeder: string; match: string }[];
}

export interface Tree {
  key: string;
  /** What it is for, where a bracket has several: `Losers’ bracket`. */
  title: string | null;
  columns: Column[];
  /** How many matches fit below each other. */
  height: number;
}

/** The trees of a bracket: who can still win it, then the losers' bracket of a double elimination, then each further place. */
export function layOut(matches: readonly BracketMatch[]): Tree[] {
  const links = linksOf(matches);
  const parts = Map.groupBy(matches, (match) => partOf(match, links));
  const [main = [], losers = [], places = []] = [parts.get('main'), parts.get('losers'), parts.get('places')];
  const trees = [tree('main', losers.length > 0 ? 'Winners’ bracket' : null, main)];
  if (losers.length > 0) trees.push(tree('losers', 'Losers’ bracket', losers));
  for (const group of placeGroups(places, links)) {
    const [match, ...more] = group;
    if (match && more.length === 0) trees[0] = withMatchBelow(trees[0] ?? noTree, match);
    else if (match) trees.push(tree(match.key, 'Further places', group));
  }
  return trees.filter(({ columns }) => columns.length > 0);
}

/** Rounds beside each other, where no match leads to another. */
export function layOutRounds({ matches, byes }: Pick<Bracket, 'matches' | 'byes'>): Tree[] {
  const rounds = [...Map.groupBy(matches, ({ stage }) => stage)].sort(([one], [other]) => one - other);
  const columns = rounds.map(
    ([stage, ofRound]): Column => ({
      key: `main:${stage}`,
      title: ofRound[0]?.round ?? '',
      nodes: [
        ...ofRound.map((match) => ({ match })),
        ...byes.filter((bye) => bye.stage === stage).map(({ team }) => ({ bye: byeOf(stage, team) })),
      ].map((one, at): Node => ({ at: at * apart + 0.5, ...one })),
      lines: [],
    }),
  );
  const height = Math.max(0, ...columns.map(({ nodes }) => (nodes.length - 1) * apart + 1));
  return columns.length > 0 ? [{ key: 'main', title: null, columns, height }] : [];
}

const byeOf = (stage: number, team: TeamName): Bye => ({
  key: `${stage}:bye:${team.id}`,
  entrant: { team, from: null, text: null },
});

const noTree: Tree = { key: 'main', title: null, columns: [], height: 0 };

/** How far a match stands below another one of its column where no lines say which belong together. */
const apart = 1.25;

/** The match for third place is played when the final is, and stands below it. */
function withMatchBelow({ columns, height, ...rest }: Tree, match: BracketMatch): Tree {
  const last = columns.at(-1);
  if (!last) return { ...rest, ...tree('main', null, [match]) };
  // Where many matches make them stand close, there is room beside a final.
  const at = (last.nodes.at(-1)?.at ?? 0) + (height < 8 ? apart : 2);
  const below = { ...last, nodes: [...last.nodes, { at, match }] };
  return { ...rest, columns: [...columns.slice(0, -1), below], height: Math.max(height, at + 0.5) };
}

type Links = ReadonlyMap<string, BracketMatch>;
type Part = 'main' | 'losers' | 'places';

const linksOf = (matches: readonly BracketMatch[]): Links => new Map(matches.map((match) => [match.key, match]));
const sidesOf = ({ home, away }: BracketMatch): Entrant[] => [home, away];

const feeders = (match: BracketMatch, takes: 'winner' | 'loser', links: Links): BracketMatch[] =>
  sidesOf(match).flatMap(({ from }) => (from?.takes === takes ? (links.get(from.match) ?? []) : []));

/** Whether nobody in it has lost before. */
function isUnbeaten(match: BracketMatch, links: Links): boolean {
  return (
    sidesOf(match).every(({ from }) => from?.takes !== 'loser') &&
    feeders(match, 'winner', links).every((feeder) => isUnbeaten(feeder, links))
  );
}

/** The final of a double elimination meets both; its deciding final has the same sides again. */
function meetsBoth(match: BracketMatch, links: Links): boolean {
  const above = feeders(match, 'winner', links);
  if (above.some((one) => feeders(match, 'loser', links).includes(one))) return true;
  return above.length === 2 && above.filter((one) => isUnbeaten(one, links)).length === 1;
}

function partOf(match: BracketMatch, links: Links): Part {
  if (isUnbeaten(match, links) || meetsBoth(match, links)) return 'main';
  return [...links.values()].some((one) => meetsBoth(one, links)) ? 'losers' : 'places';
}

/** Matches for further places that lead to each other stand together. */
function placeGroups(places: readonly BracketMatch[], links: Links): BracketMatch[][] {
  const groups: BracketMatch[][] = [];
  for (const match of places) {
    const before = [...feeders(match, 'winner', links), ...feeders(match, 'loser', links)];
    const group = groups.find((of) => before.some((one) => of.includes(one)));
    if (group) group.push(match);
    else if (before.some((one) => places.includes(one))) groups.push([match]);
    else joinOrBegin(groups, match);
  }
  return groups;
}

/** Two matches of one round for places belong together: their winners meet. */
function joinOrBegin(groups: BracketMatch[][], match: BracketMatch): void {
  const same = groups.find((of) => of.some(({ round }) => round === match.round));
  if (same) same.push(match);
  else groups.push([match]);
}

function tree(key: string, title: string | null, matches: readonly BracketMatch[]): Tree {
  const stages = [...new Set(matches.map(({ stage }) => stage))].sort((a, b) => a - b);
  const columnOf = (match: BracketMatch): number => stages.indexOf(match.stage);
  const { nodes, height } = place(matches, columnOf);
  const columns = stages.map((stage, at): Column => {
    const ofStage = matches.filter((match) => match.stage === stage);
    const rounds = Map.groupBy(ofStage, ({ round }) => round);
    const inColumn = nodes.filter((node) => node.column === at);
    return {
      key: `${key}:${stage}`,
      title: [...rounds].map(([round, { length }]) => roundTitle(round, length)).join(', '),
      nodes: inColumn.map(({ node }) => node).toSorted((one, other) => one.at - other.at),
      lines: inColumn.flatMap(({ lines }) => lines),
    };
  });
  return { key, title, columns, height };
}

interface Placed {
  column: number;
  node: Node;
  lines: Column['lines'];
}

/** Each match in the middle of those that lead to it; who has none before it takes the next free line. */
function place(
  matches: readonly BracketMatch[],
  columnOf: (match: BracketMatch) => number,
): { nodes: Placed[]; height: number } {
  const links = linksOf(matches);
  const nodes: Placed[] = [];
  const placed = new Set<string>();
  let height = 0;
  const next = (): number => height++ + 0.5;
  /** Where games were entered by hand, a team may have played before although nothing says which game led here. */
  const isBye = ({ from, team }: Entrant, column: number): boolean =>
    from === null &&
    column > 0 &&
    matches.every((one) => columnOf(one) >= column || sidesOf(one).every((side) => !team || side.team?.id !== team.id));
  const put = (match: BracketMatch): number => {
    placed.add(match.key);
    const column = columnOf(match);
    const before = entrances(match, links, column, placed, isBye);
    const ends = before.map((one) => {
      if ('match' in one) return { feeder: one.match.key, from: put(one.match) };
      const at = next();
      nodes.push({ column: column - 1, node: { at, bye: one.bye }, lines: [] });
      return { feeder: one.bye.key, from: at };
    });
    const [first, last] = [ends[0], ends.at(-1)];
    const at = first && last ? (first.from + last.from) / 2 : next();
    const lines = ends.map(({ feeder, from }) => ({ from, to: at, feeder, match: match.key }));
    nodes.push({ column, node: { at, match }, lines });
    return at;
  };
  const fed = new Set(matches.flatMap((match) => feeders(match, 'winner', links)));
  for (const root of matches.filter((match) => !fed.has(match))) if (!placed.has(root.key)) put(root);
  return { nodes, height };
}

/** What leads to a match, from top to bottom. A team that enters later than the first round had a bye. */
function entrances(
  match: BracketMatch,
  links: Links,
  column: number,
  placed: ReadonlySet<string>,
  isBye: (entrant: Entrant, column: number) => boolean,
): Entrance[] {
  return (['home', 'away'] as const).flatMap((side): Entrance[] => {
    const entrant = match[side];
    const feeder = entrant.from?.takes === 'winner' ? links.get(entrant.from.match) : undefined;
    if (feeder) return placed.has(feeder.key) ? [] : [{ match: feeder }];
    return isBye(entrant, column) ? [{ bye: { key: `${match.key}:${side}`, entrant } }] : [];
  });
}
