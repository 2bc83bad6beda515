import type { TimetableMeasures } from '#features/seasons/timetables/contract.ts';
import type { PlanResult } from '../../../contract.ts';
import { Folded } from './Folded.tsx';

type Measure = Exclude<
  keyof TimetableMeasures,
  'cost' | 'games' | 'unplaced' | 'restDifference' | 'sharedPlayerClashes'
>;

/** What is compared, and from which figure on a bar is full: no season that anybody plays is worse. */
const rows: readonly { measure: Measure; label: string; worst: number }[] = [
  { measure: 'gamesPlayedDifference', label: 'Games played differ by', worst: 8 },
  { measure: 'homeAwayDifference', label: 'Home and away differ by', worst: 8 },
  { measure: 'lateDifference', label: 'Late slots differ by', worst: 8 },
  { measure: 'earlyDifference', label: 'Early slots differ by', worst: 8 },
  { measure: 'closeGames', label: 'Too little rest', worst: 8 },
];

/** Each competition with a bar for each measure: the shorter, the fairer. */
export function Measures({ competitions }: Pick<PlanResult, 'competitions'>) {
  return (
    <div className="grid gap-2">
      {competitions.map(({ key, name, measures }) => (
        <Folded
          key={key}
          title={name}
          about={`${measures.games - measures.unplaced} of ${measures.games} games have a place`}
          isOpen={competitions.length < 3}
        >
          <p className="text-sm text-soft">Rest before a game differs by {restText(measures)}</p>
          <dl className="grid gap-1 text-sm">
            {rows.map(({ measure, label, worst }) => (
              <div key={measure} className="grid grid-cols-[minmax(0,1fr)_4rem_1.75rem] items-center gap-2">
                <dt>{label}</dt>
                <dd aria-hidden className="h-1.5 overflow-hidden rounded-full bg-raised">
                  <div
                    className={`h-full rounded-full ${measures[measure] > worst / 2 ? 'bg-gold' : 'bg-win'}`}
                    style={{ width: `${Math.min(100, (100 * measures[measure]) / worst)}%` }}
                  />
                </dd>
                <dd className="score text-right text-lg">{measures[measure]}</dd>
              </div>
            ))}
          </dl>
        </Folded>
      ))}
    </div>
  );
}

/** On average, as the sum of a whole season says little. */
function restText({ restDifference, games, unplaced }: TimetableMeasures): string {
  const placed = games - unplaced;
  return placed === 0 ? '0 days' : `${(restDifference / placed).toFixed(1)} days on average`;
}
