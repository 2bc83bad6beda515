/** Whether two of them, by index, may be paired. */
export type MayPair = (one: number, other: number) => boolean;

/** Whether all of `open` can be paired at once: a perfect matching, by the blossom algorithm of Edmonds (1965). */
export function canAllPair(open: readonly number[], mayPair: MayPair): boolean {
  const count = open.length;
  if (count % 2) return false;
  const graph = open.map((one, at) =>
    open.flatMap((other, index) => (at !== index && mayPair(one, other) ? [index] : [])),
  );
  const mate = greedyMates(graph);
  for (let root = 0; root < count; root += 1) {
    if (mate[root] === -1 && !augment(graph, mate, root)) return false;
  }
  return true;
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
function augment(graph: readonly (readonly number[])[], mate: number[], root: number): boolean {
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
      if (of(base, at) === of(base, other) || of(mate, at) === other) continue;
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
