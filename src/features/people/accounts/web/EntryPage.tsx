import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLogo, useProductName } from '#platform/settings/web/api.ts';
import { PageEnd } from '#platform/settings/web/PageEnd.tsx';
import { Refusal } from '#web/forms/Refusal.tsx';
import { Badge } from '#web/layout/Brand.tsx';
import { OfflineNotice } from '#web/layout/OfflineNotice.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { useClientOnly, useHash } from '#web/routing/rendering.ts';
import { takeWantedPath, wantedPath } from '#web/session/guard.ts';
import { beginSession, useSession } from '#web/session/session.ts';
import { findPage } from '#web/site.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { ThemeControl } from '#web/ui/ThemeControl.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { loginWaysOptions } from './api.ts';
import { CampusEntry } from './campus/CampusEntry.tsx';
import { mismatch, useLogin, useRegistration, welcomeBack, welcomeTo } from './entering.ts';
import { FloodlitCourt } from './FloodlitCourt.tsx';
import { ForgottenPassword, LoginFields, RegistrationFields } from './LoginFields.tsx';
import { acceptInvitation, invitationTokenIn, launchTokenIn, passwordTokenIn } from './links.ts';

const NewPasswordForm = lazyComponent(async () => (await import('./NewPasswordForm.tsx')).NewPasswordForm);

const InvitationNote = lazyComponent(async () => (await import('./InvitationNote.tsx')).InvitationNote);

const ways = [
  { value: 'login', label: 'Access Portal' },
  { value: 'join', label: 'Join Fleet' },
] as const;
type Way = (typeof ways)[number]['value'];

export function EntryPage() {
  const product = useProductName();
  const logo = useLogo();
  const hash = useHash();
  const [chosen, setChosen] = useState<Way | null>(null);
  // Who scans a launch's code has come to join.
  const way = chosen ?? (launchTokenIn(hash) ? 'join' : 'login');
  const token = passwordTokenIn(hash);
  const { data: open } = useQuery(loginWaysOptions);
  return (
    <main
      tabIndex={-1}
      className={`[view-transition-name:page] whole-window relative isolate min-h-dvh overflow-hidden outline-none ${entry}`}
    >
      <FloodlitCourt />
      <OfflineNotice />
      <header className="grid grid-cols-1 content-start gap-11 px-5 pt-[max(1.25rem,env(safe-area-inset-top))] lg:gap-[11vh] lg:p-12">
        <div className="flex items-center justify-between gap-4">
          <span className="lg:hidden">
            <Badge product={product} logo={logo} size={44} />
          </span>
          <div className="w-40 min-w-0 lg:hidden">
            <ThemeControl compact />
          </div>
        </div>
        <div>
          <NameInLights words={product.split(' ')} />
          <p className="mt-4 font-semibold text-soft lg:text-lg">Every game, every score, one village.</p>
        </div>
      </header>
      <div
        className={`grid grid-cols-1 content-end gap-4 px-4 pb-[max(1rem,env(safe-area-inset-bottom))] ${besideTheName}`}
      >
        <div className="hidden items-center justify-between lg:absolute lg:top-10 lg:right-10 lg:left-[calc(100%-max(420px,38vw)+2.5rem)] lg:flex">
          <Badge product={product} logo={logo} size={44} />
          <div className="w-48">
            <ThemeControl compact />
          </div>
        </div>
        <WayOn />
        <WantedNote />
        {invitationTokenIn(hash) && <InvitationNote />}
        <section
          aria-label={token ? 'A new password' : 'Come in'}
          className="card bg-card/94 p-4 shadow-lift sm:p-5 lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none"
        >
          {token ? (
            <NewPasswordForm token={token} />
          ) : (
            <div className="grid gap-5">
              {open?.campus && <CampusEntry label={open.campus} isOnly={open.passwords === 'admins'} />}
              {open?.campus && open.passwords === 'admins' ? (
                <AdminsLogin />
              ) : (
                <Tabs label="Come in" tabs={ways} value={way} onChoose={setChosen}>
                  {way === 'login' ? <LoginForm /> : <RegistrationForm product={product} />}
                </Tabs>
              )}
            </div>
          )}
        </section>
        <PageEnd />
      </div>
    </main>
  );
}

