import { useQuery } from '@tanstack/react-query';
import { useProductName } from '#platform/settings/web/api.ts';
import { ApiError, getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { NotFoundPage } from '#web/layout/NotFoundPage.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { useHash } from '#web/routing/rendering.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { PageLoading } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { confirmAddress, emailOptions, stopEmails } from './api.ts';

/** The page that links in mails lead to. Without a mail server it does not exist. */
export function EmailPage() {
  const product = useProductName();
  const { error, isPending } = useQuery(emailOptions);
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage product={product} />;
  if (isPending) return <PageLoading />;
  return <MailLink />;
}

export const loader = defineLoader(({ client }) => [client.prefetchQuery(emailOptions)]);

/** Mail scanners open links, so nothing happens before a press. */
function MailLink() {
  const [, action, token] = /^#(confirm|stop)=([\w.-]{1,80})$/.exec(useHash()) ?? [];
  return (
    <>
      <PageTitle>E-mail</PageTitle>
      {token === undefined ? (
        <Card>
          <p className="text-sm">This link is not whole. Open it from the e-mail again.</p>
        </Card>
      ) : (
        <Link key={token} {...(action === 'stop' ? stopping : confirming)} token={token} />
      )}
    </>
  );
}

const confirming = {
  heading: 'Confirm your address',
  text: 'Then what you choose under Notifications can come to you by e-mail.',
  press: 'Confirm this address',
  done: 'Your address is confirmed. Choose what comes by e-mail under Notifications.',
  send: confirmAddress,
};

const stopping = {
  heading: 'Stop these e-mails',
  text: 'No more e-mails of this kind come to you. You find the choice under Notifications.',
  press: 'Stop these e-mails',
  done: 'Stopped. No more e-mails of this kind come to you.',
  send: stopEmails,
};

function Link({ heading, text, press, done, send, token }: typeof confirming & { token: string }) {
  const acting = useWrite({
    send: () => send(token),
    onFailed: (error) => toast({ title: 'This link no longer works', description: getMessage(error), tone: 'bad' }),
  });
  return (
    <Card hero heading={heading}>
      <p className="text-sm" role="status">
        {acting.isSuccess ? done : text}
      </p>
      {!acting.isSuccess && (
        <div className="mt-3">
          <Button
            variant="primary"
            busy={acting.isPending}
            busyLabel="One moment..."
            onClick={() => acting.mutate(undefined)}
          >
            {press}
          </Button>
        </div>
      )}
    </Card>
  );
}
