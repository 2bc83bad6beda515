import { CloudOff } from 'lucide-react';
import { Outlet, useNavigation } from 'react-router';
import { useConnection } from '../api/connection.ts';
import { useDebounced } from '../debounced.ts';
import { EmptyState } from '../ui/states.tsx';

/** The page; or, where another is asked for whose code cannot come without a network, word that it will. */
export function PageOutlet() {
  const asked = useNavigation().location?.pathname ?? '';
  const online = useConnection();
  const missed = useDebounced(online ? '' : asked);
  if (missed === '') return <Outlet />;
  return (
    <div role="status" className="mx-auto max-w-xl py-8">
      <EmptyState
        icon={CloudOff}
        title="This page is not available offline yet"
        text="It will load when you're back online."
      />
    </div>
  );
}
