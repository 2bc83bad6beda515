import { ToggleButton } from '#web/ui/ToggleButton.tsx';
import { type PlayingTime, weekdayNames } from '../../../contract.ts';

type Weekday = PlayingTime['day'];

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
        aria-label={day}
        onClick={() => onToggle(day)}
        className="min-h-11! min-w-11 px-2.5!"
      >
        {day.slice(0, 3)}
      </ToggleButton>
    ))}
  </fieldset>
);
