import type { SportDefinition } from '#features/sports/definitions/definition.ts';
import type { BoxScoreLine } from '../contract.ts';
import { leadersOf } from '../rules.ts';

/** Read out before the cells of a table: the team, the number of players, and the leaders. */
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
