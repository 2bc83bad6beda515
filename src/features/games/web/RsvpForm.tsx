import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { messageOf } from '#web/api.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { toast } from '#web/ui/toasts.ts';
import { useWrite } from '#web/write.ts';
import { isRsvpName, rsvpNameLimit } from '../contract.ts';
import { enterRsvp } from './api.ts';

interface RsvpFormProps {
  id: string;
  gameId: number;
  onClose: () => void;
}

export function RsvpForm({ id, gameId, onClose }: RsvpFormProps) {
  const [typed, setTyped] = useState('');
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const rsvp = useWrite({
    send: (userName: string) => enterRsvp(gameId, userName),
    onDone: ({ userName }) => {
      toast({ title: `${userName} is going`, tone: 'good' });
      onClose();
    },
    onFailed: (error) => toast({ title: 'Your RSVP was not added', description: messageOf(error), tone: 'bad' }),
  });

  // The form stands where the button was pressed, so typing goes on there.
  useEffect(() => input.current?.focus(), []);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isRsvpName(typed) && !rsvp.isPending) rsvp.mutate(typed.trim());
  };

  return (
    <form
      id={id}
      aria-label="RSVP"
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="settle mt-3 mb-1 grid gap-1.5"
    >
      <label htmlFor={inputId} className="font-semibold text-[0.8125rem] text-soft">
        Your name
      </label>
      <div className="flex gap-3">
        <TextInput
          ref={input}
          id={inputId}
          value={typed}
          maxLength={rsvpNameLimit}
          autoComplete="nickname"
          enterKeyHint="send"
          onChange={(event) => setTyped(event.target.value)}
          className="min-w-0"
        />
        <Button
          type="submit"
          look="primary"
          disabled={!isRsvpName(typed)}
          busy={rsvp.isPending}
          busyLabel="Adding..."
          className="shrink-0"
        >
          Add
        </Button>
      </div>
    </form>
  );
}
