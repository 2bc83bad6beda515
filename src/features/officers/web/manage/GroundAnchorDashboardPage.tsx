import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { useSearchChange } from '#web/routing/search-params.ts';
import { clearOfficerFlags } from '#web/session/session.ts';
import { openedSite } from '#web/site.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { GameScores } from '../GameScores.tsx';
import { GateDialog } from '../GateDialog.tsx';
import { useGatePassed } from '../gate.ts';
import { PlayerManagement } from '../PlayerManagement.tsx';

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

/** Leaves the dashboard, not the village: the session goes on. */
export function LogoutButton() {
  const navigate = useNavigate();
  const leave = async () => {
    await navigate('/more');
    clearOfficerFlags();
    toast({ title: 'Logged out' });
  };
  return (
    <Button small onClick={leave}>
      Logout
    </Button>
  );
}

export function GroundAnchorDashboardPage() {
  const passed = useGatePassed();
  return (
    <>
      <PageTitle back="/more" aside={passed && <LogoutButton />}>
        Ground Anchor Dashboard
      </PageTitle>
      {passed ? <Dashboard /> : <GateDialog />}
    </>
  );
}
