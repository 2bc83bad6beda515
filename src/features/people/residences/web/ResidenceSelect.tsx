import { type FieldTies, Select } from '#web/ui/fields/Field.tsx';
import type { ResidenceName } from '../contract.ts';

interface ResidenceSelectProps {
  ties: FieldTies;
  residences: readonly ResidenceName[];
  /** The current residence, which is listed even if it can no longer be chosen. */
  now?: ResidenceName | undefined;
  value: number | null;
  disabled?: boolean;
  onChoose: (id: number | null) => void;
}

/** A residence of this village, or none. */
export function ResidenceSelect({ ties, residences, now, value, disabled = false, onChoose }: ResidenceSelectProps) {
  const isRemoved = now !== undefined && residences.every(({ id }) => id !== now.id);
  return (
    <Select
      {...ties}
      value={value ?? ''}
      disabled={disabled}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
    >
      <option value="">Not set</option>
      {[...(isRemoved ? [now] : []), ...residences].map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
