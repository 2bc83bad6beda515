import type { Issue } from '#shared/errors.ts';
import { isOf, type SportDraft } from './draft.ts';
import type { Made } from './to-file.ts';

const fields: Readonly<Record<string, keyof SportDraft>> = {
  name: 'name',
  key: 'name',
  'periods.name': 'periodName',
  'periods.short': 'periodName',
  'periods.count': 'periodCount',
  'periods.minutes': 'minutes',
  periods: 'periodCount',
  'periods.sets.points': 'setPoints',
  'periods.sets.decidingPoints': 'decidingPoints',
  onCourt: 'onCourt',
  'fouls.limit': 'foulLimit',
  'innings.overs': 'overs',
  'innings.players': 'players',
  'table.points.win': 'win',
  'table.points.draw': 'draw',
  'table.points.loss': 'loss',
  'table.decidingSet.win': 'decidingWin',
  'table.decidingSet.loss': 'decidingLoss',
  'placings.events': 'events',
};

const columns: Readonly<Record<string, string>> = {
  abbreviation: 'abbreviation',
  otherNames: 'abbreviation',
  worth: 'worth',
  'made.worth': 'worth',
  teamOnly: 'teamOnly',
};

/** The same faults by the fields of the form; those of parts that it does not show stand beside the list of statistics. */
export function atFields(issues: readonly Issue[], made: Made, draft: SportDraft): Issue[] {
  return issues.map(({ path, message }) => ({ path: findField(path, made, draft), message }));
}

function findField(path: string, { file, rows }: Made, draft: SportDraft): string {
  const [part = '', at = '', ...rest] = path.split('.');
  if (part === 'statistics' && at !== '') {
    const row = rows[Number(at)] ?? -1;
    return row === -1
      ? whole
      : `statistics.${row}.${columns[rest.join('.').replace(/^(otherNames|made\.otherNames).*/, 'otherNames')] ?? 'label'}`;
  }
  if (part === 'taps' && at !== '') return findRowOfTap(file.taps[Number(at)], { file, rows }, draft);
  if (part === 'placings') return 'events';
  return fields[path] ?? whole;
}

const whole = 'statistics.root';

function findRowOfTap(tap: Made['file']['taps'][number] | undefined, { file, rows }: Made, draft: SportDraft): string {
  const owner = tap ? file.statistics.findIndex((statistic) => isOf(statistic, tap)) : -1;
  const row = rows[owner] ?? -1;
  if (!tap || row === -1) return whole;
  const key =
    draft.statistics[row]?.keys.findIndex((one) => one.tap === tap.key || one.label.trim() === tap.label) ?? -1;
  return key === -1 ? `statistics.${row}.label` : `statistics.${row}.keys.${key}.label`;
}
