import { FilterPills } from '#web/ui/lists/FilterPills.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import type { PlayerTotals } from '../contract.ts';

interface SportButtonsProps {
  sports: PlayerTotals['bySport'] | undefined;
  athletes: number | undefined;
  chosen: number | undefined;
  onChoose: (sportId: number | undefined) => void;
}

const all = 'all';

export function SportButtons({ sports, athletes, chosen, onChoose }: SportButtonsProps) {
  if (!sports) return <SportButtonsLoading />;
  return (
    <FilterPills
      label="Sport"
      value={chosen === undefined ? all : String(chosen)}
      onChoose={(value) => onChoose(value === all ? undefined : Number(value))}
      choices={[
        { value: all, label: 'All Sports', count: athletes },
        ...sports.map((sport) => ({ value: String(sport.sportId), label: sport.name, count: sport.athletes })),
      ]}
    />
  );
}

function SportButtonsLoading() {
  return (
    <div className="flex gap-2 overflow-hidden py-1 lg:min-h-[104px] lg:flex-wrap" aria-hidden>
      {[130, 140, 112, 104, 98, 110].map((width) => (
        <div key={width} style={{ width }} className="shrink-0">
          <Skeleton className="h-11 rounded-full" />
        </div>
      ))}
    </div>
  );
}
