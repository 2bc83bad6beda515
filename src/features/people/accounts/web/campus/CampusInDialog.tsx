import { useQuery } from '@tanstack/react-query';
import { rememberWantedPath } from '#web/session/guard.ts';
import { beginCampusLogin, loginWaysOptions } from '../api.ts';
import { CampusButton } from './CampusButton.tsx';

/** In a dialog over a page, to which the person comes back. */
export function CampusInDialog() {
  const { data: ways } = useQuery(loginWaysOptions);
  if (!ways?.campus) return null;
  return (
    <div className="grid gap-1.5 border-line border-t pt-4">
      {ways.passwords === 'admins' && <p className="text-sm">With a password, only admins log in here.</p>}
      <CampusButton
        label={ways.campus}
        begin={beginCampusLogin}
        onLeave={() => rememberWantedPath(location.pathname + location.search)}
      />
      <p className="text-sm text-soft">Leaves this page and comes back to it. What you have not sent may be lost.</p>
    </div>
  );
}
