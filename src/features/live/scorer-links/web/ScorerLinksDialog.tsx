import { useQuery } from '@tanstack/react-query';
import { Link2, Link2Off } from 'lucide-react';
import { useState } from 'react';
import { LinkDialog } from '#features/people/accounts/web/people/LinkDialog.tsx';
import { getMessage } from '#web/api/api.ts';
import { apiClient, useWrite } from '#web/api/requests.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { Refusal } from '#web/forms/Refusal.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { TextInput } from '#web/ui/fields/Field.tsx';
import { ErrorState, Skeleton } from '#web/ui/states.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { type endpoints, type MadeScorerLink, NewScorerLink, type ScorerLink, scorerNameLimit } from '../contract.ts';

const api = apiClient<typeof endpoints>();

/** Manages the links with which people without an account score this game. */
export function ScorerLinksDialog({ gameId, onClose }: { gameId: number; onClose: () => void }) {
  const [made, setMade] = useState<MadeScorerLink | null>(null);
  const form = useContractForm({
    contract: NewScorerLink,
    onFailed: (error) => toast({ title: 'The link was not created', description: getMessage(error), tone: 'bad' }),
  });
  const create = form.submitTo(async (body) => {
    setMade(await api.send('POST /api/games/:id/scorer-links', { params: { id: gameId }, body }));
    form.reset();
  });
  if (made) {
    return (
      <LinkDialog
        title={`A scorer link for ${made.scorer}`}
        description="Anyone with this link can score this game, and nothing else. It is shown only now."
        url={`${location.origin}/score#${made.token}`}
        onClose={() => setMade(null)}
      />
    );
  }
  return (
    <Dialog
      title="Scorer links"
      description="Someone without an account can score this game, from 2 hours before it starts until 3 hours after."
      onClose={onClose}
    >
      <div className="grid gap-4">
        <form noValidate onSubmit={create} aria-label="New scorer link" className="grid gap-2.5">
          <FormField form={form} name="scorer" label="Who is it for?" required>
            {(ties) => <TextInput {...ties} autoComplete="off" maxLength={scorerNameLimit} />}
          </FormField>
          <Refusal of={form} />
          <Button type="submit" variant="primary" wide busy={form.isSending} busyLabel="Creating the link...">
            <Link2 className="size-4" aria-hidden /> Create a link
          </Button>
        </form>
        <OpenLinks gameId={gameId} />
      </div>
    </Dialog>
  );
}

function OpenLinks({ gameId }: { gameId: number }) {
  const links = useQuery(api.read('GET /api/games/:id/scorer-links', { params: { id: gameId } }));
  if (links.isError && !links.data) {
    return <ErrorState title="The links did not load" onRetry={() => links.refetch()} busy={links.isFetching} />;
  }
  if (!links.data) return <Skeleton className="h-14 rounded-control" />;
  if (links.data.length === 0) return null;
  return (
    <ul aria-label="Open links" className="grid gap-2">
      {links.data.map((link) => (
        <OpenLink key={link.id} link={link} />
      ))}
    </ul>
  );
}

function OpenLink({ link }: { link: ScorerLink }) {
  const end = useWrite({
    send: () => api.send('DELETE /api/scorer-links/:id', { params: { id: link.id } }),
    onDone: () => toast({ title: `The link for ${link.scorer} was ended`, tone: 'good' }),
    onFailed: (error) => toast({ title: 'The link was not ended', description: getMessage(error), tone: 'bad' }),
  });
  return (
    <li className="flex items-center gap-3 rounded-control border border-line px-3 py-2">
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="wrap-anywhere font-bold text-base">{link.scorer}</span>
        <span className="text-sm text-soft">
          Created <RelativeTime at={link.createdAt} />
        </span>
      </span>
      <Button
        small
        variant="danger"
        busy={end.isPending}
        busyLabel="Ending..."
        aria-label={`End the link for ${link.scorer}`}
        onClick={() => end.mutate(undefined)}
      >
        <Link2Off className="size-4" aria-hidden /> End
      </Button>
    </li>
  );
}