export const loader = defineLoader(({ client }) => [client.prefetchQuery(loginWaysOptions)]);

const entry =
  'grid grid-cols-1 content-between gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(420px,38vw)] lg:content-stretch';
const besideTheName = 'lg:content-center lg:border-line lg:border-l lg:bg-card lg:px-10';

/** As large as the longest word allows. */
function NameInLights({ words }: { words: readonly string[] }) {
  const letters = Math.max(...words.map(({ length }) => length));
  return (
    <h1 style={{ '--letters': letters }} className="score name-in-lights uppercase">
      {words.map((word, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word may occur twice
        <span key={at} className="block">
          {word}
        </span>
      ))}
    </h1>
  );
}

/** People who are logged in already can continue to Home, or log in as somebody else. */
function WayOn() {
  const session = useSession();
  if (!session) return null;
  return (
    <div className="card settle flex items-center justify-between gap-3 bg-card/94 py-2.5 pr-2.5 pl-4">
      <p className="min-w-0 truncate text-sm">
        Logged in as <strong>{session.displayName}</strong>
      </p>
      <ButtonLink to="/home" small>
        Go to Home
      </ButtonLink>
    </div>
  );
}

/** Says to a visitor who asked for a page of members why they are here. */
function WantedNote() {
  const wanted = useClientOnly() ? wantedPath() : null;
  const title = wanted && findPage(wanted.replace(/[?#].*/, ''))?.title;
  const session = useSession();
  if (!title || session) return null;
  return (
    <p role="status" className="card settle bg-card/94 px-4 py-3 text-sm">
      <strong>{title}</strong> is for members. Log in or join, and it opens.
    </p>
  );
}

const Help = ({ children }: { children: string }) => <p className="text-center text-sm text-soft">{children}</p>;

/** Where members come in by the university alone, the form is one press away. */
function AdminsLogin() {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <LoginForm onlyAdmins />;
  return (
    <Button variant="plain" small className="justify-self-center" onClick={() => setOpen(true)}>
      Admins: log in with a password
    </Button>
  );
}

function LoginForm({ onlyAdmins = false }: { onlyAdmins?: boolean }) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const { form, waits, submit } = useLogin({
    onEntered: async (user) => {
      beginSession(user);
      const invited = await acceptInvitation(hash);
      await navigate(invited?.path ?? takeWantedPath(), { replace: true, viewTransition: true });
      toast(invited?.toast ?? welcomeBack(user));
    },
    onFailed: (why) => toast({ title: 'Login Failed', description: why, tone: 'bad' }),
  });
  return (
    <form noValidate onSubmit={submit} className="mt-5 grid gap-4">
      <LoginFields form={form} waits={waits} />
      <Refusal of={form} />
      <Button type="submit" variant="primary" wide busy={form.isSending} busyLabel="Accessing System...">
        Initialize Connection
      </Button>
      {!onlyAdmins && <Help>New here? Join Fleet creates your account.</Help>}
      {!onlyAdmins && <ForgottenPassword className="text-center" />}
    </form>
  );
}

function RegistrationForm({ product }: { product: string }) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const { form, waits, submit, onChoose } = useRegistration({
    onEntered: async (user) => {
      beginSession(user);
      const invited = await acceptInvitation(hash);
      await navigate(invited?.path ?? takeWantedPath(), { replace: true, viewTransition: true });
      toast(invited?.toast ?? welcomeTo(product, user));
    },
    onFailed: (why) => toast({ title: 'Registration Failed', description: why, tone: 'bad' }),
    onMismatch: () => toast({ title: 'Registration Failed', description: mismatch, tone: 'bad' }),
  });
  return (
    <form noValidate onSubmit={submit} className="mt-5 grid gap-4">
      <RegistrationFields form={form} waits={waits} onChoose={onChoose} />
      <Refusal of={form} />
      <Button type="submit" variant="primary" wide busy={form.isSending} busyLabel="Joining Network...">
        Join The Arena
      </Button>
      <Help>Already have an account? Access Portal logs you in.</Help>
    </form>
  );
}
