import { type Framing, mostZoom } from './crop.ts';

interface CropSlidersProps {
  framing: Framing;
  onChange: (framing: Framing) => void;
}

const sliders = [
  { part: 'zoom', label: 'Closer', min: 1, max: mostZoom },
  { part: 'x', label: 'Left and right', min: 0, max: 1 },
  { part: 'y', label: 'Up and down', min: 0, max: 1 },
] as const;

/** For those who do not drag. */
export function CropSliders({ framing, onChange }: CropSlidersProps) {
  return (
    <div className="grid gap-1">
      {sliders.map(({ part, label, min, max }) => (
        <label key={part} className="flex min-h-11 items-center gap-3 text-sm">
          <span className="w-28 shrink-0 text-soft">{label}</span>
          <input
            type="range"
            min={min}
            max={max}
            step={0.01}
            value={framing[part]}
            onChange={({ target }) => onChange({ ...framing, [part]: target.valueAsNumber })}
            className="h-11 min-w-0 flex-1 accent-accent-text"
          />
        </label>
      ))}
    </div>
  );
}
