import type { SportDefinition } from '#features/sports/definitions/definition.ts';
import type { BoxScoreLine } from '../contract.ts';
import { leadersIn } from '../rules.ts';
import { isOfPlayers } from './columns.ts';

export interface Leader {
  key: string;
  label: string;
  abbreviation: string;
  value: number;
  lines: BoxScoreLine[];
}

const mostShown = 5;

/** Who did most of what players are counted for, in the order of the columns. */
export function leadersOf(definition: SportDefinition, lines: readonly BoxScoreLine[]): Leader[] {
  return definition.statistics
    .filter((statistic) => statistic.kind !== 'derived' && isOfPlayers(statistic))
    .map((statistic) => {
      const counted = statistic.kind === 'pair' ? statistic.made.key : statistic.key;
      const leaders = leadersIn(lines, counted);
      const { key, label, abbreviation } = statistic;
      return { key, label, abbreviation, value: leaders[0]?.stats[counted] ?? 0, lines: leaders };
    })
    .filter(({ value }) => value > 0)
    .slice(0, mostShown);
}

/** What is said of a table before its cells: whose it is, how many there are, who did most. */
export function tableSummary(name: string, definition: SportDefinition, lines: readonly BoxScoreLine[]): string {
  const played = lines.filter(({ didNotPlay }) => !didNotPlay);
  const sat = lines.length - played.length;
  const most = leadersOf(definition, played)
    .slice(0, 3)
    .map(
      ({ label, value, lines: [first] }) => `most ${label.toLowerCase()}: ${first?.player.displayName} with ${value}`,
    );
  const who = `${name}, ${played.length} ${played.length === 1 ? 'player' : 'players'}${sat > 0 ? `, ${sat} did not play` : ''}`;
  return `${[who, ...most].join('; ')}.`;
}
