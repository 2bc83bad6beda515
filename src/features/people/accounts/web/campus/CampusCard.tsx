import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminVerification } from '#shared/session.ts';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { useHash } from '#web/routing/rendering.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { beginCampusLink, campusLinkOptions, unlinkCampus } from '../api.ts';
import { EntryField } from '../LoginFields.tsx';
import { campusOutcomeIn, campusRefusal } from './outcomes.ts';

interface CampusCardProps {
  /** Whether this account may log in with a password, so that the link can go. */
  mayUnlink: boolean;
}

/** One's account at the university: linked or not. */
export function CampusCard({ mayUnlink }: CampusCardProps) {
  const { data: link } = useQuery(campusLinkOptions);
  const refusal = campusRefusal(campusOutcomeIn(useHash()));
  const [asked, setAsked] = useState<'link' | 'unlink' | null>(null);
  if (!link) return null;
  const { isLinked, linkedAt, hasPassword } = link;
  return (
    <Card heading="University account">
      <div className="grid gap-3 text-sm text-soft">
        {refusal && (
          <p role="alert" className="text-ink">
            {refusal}
          </p>
        )}
        {isLinked ? (
          <p>
            You log in with it here.{' '}
            {linkedAt && (
              <>
                Linked: <RelativeTime at={linkedAt} />.{' '}
              </>
            )}
            This village keeps only the number by which your university knows you.
          </p>
        ) : (
          <p>Link it, and you can log in here without typing a password of this village.</p>
        )}
        {isLinked && mayUnlink && !hasPassword && <p>Set a password before you unlink it, or you could not come in.</p>}
      </div>
      {(!isLinked || (mayUnlink && hasPassword)) && (
        <Button className="mt-3" onClick={() => setAsked(isLinked ? 'unlink' : 'link')}>
          {isLinked ? 'Unlink' : 'Link'}
          <span className="sr-only"> my university account</span>
        </Button>
      )}
      {asked === 'link' && <LinkDialog onClose={() => setAsked(null)} />}
      {asked === 'unlink' && <UnlinkDialog onClose={() => setAsked(null)} />}
    </Card>
  );
}

function LinkDialog({ onClose }: { onClose: () => void }) {
  const form = useContractForm({
    contract: AdminVerification,
    blames: ({ code }) => (code === 'wrong-password' ? 'password' : null),
    onFailed: (error) => toast({ title: 'Nothing was linked', description: getMessage(error), tone: 'bad' }),
  });
  const link = form.submitTo(async (typed) => location.assign((await beginCampusLink(typed)).address));
  return (
    <FormDialog
      refusalOf={form}
      title="Link your university account"
      description="Type your password of this village. Then log in at your university, which sends you back here."
      onClose={onClose}
      busy={form.isSending}
      submitLabel="Go on"
      busyLabel="Going to your university..."
      onSubmit={link}
      className="grid gap-4"
    >
      <EntryField
        form={form}
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        maxLength={512}
      />
    </FormDialog>
  );
}

function UnlinkDialog({ onClose }: { onClose: () => void }) {
  const unlinking = useWrite({
    send: unlinkCampus,
    onDone: () => toast({ title: 'Your university account is unlinked', tone: 'good' }),
    onFailed: (error) => toast({ title: 'Nothing was unlinked', description: getMessage(error), tone: 'bad' }),
  });
  return (
    <ConfirmDialog
      title="Unlink your university account?"
      description="You then log in with your username and password. Whoever logs in with the university account makes a new account."
      confirmLabel="Unlink"
      busyLabel="Unlinking..."
      danger
      onClose={onClose}
      onConfirm={() => unlinking.mutateAsync(undefined)}
    />
  );
}
