import type { SportFile, Statistic } from '../../../definitions/file.ts';
import { listCountKeys, type SportDraft, type StatisticDraft } from './draft.ts';
import { toKey, toTapKey } from './keys.ts';
import { newStatistic, newTaps, pointsOf } from './new-parts.ts';
import { without } from './without.ts';

export interface Made {
  file: SportFile;
  /** For each statistic of the file, the row of the form that it comes from; -1 if it has none. */
  rows: readonly number[];
}

/** The definition that the form describes: the one that it began with, changed where the form has another value. */
export function toFile(base: SportFile, draft: SportDraft): Made {
  const { onCourt: _before, ...left } = without(base, ...listGone(base, draft));
  const taken = new Set(left.statistics.flatMap((one) => [one.key, ...listCountKeys(one)]));
  const made = draft.statistics.flatMap((row, at) => {
    const known = left.statistics.find(({ key }) => key === row.key);
    // A computed one goes with what it is computed from.
    if (!known && row.key !== '') return [];
    const statistic = known ? changed(known, row) : newStatistic(row, toKey(row.label, taken));
    return [{ statistic, row, at }];
  });
  const statistics = made.map(({ statistic }) => statistic);
  const points = pointsOf(base, statistics);
  const tapKeys = new Set(left.taps.map(({ key }) => key));
  const file: SportFile = {
    ...left,
    ...placingsOf(base, draft),
    key: toTapKey(draft.name, new Set()),
    name: draft.name.trim(),
    statistics: points ? [points, ...statistics.filter(({ key }) => key !== points.key)] : statistics,
    taps: [
      ...left.taps.map((tap) => renamed(tap, draft)),
      ...made.flatMap(({ statistic, row }) => newTaps(statistic, row, tapKeys)),
    ],
    ...onCourtOf(draft),
    periods: periodsOf(base, draft),
    ...(left.fouls && { fouls: { ...left.fouls, limit: toNumber(draft.foulLimit) } }),
    ...(left.innings && {
      innings: { ...left.innings, overs: toNumber(draft.overs), players: toNumber(draft.players) },
    }),
    table: tableOf(left, draft),
  };
  return { file, rows: file.statistics.map((one) => made.find(({ statistic }) => statistic === one)?.at ?? -1) };
}

/** An empty field is no number, and the check says so. */
const toNumber = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed.trim().replace(',', '.')));

/** The counts and the taps that the form has no more. */
function listGone(base: SportFile, draft: SportDraft): [counts: Set<string>, taps: Set<string>] {
  const stay = new Set(draft.statistics.map(({ key }) => key));
  const statistics = base.statistics.filter(({ key }) => !stay.has(key));
  const shown = new Set(draft.statistics.flatMap(({ keys }) => keys.map(({ tap }) => tap)));
  const owned = base.taps.filter(({ adds }) => Object.keys(adds).length > 0 && !base.innings);
  return [
    new Set(statistics.flatMap(listCountKeys)),
    new Set(owned.flatMap(({ key }) => (shown.has(key) ? [] : [key]))),
  ];
}

function changed(known: Statistic, { label, abbreviation, worth, teamOnly }: StatisticDraft): Statistic {
  const named = { label: label.trim(), abbreviation: abbreviation.trim() };
  if (known.kind === 'derived') return { ...known, ...named };
  const { teamOnly: _before, ...rest } = known;
  const ofTeam = teamOnly && { teamOnly };
  if (rest.kind === 'pair') return { ...rest, ...named, made: worthy(rest.made, worth), ...ofTeam };
  return { ...worthy(rest, worth), ...named, ...ofTeam };
}

function worthy<Part extends { worth?: number }>({ worth: _before, ...part }: Part, worth: string) {
  return { ...part, ...(worth.trim() !== '' && { worth: toNumber(worth) }) };
}

function renamed(tap: SportFile['taps'][number], { statistics }: SportDraft) {
  const typed = statistics
    .flatMap(({ keys }) => keys)
    .find((key) => key.tap === tap.key)
    ?.label.trim();
  if (typed === undefined || typed === tap.label) return tap;
  return { ...tap, label: typed, name: tap.name === tap.label ? typed : tap.name };
}

function onCourtOf({ onCourt }: SportDraft) {
  return onCourt.trim() === '' ? {} : { onCourt: toNumber(onCourt) };
}

function periodsOf({ periods, innings }: SportFile, draft: SportDraft): SportFile['periods'] {
  const { minutes: _minutes, overtime, sets, ...rest } = periods;
  const name = draft.periodName.trim();
  const decides = sets || innings ? overtime !== undefined : draft.level === 'overtime';
  return {
    ...rest,
    name,
    short: name === periods.name ? periods.short : (name[0] ?? '').toUpperCase(),
    count: toNumber(draft.periodCount),
    ...(draft.minutes.trim() !== '' && { minutes: toNumber(draft.minutes) }),
    ...(decides && { overtime: overtime ?? { name: 'Overtime', short: 'OT' } }),
    ...(sets && { sets: setsOf(sets, draft) }),
  };
}

function setsOf(sets: NonNullable<SportFile['periods']['sets']>, { setPoints, decidingPoints }: SportDraft) {
  const { decidingPoints: _before, ...rest } = sets;
  return {
    ...rest,
    points: toNumber(setPoints),
    ...(decidingPoints.trim() !== '' && { decidingPoints: toNumber(decidingPoints) }),
  };
}

function tableOf({ table, periods }: SportFile, draft: SportDraft): SportFile['table'] {
  const { decidingSet, ...rest } = table;
  const draw = periods.sets ? table.points.draw : toNumber(draft.draw);
  return {
    ...rest,
    points: { ...table.points, win: toNumber(draft.win), draw, loss: toNumber(draft.loss) },
    ...(decidingSet && { decidingSet: { win: toNumber(draft.decidingWin), loss: toNumber(draft.decidingLoss) } }),
  };
}

function placingsOf({ placings }: SportFile, { measure, events }: SportDraft) {
  if (!placings) return {};
  const names = events.split('\n').flatMap((line) => line.trim() || []);
  const known = new Map(placings.events.map((event) => [event.name, event]));
  return { placings: { measure, events: names.map((name) => known.get(name) ?? { name }) } };
}
