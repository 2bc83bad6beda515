import type { Row } from '#server/database/schema.ts';
import type { Write } from '#server/write.ts';
import { ofEachStat } from '../stat-keys.ts';
import { noStats, type StatTotals } from '../stat-names.ts';
import {
  addStats,
  isSomething,
  type Openings,
  openingIn,
  openingsIn,
  openingsText,
  statColumns,
  statsIn,
} from './stat-columns.ts';

type PlayerRow = Row<'players'>;

/** Adds another player's totals entered by hand. If one of them has box scores, settle the season afterwards. */
export async function addHandTotals(write: Write, season: string, kept: PlayerRow, merged: PlayerRow): Promise<void> {
  const [one, other] = [handTotalsIn(kept), handTotalsIn(merged)];
  const totals = addStats(one.totals, other.totals);
  const columns =
    one.isAll && other.isAll
      ? byHand(totals, plus(one.openings, other.openings))
      : alongsideBoxScores(totals, plus(asOpenings(one, season), asOpenings(other, season)));
  await write.db.updateTable('players').set(columns).where('id', '=', kept.id).execute();
}

export interface MergedTotals {
  /** The merged player's row before the merge. */
  merged: PlayerRow;
  /** The season in which the totals were added. */
  addedIn: string;
}

/** Subtracts these totals again. Totals that an officer has corrected meanwhile never become negative. */
export async function takeHandTotals(
  write: Write,
  season: string,
  kept: PlayerRow,
  { merged, addedIn }: MergedTotals,
): Promise<void> {
  const [one, other] = [handTotalsIn(kept), handTotalsIn(merged)];
  const columns = one.isAll
    ? byHand(minus(one.totals, pickShare(other, season)), without(one.openings, other.openings))
    : alongsideBoxScores(minus(one.totals, other.totals), without(one.openings, asOpenings(other, addedIn)));
  await write.db.updateTable('players').set(columns).where('id', '=', kept.id).execute();
}

interface HandTotals {
  totals: StatTotals;
  openings: Openings;
  /** Whether these are all totals, because there are no box scores. */
  isAll: boolean;
}

function handTotalsIn(row: PlayerRow): HandTotals {
  const isAll = row.kept_stats === null;
  return { totals: isAll ? statsIn(row) : openingIn(row.kept_stats), openings: openingsIn(row.openings), isAll };
}

const asOpenings = ({ totals, openings, isAll }: HandTotals, season: string): Openings =>
  isAll && isSomething(totals) ? { ...openings, [season]: totals } : openings;

const pickShare = ({ totals, openings, isAll }: HandTotals, season: string): StatTotals =>
  isAll ? totals : (openings[season] ?? totals);

const byHand = (totals: StatTotals, openings: Openings) => ({
  ...statColumns(totals),
  openings: openingsText(openings),
});

const alongsideBoxScores = (totals: StatTotals, openings: Openings) => ({
  kept_stats: JSON.stringify(totals),
  openings: openingsText(openings),
});

const plus = (one: Openings, other: Openings): Openings => ofEachSeason(one, other, addStats);

const without = (one: Openings, other: Openings): Openings => ofEachSeason(one, other, minus);

type Joining = (one: StatTotals, other: StatTotals) => StatTotals;

function ofEachSeason(one: Openings, other: Openings, join: Joining): Openings {
  const joined = Object.keys({ ...one, ...other }).map((season) => {
    return [season, join(one[season] ?? noStats, other[season] ?? noStats)] as const;
  });
  return Object.fromEntries(joined.filter(([, totals]) => isSomething(totals)));
}

const minus: Joining = (one, other) => ofEachStat((key) => Math.max(0, one[key] - other[key]));
