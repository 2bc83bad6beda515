import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useProductName } from '#platform/settings/web/api.ts';
import { beginSession } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { loginWaysOptions } from './api.ts';
import type { LoginQuestion, Refusal } from './ask-for-login.ts';
import { CampusInDialog } from './campus/CampusInDialog.tsx';
import { useLogin, useOtherTabs, useRegistration, welcomeBack, welcomeTo } from './entering.ts';
import { ForgottenPassword, LoginFields, RegistrationFields } from './LoginFields.tsx';

/** A visitor logs in or registers over the page, which stays. What they pressed then runs, or they press it again. */
export function VisitorDialog({ refusal, end }: LoginQuestion) {
  const product = useProductName();
  const element = useRef<HTMLFormElement>(null);
  const [joins, setJoins] = useState(false);
  const login = useLogin({
    onEntered: (user) => {
      beginSession(user);
      toast(welcomeBack(user));
    },
  });
  const joining = useRegistration({
    onEntered: (user) => {
      beginSession(user);
      toast(welcomeTo(product, user));
    },
  });
  const { data: ways } = useQuery(loginWaysOptions);
  const onlyAdmins = ways?.passwords === 'admins';
  const { isSending } = (joins ? joining : login).form;
  useOtherTabs();

  // On opening, the dialog focuses its close button: move the focus to the first field.
  useEffect(() => focusFirst(element.current), []);

  const turn = () => {
    flushSync(() => setJoins(!joins));
    focusFirst(element.current);
  };

  return (
    <FormDialog
      title={joins ? `Join ${product}` : 'Log in'}
      description="You stay here and keep what you have written."
      onClose={end}
      closeLabel="Not now"
      busy={isSending}
      submitLabel={joins ? 'Join The Arena' : 'Log in'}
      busyLabel={joins ? 'Joining Network...' : 'Logging in...'}
      onSubmit={(joins ? joining : login).submit}
      form={element}
      className="grid gap-4"
    >
      {refusal && <Reason {...refusal} />}
      {joins ? (
        <RegistrationFields key="join" form={joining.form} waits={joining.waits} onChoose={joining.onChoose} />
      ) : (
        <LoginFields key="login" form={login.form} waits={login.waits} />
      )}
      {!joins && !onlyAdmins && <ForgottenPassword />}
      {!onlyAdmins && (
        <p className="-mt-1 -mb-2 flex flex-wrap items-center gap-x-1 text-sm text-soft">
          {joins ? 'Already have an account?' : 'No account yet?'}
          <Button small variant="plain" disabled={isSending} onClick={turn}>
            {joins ? 'Log in' : 'Join'}
          </Button>
        </p>
      )}
      <CampusInDialog />
    </FormDialog>
  );
}

const focusFirst = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

const Reason = ({ title, description }: Refusal) => (
  <div role="alert" className="flex items-start gap-2.5 rounded-control bg-raised p-3 text-sm">
    <CircleAlert className="size-5 shrink-0 text-info" aria-hidden />
    <div>
      <p className="font-bold">{title}</p>
      {description && <p className="text-soft">{description}</p>}
    </div>
  </div>
);
