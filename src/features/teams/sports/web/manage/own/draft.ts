import type { SportFile, Statistic } from '../../../definitions/file.ts';

/** A key of the console's pad. */
interface KeyDraft {
  /** The key of its tap; empty for a new one. */
  tap: string;
  label: string;
}

export interface StatisticDraft {
  /** Empty for a new one. */
  key: string;
  kind: Statistic['kind'];
  label: string;
  abbreviation: string;
  worth: string;
  teamOnly: boolean;
  keys: KeyDraft[];
}

/** What the form shows of a definition, as it is typed. */
export interface SportDraft {
  name: string;
  periodName: string;
  periodCount: string;
  minutes: string;
  /** What follows the last period of a level game. */
  level: 'draw' | 'overtime';
  onCourt: string;
  statistics: StatisticDraft[];
  foulLimit: string;
  setPoints: string;
  decidingPoints: string;
  overs: string;
  players: string;
  win: string;
  draw: string;
  loss: string;
  decidingWin: string;
  decidingLoss: string;
  measure: 'time' | 'distance' | 'points' | 'place';
  /** A line for each. */
  events: string;
}

const typed = (value: number | undefined): string => (value === undefined ? '' : String(value));

export function toDraft(file: SportFile, name: string): SportDraft {
  const { periods, table, fouls, innings, placings } = file;
  return {
    name,
    periodName: periods.name,
    periodCount: typed(periods.count),
    minutes: typed(periods.minutes),
    level: periods.overtime ? 'overtime' : 'draw',
    onCourt: typed(file.onCourt),
    statistics: file.statistics.map((statistic) => toRow(file, statistic)),
    foulLimit: typed(fouls?.limit),
    setPoints: typed(periods.sets?.points),
    decidingPoints: typed(periods.sets?.decidingPoints),
    overs: typed(innings?.overs),
    players: typed(innings?.players),
    win: typed(table.points.win),
    draw: typed(table.points.draw),
    loss: typed(table.points.loss),
    decidingWin: typed(table.decidingSet?.win),
    decidingLoss: typed(table.decidingSet?.loss),
    measure: placings?.measure ?? 'time',
    events: (placings?.events ?? []).map((event) => event.name).join('\n'),
  };
}

export const newRow = (): StatisticDraft => ({
  key: '',
  kind: 'count',
  label: '',
  abbreviation: '',
  worth: '',
  teamOnly: false,
  keys: [],
});

function toRow(file: SportFile, statistic: Statistic): StatisticDraft {
  const { key, kind, label, abbreviation } = statistic;
  const worth = kind === 'count' ? statistic.worth : kind === 'pair' ? statistic.made.worth : undefined;
  const teamOnly = kind !== 'derived' && statistic.teamOnly === true;
  return { key, kind, label, abbreviation, worth: typed(worth), teamOnly, keys: listKeys(file, statistic) };
}

/** Each tap has its place below the first statistic that it adds to. The balls of innings are not changed one by one. */
const listKeys = (file: SportFile, statistic: Statistic): KeyDraft[] =>
  file.innings ? [] : file.taps.filter((tap) => isOf(statistic, tap)).map(({ key, label }) => ({ tap: key, label }));

export const isOf = (statistic: Statistic, { adds }: SportFile['taps'][number]): boolean => {
  const [first] = Object.keys(adds);
  return first !== undefined && listCountKeys(statistic).includes(first);
};

export function listCountKeys(statistic: Statistic): string[] {
  if (statistic.kind === 'pair') return [statistic.made.key, statistic.attempted.key];
  return statistic.kind === 'count' ? [statistic.key] : [];
}
