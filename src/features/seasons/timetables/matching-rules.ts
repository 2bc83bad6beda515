/** Whether two of them, by index, may be paired. */
export type MayPair = (one: number, other: number) => boolean;

/** Who is paired with whom, by index: a perfect matching. Those who stand fast take no part in further changes. */
export interface Matching {
  graph: readonly (readonly number[])[];
  mate: readonly number[];
  isFast: readonly boolean[];
}

/** All of them in pairs, or null where that is impossible: by the blossom algorithm of Edmonds (1965). */
export function pairAll(members: readonly number[], mayPair: MayPair): Matching | null {
  const graph = members.map((one, at) =>
    members.flatMap((other, index) => (at !== index && mayPair(one, other) ? [index] : [])),
  );
  const isFast = graph.map(() => false);
  const mate = greedyMates(graph);
  for (const root of graph.keys()) {
    if (mate[root] === -1 && !augment({ graph, mate, isFast }, root)) return null;
  }
  return { graph, mate, isFast };
}

/** With these two as a pair that stands fast and all others in pairs, or null where that is impossible. */
export function pairFast(matching: Matching, one: number, other: number): Matching | null {
  const { graph } = matching;
  if (!graph[one]?.includes(other)) return null;
  const mate = [...matching.mate];
  const isFast = [...matching.isFast];
  const [left = -1, right = -1] = [mate[one], mate[other]];
  [mate[one], mate[other], isFast[one], isFast[other]] = [other, one, true, true];
  if (left === other) return { graph, mate, isFast };
  [mate[left], mate[right]] = [-1, -1];
  return augment({ graph, mate, isFast }, left) ? { graph, mate, isFast } : null;
}

function greedyMates(graph: readonly (readonly number[])[]): number[] {
  const mate = graph.map(() => -1);
  for (const [at, others] of graph.entries()) {
    const free = mate[at] === -1 ? others.find((other) => mate[other] === -1) : undefined;
    if (free !== undefined) [mate[at], mate[free]] = [free, at];
  }
  return mate;
}

/** Looks for an augmenting path from `root`, and turns its pairs around. */
function augment({ graph, mate, isFast }: Matching & { mate: number[] }, root: number): boolean {
  const parent = graph.map(() => -1);
  const base = graph.map((_, at) => at);
  const isOuter = graph.map(() => false);
  const of = (list: readonly number[], at: number): number => list[at] ?? -1;

  const commonBase = (one: number, other: number): number => {
    const above = new Set<number>();
    for (let at = of(base, one); ; at = of(base, of(parent, of(mate, at)))) {
      above.add(at);
      if (of(mate, at) === -1) break;
    }
    let at = of(base, other);
    while (!above.has(at)) at = of(base, of(parent, of(mate, at)));
    return at;
  };
  const markPath = (blossom: Set<number>, from: number, until: number, child: number): void => {
    for (let at = from, below = child; of(base, at) !== until; at = of(parent, of(mate, at))) {
      blossom.add(of(base, at)).add(of(base, of(mate, at)));
      parent[at] = below;
      below = of(mate, at);
    }
  };

  isOuter[root] = true;
  const queue = [root];
  for (const at of queue) {
    for (const other of graph[at] ?? []) {
      if (isFast[other] || of(base, at) === of(base, other) || of(mate, at) === other) continue;
      if (other === root || (of(mate, other) !== -1 && of(parent, of(mate, other)) !== -1)) {
        const stem = commonBase(at, other);
        const blossom = new Set<number>();
        markPath(blossom, at, stem, other);
        markPath(blossom, other, stem, at);
        for (const inside of graph.keys()) {
          if (!blossom.has(of(base, inside))) continue;
          base[inside] = stem;
          if (isOuter[inside]) continue;
          isOuter[inside] = true;
          queue.push(inside);
        }
      } else if (of(parent, other) === -1) {
        parent[other] = at;
        const next = of(mate, other);
        if (next === -1) {
          turnAround(parent, mate, other);
          return true;
        }
        isOuter[next] = true;
        queue.push(next);
      }
    }
  }
  return false;
}

function turnAround(parent: readonly number[], mate: number[], end: number): void {
  for (let at = end; at !== -1; ) {
    const before = parent[at] ?? -1;
    const next = mate[before] ?? -1;
    [mate[at], mate[before]] = [before, at];
    at = next;
  }
}
