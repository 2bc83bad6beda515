import { statFields } from './stat-fields.ts';

export const achievementFields = [
  { name: 'isMvp', label: 'MVP', text: 'Most valuable player of the season' },
  { name: 'isAllStar', label: 'All-Star', text: 'Chosen among the best of the sport' },
  { name: 'isCaptain', label: 'Captain', text: 'Leads the team' },
] as const;

export const playerFieldLabels: ReadonlyMap<string, string> = new Map([
  ['jerseyNumber', 'Jersey Number'],
  ['position', 'Position'],
  ...statFields.map(({ key, label }): [string, string] => [`stats.${key}`, label]),
  ...achievementFields.map(({ name, label }): [string, string] => [name, label]),
]);
