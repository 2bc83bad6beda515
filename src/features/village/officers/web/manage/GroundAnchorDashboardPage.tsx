import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type endpoints, OfficerVerification } from '#features/people/accounts/contract.ts';
import { getMessage } from '#web/api/api.ts';
import { apiClient, useWrite } from '#web/api/requests.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { useExternalStore } from '#web/routing/rendering.ts';
import { useSearchChange } from '#web/routing/search-params.ts';
import { clearOfficerFlags, noteOfficer, onSessionChange, readFlag } from '#web/session/session.ts';
import { openedSite } from '#web/site.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { TextInput } from '#web/ui/fields/Field.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { ForgottenPassword } from '../ForgottenPassword.tsx';
import { GameScores } from '../GameScores.tsx';
import { PlayerManagement } from '../PlayerManagement.tsx';

const api = apiClient<typeof endpoints>();

async function verifyOfficer(username: string) {
  await api.send('POST /api/ground-anchor/verify', { body: { username } });
  noteOfficer(username);
}

const useOfficerVerified = (): boolean => useExternalStore(onSessionChange, isOfficerVerified, () => false);

const isOfficerVerified = () => readFlag('groundAnchorAuthenticated') === 'true';

const tabs = [
  { value: 'players', label: 'Player Management' },
  { value: 'scores', label: 'Game Scores' },
] as const;

export function Dashboard() {
  const [params] = useSearchParams();
  const change = useSearchChange();
  // Officers come for the games of the day; an address that names a team is about its players.
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

/** What else officers do: on other pages, and for members without a password. */
function OtherPages() {
  const { pathname } = useLocation();
  const pages = openedSite().filter(({ path, isForOfficers }) => isForOfficers && path !== pathname);
  return (
    <div className="mb-3 flex flex-wrap gap-2">
      {pages.length > 0 && (
        <nav aria-label="More for officers" className="contents">
          {pages.map(({ path, title }) => (
            <ButtonLink key={path} to={path} small>
              {title}
            </ButtonLink>
          ))}
        </nav>
      )}
      <ButtonLink to="/meets" small>
        Meets
      </ButtonLink>
      <ForgottenPassword />
    </div>
  );
}

/** Leaves the dashboard only: the session goes on. */
function LogoutButton() {
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
  const passed = useOfficerVerified();
  return (
    <>
      <PageTitle aside={passed && <LogoutButton />}>Ground Anchor Dashboard</PageTitle>
      {passed ? <Dashboard /> : <OfficerDialog />}
    </>
  );
}

/** Asks officers to type their own username, so that nobody works in another's name by mistake. */
function OfficerDialog() {
  const navigate = useNavigate();
  const verification = useWrite({ send: verifyOfficer });
  const form = useContractForm({
    contract: OfficerVerification,
    defaultValues: { username: '' },
    blames: () => 'username',
    onFailed: (failure) => toast({ title: 'Access Denied', description: getMessage(failure), tone: 'bad' }),
  });
  const { setFocus } = form;

  // `showModal` focuses the first button; the focus belongs in the name field.
  useEffect(() => setFocus('username'), [setFocus]);

  const verify = form.submitTo(async ({ username }) => {
    await verification.mutateAsync(username);
    toast({ title: 'Welcome!', tone: 'good' });
  });
  const leave = () => void navigate('/more');

  return (
    <FormDialog
      refusalOf={form}
      title="Ground Anchor Authentication Required"
      description="Please enter your username to access the dashboard."
      onClose={leave}
      busy={form.isSending}
      submitLabel="Verify"
      busyLabel="Verifying..."
      disabled={form.watch('username').trim() === ''}
      onSubmit={verify}
    >
      <FormField form={form} name="username" label="Username" required>
        {(ties) => (
          <TextInput
            {...ties}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="Enter your username"
            maxLength={30}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
