import { Select } from '../ui/fields/Select.tsx';
import type { Filter } from './manager.ts';

interface FiltersProps {
  filters: readonly Filter[];
  chosen: Readonly<Record<string, string>>;
  onChoose: (name: string, value: string) => void;
}

export function Filters({ filters, chosen, onChoose }: FiltersProps) {
  if (filters.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2.5">
      {filters.map((filter) => (
        <FilterSelect
          key={filter.name}
          filter={filter}
          value={chosen[filter.name] ?? ''}
          onChoose={(value) => onChoose(filter.name, value)}
        />
      ))}
    </div>
  );
}

interface FilterSelectProps {
  filter: Filter;
  value: string;
  onChoose: (value: string) => void;
}

function FilterSelect({ filter: { label, all, choices }, value, onChoose }: FilterSelectProps) {
  return (
    <div className="min-w-40 flex-1 sm:max-w-64">
      <Select aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{all}</option>
        {(choices() ?? []).map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </div>
  );
}
