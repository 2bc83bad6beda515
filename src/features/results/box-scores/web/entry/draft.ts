import type { Counts, Pair, SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { completed, countsIn, sumCounts } from '#features/teams/sports/rules.ts';
import type { Issue } from '#shared/errors.ts';
import { type BoxScore, type BoxScoreLine, type PeriodScore, type Side, TypedBoxScore } from '../../contract.ts';

export interface DraftLine {
  state: 'out' | 'played' | 'dnp';
  note: string;
  counts: Counts;
}

/** What an officer has entered and not saved yet. */
export interface EntryDraft {
  /** The version of the box score that it started from. */
  version: number;
  lines: Readonly<Record<string, DraftLine>>;
  teamStats: Readonly<Record<Side, Counts>>;
  periodScores: readonly PeriodScore[];
}

export const emptyLine: DraftLine = { state: 'out', note: '', counts: {} };

export const reasons = ["Coach's Decision", 'Injured', 'Ill', 'Suspended', 'Away'] as const;
export const noteFor = (reason: string): string => `DNP - ${reason}`;

/** The lines of walk-ons are not typed: they stay as they are until somebody has settled who it was. */
export function toDraft(definition: SportDefinition, boxScore: BoxScore): EntryDraft {
  const ofPlayers = boxScore.lines.filter(({ playerId }) => playerId > 0);
  const lines = ofPlayers.map(({ playerId, didNotPlay, note, stats }): [string, DraftLine] => [
    String(playerId),
    { state: didNotPlay ? 'dnp' : 'played', note: note ?? '', counts: typedCounts(definition, countsIn(stats)) },
  ]);
  return {
    version: boxScore.version,
    lines: Object.fromEntries(lines),
    teamStats: boxScore.teamStats,
    periodScores: boxScore.periodScores,
  };
}

/** Leaves out counts that follow from others, unless somebody typed another value. */
function typedCounts(definition: SportDefinition, stats: Counts): Counts {
  const keys = listStatKeys(definition).filter((key) => (stats[key] ?? 0) > 0);
  const counts = Object.fromEntries(keys.map((key) => [key, stats[key] ?? 0]));
  const following = definition.statistics.flatMap((one) => (one.kind === 'count' && one.follows ? [one] : []));
  for (const { key, follows } of following) {
    const { [key]: typed, ...others } = counts;
    if (typed !== undefined && follows?.(others) === typed) delete counts[key];
  }
  return counts;
}

export function listStatKeys({ statistics }: SportDefinition): string[] {
  return statistics.flatMap((one) => {
    if (one.kind === 'pair') return [one.made.key, one.attempted.key];
    return one.kind === 'count' ? [one.key] : [];
  });
}

export function buildBody({ version, lines, teamStats, periodScores }: EntryDraft): TypedBoxScore {
  return TypedBoxScore.parse({
    version,
    lines: listedIn(lines).map(([id, { state, note, counts }]) => ({
      playerId: Number(id),
      ...(state === 'dnp' ? { didNotPlay: true } : counts),
      ...(note && { note }),
    })),
    teamStats,
    periodScores,
  });
}

const listedIn = (lines: EntryDraft['lines']) => Object.entries(lines).filter(([, { state }]) => state !== 'out');

/** The players with a line, in the order in which the lines are sent. */
export const playersIn = ({ lines }: EntryDraft): number[] => listedIn(lines).map(([id]) => Number(id));

/** The problems that the server found, each with the player's name. */
export function issueTexts(
  issues: readonly Issue[],
  draft: EntryDraft,
  getName: (playerId: number) => string,
): string[] {
  const ids = playersIn(draft);
  return issues.map(({ path, message }) => {
    const [, index, name = ''] = /^lines\.(\d+)\.(.+)$/.exec(path) ?? [];
    const id = ids[Number(index)];
    if (id === undefined) return `${path.split('.').at(-1)} ${message}`;
    return `${getName(id)}: ${name === 'playerId' ? '' : `${name} `}${message}`;
  });
}

/** What a side's lines add up to so far, including those of walk-ons and what belongs to no player. */
export function sumSide(
  definition: SportDefinition,
  { draft, walkOns = [] }: { draft: EntryDraft; walkOns?: readonly BoxScoreLine[] },
  side: Side,
  playerIds: readonly number[],
) {
  const lines = playerIds.map((id) => draft.lines[id] ?? emptyLine).filter(({ state }) => state === 'played');
  const all = [...lines.map(({ counts }) => counts), ...walkOns.map(({ stats }) => countsIn(stats))];
  return sumCounts([...all.map((counts) => completed(definition, counts)), draft.teamStats[side]]);
}

/**
 * Changes one count and adjusts the others so that nothing contradicts it: more made means more attempted, and a
 * three-pointer is a field goal. Null lets it follow from the others.
 */
export function withCount(definition: SportDefinition, before: Counts, key: string, value: number | null): Counts {
  const counts: Record<string, number> = { ...before };
  if (value === null) delete counts[key];
  else counts[key] = value;
  const pairs = definition.statistics.filter((one): one is Pair => one.kind === 'pair');
  const pair = pairs.find(({ made, attempted }) => made.key === key || attempted.key === key);
  if (!pair) return counts;
  settle(counts, pair, pair.made.key === key);
  const whole = pairs.find((one) => one.key === pair.within);
  if (whole) raiseWhole(counts, pair, whole);
  for (const part of pairs.filter(({ within }) => within === pair.key)) lowerPart(counts, part, pair);
  return counts;
}

const of = (counts: Counts, { key }: { key: string }): number => counts[key] ?? 0;
const missed = (counts: Counts, { made, attempted }: Pair): number => of(counts, attempted) - of(counts, made);

function settle(counts: Record<string, number>, { made, attempted }: Pair, byMade: boolean): void {
  if (of(counts, made) <= of(counts, attempted)) return;
  if (byMade) counts[attempted.key] = of(counts, made);
  else counts[made.key] = of(counts, attempted);
}

function raiseWhole(counts: Record<string, number>, part: Pair, whole: Pair): void {
  const misses = Math.max(missed(counts, whole), missed(counts, part));
  const made = Math.max(of(counts, whole.made), of(counts, part.made));
  setPair(counts, whole, made, misses);
}

function lowerPart(counts: Record<string, number>, part: Pair, whole: Pair): void {
  const misses = Math.min(missed(counts, whole), missed(counts, part));
  setPair(counts, part, Math.min(of(counts, whole.made), of(counts, part.made)), misses);
}

function setPair(counts: Record<string, number>, { made, attempted }: Pair, hits: number, misses: number): void {
  if (of(counts, made) !== hits) counts[made.key] = hits;
  if (of(counts, attempted) !== hits + misses) counts[attempted.key] = hits + misses;
}
