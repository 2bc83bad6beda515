import type { Statistic } from '#features/sports/definitions/definition.ts';
import { definitionOf, partsOf } from '#features/sports/rules.ts';
import { Card } from '#web/ui/Card.tsx';
import { ScrollTable } from '#web/ui/lists/ScrollTable.tsx';
import type { BoxScore, Side } from '../contract.ts';
import { sides } from '../rules.ts';
import { cellOf } from './columns.ts';

/** The totals of both teams, side by side. */
export function TeamTotals({ boxScore, names }: { boxScore: BoxScore; names: Record<Side, string> }) {
  const { statistics } = definitionOf(boxScore.definition);
  const isShown = (statistic: Statistic) =>
    !statistic.withoutColumn ||
    sides.some((side) => partsOf(statistic).some(({ key }) => (boxScore.totals[side][key] ?? 0) > 0));
  const counted = sides.filter(
    (side) => boxScore.lines.some((line) => line.side === side) || Object.keys(boxScore.teamStats[side]).length > 0,
  );
  return (
    <Card heading="Team totals">
      <ScrollTable label="Team totals" table="min-w-[17rem] table-fixed text-sm">
        <caption className="sr-only">What each team did</caption>
        <thead>
          <tr className="text-soft text-xs">
            <th scope="col" className="w-[36%] pb-1.5 text-left align-bottom font-semibold">
              Statistic
            </th>
            {counted.map((side) => (
              <th key={side} scope="col" className="pb-1.5 pl-2 text-right align-bottom font-semibold">
                {names[side]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {statistics.filter(isShown).map((statistic) => (
            <tr key={statistic.key} className="border-line border-t">
              <th scope="row" className="py-1.5 pr-2 text-left font-normal text-soft">
                {statistic.label}
              </th>
              {counted.map((side) => {
                const { value, unit, percentage, spoken } = cellOf(statistic, boxScore.totals[side]);
                return (
                  <td key={side} className="score pl-2 text-right text-lg">
                    <span className="sr-only">{spoken}</span>
                    <span aria-hidden>
                      {value}
                      {unit}
                    </span>
                    {percentage && (
                      <span aria-hidden className="ml-1.5 text-[0.9375rem] text-soft">
                        {percentage}
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </Card>
  );
}
