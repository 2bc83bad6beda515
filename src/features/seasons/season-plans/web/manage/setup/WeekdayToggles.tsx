import { ToggleButton } from '#web/ui/ToggleButton.tsx';
import { type Weekday, weekdayNames } from '../../../contract.ts';

interface WeekdayTogglesProps {
  legend: string;
  isLegendShown?: boolean;
  chosen: readonly Weekday[];
  onToggle: (day: Weekday) => void;
}

export const WeekdayToggles = ({ legend, isLegendShown = false, chosen, onToggle }: WeekdayTogglesProps) => (
  <fieldset className="flex flex-wrap gap-1.5">
    <legend className={isLegendShown ? 'mb-1.5 font-semibold text-sm' : 'sr-only'}>{legend}</legend>
    {weekdayNames.map((day) => (
      <ToggleButton
        key={day}
        isPressed={chosen.includes(day)}
        onClick={() => onToggle(day)}
        className="min-h-11! min-w-11 px-2.5!"
      >
        <span aria-hidden>{day.slice(0, 3)}</span>
        <span className="sr-only">{day}</span>
      </ToggleButton>
    ))}
  </fieldset>
);
