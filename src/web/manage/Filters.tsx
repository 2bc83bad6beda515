import { Select } from '../ui/fields/Select.tsx';
import type { Filter } from './manager.ts';

interface FiltersProps {
  filters: readonly Filter[];
  chosen: Readonly<Record<string, string>>;
  onChoose: (name: string, value: string) => void;
}

export function Filters({ filters, ...rest }: FiltersProps) {
  if (filters.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2.5">
      {filters.map((filter) => (
        <FilterSelect key={filter.name} filter={filter} {...rest} />
      ))}
    </div>
  );
}

function FilterSelect({ filter, chosen, onChoose }: Omit<FiltersProps, 'filters'> & { filter: Filter }) {
  const { name, label, all, choices } = filter;
  return (
    <div className="min-w-40 flex-1 sm:max-w-64">
      <Select
        aria-label={label}
        choices={choices()}
        value={chosen[name] ?? ''}
        onChange={({ target }) => onChoose(name, target.value)}
      >
        <option value="">{all}</option>
      </Select>
    </div>
  );
}
