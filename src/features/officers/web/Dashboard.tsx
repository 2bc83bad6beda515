import { useLocation, useSearchParams } from 'react-router';
import { useSearchChange } from '#web/routing/search-params.ts';
import { openedSite } from '#web/site.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { GameScores } from './GameScores.tsx';
import { PlayerManagement } from './PlayerManagement.tsx';

const tabs = [
  { value: 'players', label: 'Player Management' },
  { value: 'scores', label: 'Game Scores' },
] as const;

export function Dashboard() {
  const [params] = useSearchParams();
  const change = useSearchChange();
  // An officer comes for the games of the day; an address that names a team is about its players.
  const asked = params.get('tab') ?? (params.has('team') ? 'players' : 'scores');
  const tab = asked === 'players' ? 'players' : 'scores';
  return (
    <>
      <OtherPages />
      <Tabs label="Dashboard" tabs={tabs} value={tab} onChoose={(chosen) => change({ tab: chosen }, { replace: true })}>
        <div className="grid gap-4 pt-4">{tab === 'scores' ? <GameScores /> : <PlayerManagement />}</div>
      </Tabs>
    </>
  );
}

/** The other pages that are for officers. */
function OtherPages() {
  const { pathname } = useLocation();
  const pages = openedSite().filter(({ path, isForOfficers }) => isForOfficers && path !== pathname);
  if (pages.length === 0) return null;
  return (
    <nav aria-label="More for officers" className="mb-3 flex flex-wrap gap-2">
      {pages.map(({ path, title }) => (
        <ButtonLink key={path} to={path} small>
          {title}
        </ButtonLink>
      ))}
    </nav>
  );
}
