import { useEffect } from 'react';
import { getMessage } from '#web/api/api.ts';
import { getRefusal } from '#web/api/issues.ts';
import { useWrite } from '#web/api/requests.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { Refusal } from '#web/forms/Refusal.tsx';
import { useSendingForm } from '#web/forms/use-sending-form.ts';
import { queuedForNetwork } from '#web/outbox/queued.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextInput } from '#web/ui/fields/Field.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { type Game, isRsvpName, ownRsvpName, rsvpNameLimit } from '../contract.ts';
import { enterRsvp, rsvpsResource } from './api.ts';
import { sidesText, WithdrawButton } from './GoingDialog.tsx';

export interface RsvpFormProps {
  id: string;
  game: Game;
  /** The name that the person already goes by. Without one, the form is filled with theirs, ready to send. */
  goesAs: string | undefined;
  onClose: () => void;
  /** Once the person has said that they go themselves. */
  onAnswered?: () => void;
}

export function RsvpForm({ id, game, goesAs, onClose, onAnswered }: RsvpFormProps) {
  const session = useSession();
  const ownName = goesAs === undefined && session ? ownRsvpName(session.displayName) : undefined;
  const form = useSendingForm<{ userName: string }, string>({
    defaultValues: { userName: ownName ?? '' },
    // Without a name, Add cannot be pressed.
    resolver: ({ userName }) =>
      isRsvpName(userName)
        ? { values: userName.trim(), errors: {} }
        : { values: {}, errors: { userName: { type: 'length' } } },
    blames: (error) => (getRefusal(error) === undefined ? null : 'userName'),
  });
  const { setFocus } = form;
  const rsvp = useWrite({
    send: (userName: string) => enterRsvp(game.id, userName),
    onDone: (entered, typedName) => {
      const name = 'repeated' in entered ? typedName : entered.userName;
      toast({ title: name === ownName ? "You're going" : `${name} is going`, tone: 'good' });
      if (name === ownName) onAnswered?.();
      onClose();
    },
    queued: () => ({
      resource: rsvpsResource(game),
      label: `RSVP to ${sidesText(game)}`,
      text: { field: 'userName', max: rsvpNameLimit },
    }),
    onQueued: () => {
      toast(queuedForNetwork());
      onClose();
    },
    onFailed: (error) => {
      toast({ title: 'Your RSVP was not added', description: getMessage(error), tone: 'bad' });
      setFocus('userName');
    },
  });

  // The form opens where the button was pressed, so focus moves into it. Its text is selected, so that typing replaces
  // the name.
  useEffect(() => setFocus('userName', { shouldSelect: true }), [setFocus]);

  return (
    <form
      id={id}
      aria-label="RSVP"
      onSubmit={form.submitTo(rsvp.mutateAsync)}
      noValidate
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="settle mt-3 mb-1 grid gap-1.5"
    >
      {goesAs !== undefined && (
        <div className="mb-1.5 flex min-w-0 items-center justify-between gap-3">
          <p className="min-w-0 text-sm text-soft [overflow-wrap:anywhere]">
            You're going as <strong className="text-ink">{goesAs}</strong>
          </p>
          <WithdrawButton game={game} userName={goesAs} onDone={onClose} />
        </div>
      )}
      <FormField form={form} name="userName" label={goesAs === undefined ? 'Your name' : "A friend's name"} required>
        {(ties) => (
          <div className="flex gap-3">
            <TextInput
              {...ties}
              maxLength={rsvpNameLimit}
              autoComplete={goesAs === undefined ? 'nickname' : 'off'}
              enterKeyHint="send"
              className="min-w-0"
            />
            <Button
              type="submit"
              variant="primary"
              disabled={!isRsvpName(form.watch('userName'))}
              busy={rsvp.isPending}
              busyLabel="Adding..."
              className="shrink-0"
            >
              Add
            </Button>
          </div>
        )}
      </FormField>
      <Refusal of={form} />
    </form>
  );
}
