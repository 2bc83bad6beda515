import { Segmented } from '#web/ui/fields/Segmented.tsx';
import type { Side } from '../contract.ts';
import type { ShownSide } from './sides.ts';

interface SideChoiceProps {
  sides: readonly ShownSide[];
  value: Side;
  onChoose: (side: Side) => void;
}

/** Renders nothing if only one side has lines. */
export function SideChoice({ sides, value, onChoose }: SideChoiceProps) {
  if (sides.length < 2) return null;
  return (
    <Segmented
      label="Team"
      choices={sides.map(({ side, name }) => ({ value: side, label: name }))}
      value={value}
      onChoose={onChoose}
    />
  );
}
