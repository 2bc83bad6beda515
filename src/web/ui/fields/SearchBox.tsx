import { Search, X } from 'lucide-react';
import { IconButton } from '../IconButton.tsx';
import { fieldLook } from './Field.tsx';

interface SearchBoxProps {
  /** The placeholder and the accessible name: 'Search athletes...'. */
  label: string;
  value: string;
  onType: (value: string) => void;
  /** The end of an address that leads to it. */
  id?: string;
}

export function SearchBox({ label, value, onType, id }: SearchBoxProps) {
  return (
    <search className="relative block">
      <Search className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-soft" aria-hidden />
      <input
        id={id}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={60}
        onChange={(event) => onType(event.target.value)}
        className={`${fieldLook} appearance-none bg-card px-12 [&::-webkit-search-cancel-button]:hidden`}
      />
      {value !== '' && (
        <IconButton
          icon={X}
          label="Clear the search"
          onClick={() => onType('')}
          className="absolute! top-0.5 right-0.5"
        />
      )}
    </search>
  );
}
