import { useQuery } from '@tanstack/react-query';
import { dateText } from '#shared/notation.ts';
import { Card } from '#web/ui/Card.tsx';
import { ScrollTable } from '#web/ui/lists/Table.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { CupTable } from '../contract.ts';
import { labelPlaces } from '../graph-rules.ts';
import { pointsText } from '../in-words.ts';
import { leadText } from '../week-rules.ts';
import { ownCupOptions } from './api.ts';

const [width, height] = [300, 150];
/** How many residences are named, those of the top. */
const mostNamed = 3;

/** How the points grew over the weeks: one's own residence and the leaders stand out. In words and as a table, too. */
export function CupGraph({ table }: { table: CupTable }) {
  const mine = useQuery(ownCupOptions()).data?.residenceId;
  const wall = useZone().wall(new Date(useNow()));
  const { rows, weeks } = table;
  if (weeks.length < 2) return null;
  const values = rows.flatMap(({ byWeek }) => byWeek);
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  const toY = (points: number) => ((most - points) / (most - least)) * height;
  const toX = (week: number) => (week / (weeks.length - 1)) * width;
  const named = rows.filter(({ residence }, index) => index < mostNamed || residence.id === mine);
  const ends = labelPlaces(
    named.map(({ points }) => toY(points) / height),
    0.13,
  );
  const look = (index: number, id: number) =>
    id === mine ? 'stroke-accent stroke-3' : index < mostNamed ? 'stroke-ink/80 stroke-2' : 'stroke-edge';
  const days = [weeks[0], weeks.at(-1)].map((week) => dateText(week ?? '', wall));
  return (
    <Card heading="Over the weeks">
      <figure>
        <div aria-hidden className="grid grid-cols-[minmax(0,1fr)_5.5rem] gap-x-2">
          <svg
            aria-hidden
            className="h-44 w-full overflow-visible"
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
          >
            <path d={`M0 ${toY(0)}H${width}`} className="stroke-edge" vectorEffect="non-scaling-stroke" />
            {rows
              .map(({ residence, byWeek }, index) => (
                <path
                  key={residence.id}
                  d={byWeek
                    .map((points, week) => `${week === 0 ? 'M' : 'L'}${toX(week).toFixed(1)} ${toY(points).toFixed(1)}`)
                    .join('')}
                  className={`fill-none ${look(index, residence.id)}`}
                  vectorEffect="non-scaling-stroke"
                />
              ))
              .toReversed()}
          </svg>
          <div className="relative h-44">
            {named.map(({ residence, points }, index) => (
              <span
                key={residence.id}
                style={{ top: `${(ends[index] ?? 0) * 100}%` }}
                className={`-translate-y-1/2 absolute inset-x-0 flex items-baseline gap-1.5 text-xs ${residence.id === mine ? 'text-accent-text' : ''}`}
              >
                <span className="score text-base">{pointsText(points)}</span>
                <span className="min-w-0 truncate">{residence.shortName ?? residence.name}</span>
              </span>
            ))}
          </div>
          <div className="mt-1 flex justify-between text-soft text-xs">
            {days.map((day) => (
              <span key={day}>{day}</span>
            ))}
          </div>
        </div>
        <figcaption className="mt-3 text-pretty text-sm text-soft">{leadText(rows, pointsText)}</figcaption>
      </figure>
      <details className="mt-2 border-line border-t">
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-sm">As a table</summary>
        <ScrollTable label="Points by week" caption="Points at the end of each week">
          <thead>
            <tr>
              <th scope="col">Residence</th>
              {weeks.map((week) => (
                <th key={week} scope="col" className="whitespace-nowrap">
                  {dateText(week, wall)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ residence, byWeek }) => (
              <tr key={residence.id}>
                <th scope="row">{residence.name}</th>
                {byWeek.map((points, week) => (
                  <td key={weeks[week]} className="score">
                    {pointsText(points)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      </details>
    </Card>
  );
}
