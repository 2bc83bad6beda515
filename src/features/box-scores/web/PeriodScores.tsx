import { definitionOf } from '#features/sports/rules.ts';
import { periodName } from '#features/sports/web/periods.ts';
import { Card } from '#web/ui/Card.tsx';
import { ScrollTable } from '#web/ui/lists/ScrollTable.tsx';
import type { BoxScore, Side } from '../contract.ts';
import { sides } from '../rules.ts';

interface PeriodScoresProps {
  boxScore: BoxScore;
  names: Record<Side, string>;
  scores: Record<Side, number | null>;
}

/** The score of each period. Renders nothing if nobody noted it. */
export function PeriodScores({ boxScore, names, scores }: PeriodScoresProps) {
  const { periods } = definitionOf(boxScore.definition);
  if (boxScore.periodScores.length === 0) return null;
  const named = boxScore.periodScores.map((score, at) => ({ ...score, name: periodName(periods, at + 1) }));
  return (
    <Card heading="By period">
      <ScrollTable label="Score of each period" table="text-sm">
        <caption className="sr-only">Score of each {periods.name.toLowerCase()}</caption>
        <thead>
          <tr className="text-soft text-xs">
            <th scope="col" className="pb-1.5 text-left font-semibold">
              Team
            </th>
            {named.map(({ name }) => (
              <th key={name} scope="col" className="px-2 pb-1.5 text-right font-semibold">
                {name}
              </th>
            ))}
            <th scope="col" className="pb-1.5 pl-2 text-right font-semibold">
              {periods.score === 'sum' ? 'Total' : 'Won'}
            </th>
          </tr>
        </thead>
        <tbody>
          {sides.map((side) => (
            <tr key={side} className="border-line border-t">
              <th scope="row" className="py-2 pr-2 text-left font-semibold">
                {names[side]}
              </th>
              {named.map((score) => (
                <td key={score.name} className="score px-2 text-right text-lg text-soft">
                  {score[side]}
                </td>
              ))}
              <td className="score pl-2 text-right text-xl">{scores[side] ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </Card>
  );
}
