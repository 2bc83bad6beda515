import type { Game } from '#features/games/contract.ts';
import { shownName } from '#features/games/rules.ts';
import { useHomeSide } from '#features/games/web/api.ts';
import { periodName } from '#features/sports/web/periods.ts';
import { Card } from '#web/ui/Card.tsx';
import { ScrollTable } from '#web/ui/lists/ScrollTable.tsx';
import type { LiveGame } from './live-game.ts';

/** The score of each period, once there is more than one. */
export function PeriodScores({ game, live }: { game: Game; live: LiveGame }) {
  const settings = useHomeSide();
  const { definition, state } = live;
  const { periodScores, score } = state;
  if (periodScores.length < 2) return null;
  return (
    <Card heading={`${definition.periods.name}s`}>
      <ScrollTable label="Score of each period" table="text-right">
        <thead className="text-xs text-soft">
          <tr>
            <th scope="col" className="text-left font-medium">
              Team
            </th>
            {periodScores.map((_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a period is its number
              <th key={at} scope="col" className="px-2 font-medium">
                {periodName(definition.periods, at + 1)}
              </th>
            ))}
            <th scope="col" className="pl-2 font-bold text-ink">
              Score
            </th>
          </tr>
        </thead>
        <tbody>
          {(['home', 'away'] as const).map((side) => (
            <tr key={side} className="border-line border-t">
              <th scope="row" className="py-2 text-left font-bold text-sm">
                {shownName(side === 'home' ? game.homeTeam : game.awayTeam, settings)}
              </th>
              {periodScores.map((period, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a period is its number
                <td key={at} className="score px-2 text-lg text-soft">
                  {period[side]}
                </td>
              ))}
              <td className="score pl-2 text-xl">{score[side]}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </Card>
  );
}
