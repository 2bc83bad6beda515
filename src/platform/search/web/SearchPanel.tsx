import { RecentSearches } from './RecentSearches.tsx';
import { SearchResults } from './SearchResults.tsx';

interface SearchPanelProps {
  typed: string;
  onChoose: (q: string) => void;
  onOpen: () => void;
}

export function SearchPanel({ typed, onChoose, onOpen }: SearchPanelProps) {
  const q = typed.trim();
  if (q !== '') return <SearchResults q={q} onOpen={onOpen} />;
  return (
    <div className="grid gap-4 p-2">
      <p className="text-sm text-soft">Find players, teams, games, places and pages.</p>
      <RecentSearches onChoose={onChoose} />
    </div>
  );
}
