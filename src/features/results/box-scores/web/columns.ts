import type { SportDefinition, Statistic } from '#features/teams/sports/definitions/definition.ts';
import { type Band, countsIn, pickBand } from '#features/teams/sports/rules.ts';
import type { BoxScoreLine } from '../contract.ts';
import { findLeaders, isOfPlayers } from '../rules.ts';

export interface Cell {
  /** `19`, `8/14`, `62` */
  value: string;
  /** The unit after the value, for places without a heading that shows it. */
  unit: string;
  /** For a pair, the percentage made. */
  percentage: string | null;
  band: Band | null;
  spoken: string;
}

type Stats = Readonly<Record<string, number | null>>;

export const bandNames: Record<Band, string> = { good: 'good', fair: 'fair', low: 'low' };

const notTracked: Cell = { value: '–', unit: '', percentage: null, band: null, spoken: 'not counted' };

/** Formats a statistic of these numbers. With nothing attempted, the percentage is 0 and has no band. */
export function formatCell(statistic: Statistic, stats: Stats): Cell {
  if (stats[statistic.kind === 'pair' ? statistic.attempted.key : statistic.key] === null) return notTracked;
  if (statistic.kind === 'pair') {
    const [made, attempted] = [stats[statistic.made.key] ?? 0, stats[statistic.attempted.key] ?? 0];
    const share = stats[statistic.percentageKey] ?? 0;
    const band = attempted > 0 && statistic.bands ? pickBand(share, statistic.bands) : null;
    const spoken = [`${made} of ${attempted}`, `${share}%`, ...judged(band)].join(', ');
    return { value: `${made}/${attempted}`, unit: '', percentage: `${share}%`, band, spoken };
  }
  const value = stats[statistic.key] ?? 0;
  const band =
    statistic.kind === 'derived' && statistic.bands && statistic.outOf(countsIn(stats)) > 0
      ? pickBand(value, statistic.bands)
      : null;
  const unit = statistic.kind === 'derived' && statistic.unit ? statistic.unit : '';
  return {
    value: String(value),
    unit,
    percentage: null,
    band,
    spoken: [`${value}${unit}`, ...judged(band)].join(', '),
  };
}

/** Most of this statistic first; then who has none of it, whose it was not counted, and who did not play. */
export function sortedBy(statistic: Statistic | undefined, lines: readonly BoxScoreLine[]): BoxScoreLine[] {
  const key = statistic?.kind === 'pair' ? statistic.made.key : statistic?.key;
  const rank = ({ stats, didNotPlay }: BoxScoreLine) => {
    if (didNotPlay) return -2;
    const value = key === undefined ? 0 : stats[key];
    return value === null ? -1 : (value ?? 0);
  };
  return lines.toSorted((one, other) => rank(other) - rank(one));
}

const mainCount = 4;

/** The first columns of the box score that were counted: as many as fit on a phone. */
export function mainColumns(
  { statistics }: SportDefinition,
  lines: readonly Pick<BoxScoreLine, 'stats'>[],
): Statistic[] {
  const isCounted = (statistic: Statistic) => {
    const key = statistic.kind === 'pair' ? statistic.attempted.key : statistic.key;
    return lines.some(({ stats }) => stats[key] !== null);
  };
  return statistics
    .filter((one) => isOfPlayers(one) && !one.inAnalysisOnly && !one.withoutColumn && isCounted(one))
    .slice(0, mainCount);
}

/** Whether it is drawn as a bar: pairs, and computed percentages. */
export const isShare = (statistic: Statistic): boolean =>
  statistic.kind === 'pair' || (statistic.kind === 'derived' && statistic.unit === '%');

const judged = (band: Band | null): string[] => (band ? [bandNames[band]] : []);

/** `L. Mokoena`; a single name is kept, also with a number behind: `Walk-on 23`. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return rest.every((word) => /^\d+$/.test(word))
    ? [first, ...rest].join(' ')
    : `${[...first][0] ?? ''}. ${rest.join(' ')}`;
}

/** Read out before the cells of a table: the team, the number of players, and the leaders. */
export function tableSummary(name: string, definition: SportDefinition, lines: readonly BoxScoreLine[]): string {
  const played = lines.filter(({ didNotPlay }) => !didNotPlay);
  const sat = lines.length - played.length;
  const most = findLeaders(definition, played)
    .slice(0, 3)
    .map(
      ({ label, value, lines: [first] }) => `most ${label.toLowerCase()}: ${first?.player.displayName} with ${value}`,
    );
  const who = `${name}, ${played.length} ${played.length === 1 ? 'player' : 'players'}${sat > 0 ? `, ${sat} did not play` : ''}`;
  return `${[who, ...most].join('; ')}.`;
}
