import { Gavel } from 'lucide-react';
import { useState } from 'react';
import type { Game } from '#features/games/contract.ts';
import { messageOf } from '#web/api/api.ts';
import { useCheckedForm } from '#web/forms/checked-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { Field, TextArea, TextInput } from '#web/ui/fields/Field.tsx';
import { Segmented } from '#web/ui/fields/Segmented.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { type Confirmation, longestReason, TypedDecision } from '../contract.ts';
import { sides } from '../rules.ts';
import { decideDispute } from './api.ts';
import type { SideNames } from './words.ts';

interface DecisionDialogProps {
  gameId: number;
  request: NonNullable<Confirmation['request']>;
  names: SideNames;
  onClose: () => void;
}

const choices = [
  { value: 'stands', label: 'It stands' },
  { value: 'corrected', label: 'Correct it' },
] as const;

function DecisionDialog({ gameId, request, names, onClose }: DecisionDialogProps) {
  const [decision, setDecision] = useState<'stands' | 'corrected'>('stands');
  const { issues, busy, submit } = useCheckedForm({
    contract: TypedDecision,
    send: async (typed) => {
      await decideDispute(gameId, { requestId: request.id, ...typed });
      toast({ title: decision === 'stands' ? 'The result stands' : 'Result corrected', tone: 'good' });
      onClose();
    },
    onFailed: (error) => toast({ title: 'Nothing was decided', description: messageOf(error), tone: 'bad' }),
  });
  return (
    <FormDialog
      title={
        <>
          Is <span className="whitespace-nowrap">{`${request.homeScore}–${request.awayScore}`}</span> right?
        </>
      }
      description={`${names.home} v ${names.away}. Both captains get a notice, and everybody who opens the game can read your reason.`}
      onClose={onClose}
      busy={busy}
      submitLabel="Decide"
      busyLabel="Deciding..."
      onSubmit={submit}
      className="grid gap-4 pt-1.5"
    >
      <Segmented label="Decision" choices={choices} value={decision} onChoose={setDecision} />
      {decision === 'corrected' && (
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {sides.map((side) => (
            <ScoreField
              key={side}
              label={names[side]}
              name={`${side}Score`}
              issues={issues}
              was={request[`${side}Score`]}
            />
          ))}
        </div>
      )}
      <Field label="Reason" error={issues['reason']} required>
        {(ties) => <TextArea {...ties} name="reason" rows={3} maxLength={longestReason} />}
      </Field>
    </FormDialog>
  );
}

interface ScoreFieldProps {
  label: string;
  name: string;
  issues: Readonly<Record<string, string | undefined>>;
  was: number;
}

function ScoreField({ label, name, issues, was }: ScoreFieldProps) {
  return (
    <Field label={label} error={issues[name]} required>
      {(ties) => (
        <TextInput
          {...ties}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          defaultValue={String(was)}
        />
      )}
    </Field>
  );
}

/** Instead of the button, for those who take part in the game. */
export const OwnCase = () => (
  <p className="text-balance text-[0.8125rem] text-soft">
    You take part in this game: another officer or an admin decides.
  </p>
);

interface DecideButtonProps {
  game: Game;
  confirmation: Confirmation;
  names: SideNames;
}

/** Lets officers and admins decide a disputed result. */
export function DecideButton({ game, confirmation: { request }, names }: DecideButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if (!request) return null;
  return (
    <>
      <Button wide aria-label={`Decide: ${names.home} v ${names.away}`} onClick={() => setOpen(true)}>
        <Gavel className="size-4" aria-hidden /> Decide
      </Button>
      {isOpen && <DecisionDialog gameId={game.id} request={request} names={names} onClose={() => setOpen(false)} />}
    </>
  );
}
